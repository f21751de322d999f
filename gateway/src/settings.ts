import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What the environment decides. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly restBaseUrl: string
  readonly clientDir: string | undefined
  readonly corsOrigins: readonly string[]
  readonly isProduction: boolean
  /** Page that plays the providers of social sign-in where nobody has an id of theirs. */
  readonly identityUrl: string | undefined
  /** Origin to which the client posts the form that starts the sign-in with Apple (spec §3). */
  readonly authHost: string | undefined
}

/** A setting that cannot be right; its message names it in one sentence. */
export class WrongSetting extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new WrongSetting(`PORT must be a number from 0 to 65535, not "${text}".`)
}

const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function restBaseUrlOf(text: string): string {
  if (isHttpUrl(text)) return text
  throw new WrongSetting(
    `REST_BASE_URL must be an http or https address with the version, like http://127.0.0.1:4010/api/v1, not "${text}".`,
  )
}

function clientDirOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (existsSync(join(text, 'index.html'))) return resolve(text)
  throw new WrongSetting(`CLIENT_DIR must be a folder with an index.html: there is none in "${text}".`)
}

function corsOriginsOf(text: string): string[] {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  const wrong = origins.find((origin) => !isHttpUrl(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return origins
  throw new WrongSetting(`CORS_ORIGINS must be origins like https://app.example.com, parted by commas: "${wrong}" is none.`)
}

function urlOrNone(name: string, text: string | undefined): string | undefined {
  if (!text || isHttpUrl(text)) return text || undefined
  throw new WrongSetting(`${name} must be an http or https address, not "${text}".`)
}

/** @throws WrongSetting */
export const readSettings = (environment: Environment): Settings => ({
  port: portOf(environment['PORT'] || '4000'),
  host: environment['HOST'] || '127.0.0.1',
  restBaseUrl: restBaseUrlOf(environment['REST_BASE_URL'] || 'http://127.0.0.1:4010/api/v1'),
  clientDir: clientDirOf(environment['CLIENT_DIR']),
  corsOrigins: corsOriginsOf(environment['CORS_ORIGINS'] ?? ''),
  isProduction: environment['NODE_ENV'] === 'production',
  identityUrl: urlOrNone('IDENTITY_URL', environment['IDENTITY_URL']),
  authHost: urlOrNone('AUTH_HOST', environment['AUTH_HOST']),
})
