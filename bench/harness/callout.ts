import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import type { Envelope } from '@callout/contracts/wire/envelope'
import type { UserData } from '@callout/contracts/profile/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { ask, type Request } from './request.ts'
import { type Server, startServer } from './server.ts'

/** Reference date of the seed, so that every run has the same records. */
export const REFERENCE_DATE = '2026-11-18'

const folders = new Set<string>()
const removeFolder = (path: string): void => rmSync(path, { recursive: true, force: true })
process.on('exit', () => folders.forEach(removeFolder))

/** A folder deleted by `remove` or at exit. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'callout-bench-'))
  folders.add(path)
  const remove = (): void => {
    folders.delete(path)
    removeFolder(path)
  }
  return { path, remove }
}

export interface MockApiOptions {
  readonly size: 'demo' | 'large'
  readonly core?: number | undefined
}

export async function startMockApi({ size, core }: MockApiOptions): Promise<Server> {
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder.path, SEED_SIZE: size, REFERENCE_DATE }
  const server = await startServer({ name: `mock-api, ${size}`, module: import.meta.resolve('@callout/mock-api/main'), env, core })
  return { ...server, stop: () => server.stop().finally(folder.remove) }
}

export interface GatewayOptions {
  /** Without the path. */
  readonly upstream: string
  readonly core?: number | undefined
  readonly clientDir?: string
}

export const startGateway = ({ upstream, core, clientDir = '' }: GatewayOptions): Promise<Server> =>
  startServer({
    name: 'gateway',
    module: import.meta.resolve('@callout/gateway/main'),
    env: { REST_BASE_URL: `${upstream}/api/v1`, CLIENT_DIR: clientDir },
    core,
  })

export const restHeaders = (token: string): Record<string, string> => ({ [PLATFORM_HEADER]: PLATFORM_WEB, authorization: token })

export async function askRest<T>(url: string, request: Request): Promise<T> {
  const { responseCode, responseMessage, responseData } = (await ask(url, request)) as Envelope<T>
  if (responseCode !== 200) throw new Error(`${request.method} ${request.path}: ${responseCode} ${responseMessage}`)
  return responseData
}

export async function signInAsOwner(url: string): Promise<string> {
  const body = { email: 'owner@demo.test', password: 'demo1234', device_type: 2 }
  const { user } = await askRest<z.output<typeof UserData>>(url, {
    method: 'POST',
    path: '/api/v1/users/sign_in',
    headers: restHeaders(''),
    body,
  })
  if (!user.authentication_token) throw new Error('The sign-in gave no token')
  return user.authentication_token
}
