import { join } from 'node:path'
import { record } from '../gateway/record.ts'
import { requests } from '../gateway/operations.ts'
import { temporaryFolder } from '../harness/callout.ts'
import type { Later } from '../harness/cleanUp.ts'
import { pinCores } from '../harness/cores.ts'
import { ask, type Request } from '../harness/request.ts'
import { type Server, startServer } from '../harness/server.ts'

export interface Servers {
  readonly upstream: Server
  readonly startGateway: (env?: Readonly<Record<string, string>>) => Promise<Server>
}

export async function startServers(later: Later): Promise<Servers> {
  const cores = pinCores()
  const folder = temporaryFolder()
  later(folder.remove)
  const file = join(folder.path, 'recording.json')
  await record(file)
  const upstream = await startServer({
    name: 'upstream',
    module: import.meta.resolve('../gateway/upstream.ts'),
    env: { RECORDING: file },
    core: cores?.load,
    readyPath: '/calls',
  })
  later(upstream.stop)
  const startGateway: Servers['startGateway'] = async (env = {}) => {
    const gateway = await startServer({
      name: 'gateway',
      module: import.meta.resolve('@callout/gateway/main'),
      env: { REST_BASE_URL: `${upstream.url}/api/v1`, CLIENT_DIR: '', ...env },
      core: cores?.server,
    })
    later(gateway.stop)
    return gateway
  }
  return { upstream, startGateway }
}

export const setDelay = (upstream: Server, path: string, ms: number): Promise<unknown> =>
  ask(upstream.url, { method: 'GET', path: `/delay?path=${path}&ms=${ms}` })

const itemAt = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

/** Three lists, one list with customers, one action: no two at the same time are equal. */
export function dayAt(index: number): Request {
  if (index % 5 === 3) return itemAt(requests.nested.graphql, index)
  return index % 5 === 4 ? actionAt() : listAt(index)
}

export const listAt = (index: number): Request => itemAt(requests.list.graphql, index)
export const actionAt = (): Request => itemAt(requests.mutation.graphql, 0)
