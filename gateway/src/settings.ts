import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** Where pictures of the map come from, with {z}, {x} and {y} in the address, and whose they are. */
export interface MapTiles {
  readonly url: string
  readonly attribution?: string
}

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
  /** Where browsers read the files of jobs: where the REST API is, unless it is reached under another name from outside. */
  readonly filesOrigin: string
  /** Pictures of the map; undefined: the client draws outlines and a grid. */
  readonly mapTiles: MapTiles | undefined
  /** Proxies in front of the gateway whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** How windows are told of changes. */
  readonly live: {
    /** How often changes from elsewhere are looked for while windows are open; 0: never. */
    readonly pollMs: number
    /** Redis or Valkey, by which several gateways share what they tell. */
    readonly redisUrl: string | undefined
  }
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
  throw new WrongSetting(`CLIENT_DIR must be a folder with an index.html: "${text}" has none.`)
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

function corsOriginsOf(text: string): string[] {
  const origins = listOf(text)
  const wrong = origins.find((origin) => !isHttpUrl(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return origins
  throw new WrongSetting(`CORS_ORIGINS must be origins like https://app.example.com, separated by commas: "${wrong}" isn’t one.`)
}

const networkNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** An address, or a range like 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return bits > 0 && rest.length === 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
}

function trustedProxiesOf(text: string): string[] {
  const proxies = listOf(text)
  const wrong = proxies.find((proxy) => !networkNames.includes(proxy) && !isNetwork(proxy))
  if (wrong === undefined) return proxies
  throw new WrongSetting(
    `TRUST_PROXY must be addresses or ranges like 10.0.0.0/8, or ${networkNames.join(', ')}, separated by commas: "${wrong}" isn’t one.`,
  )
}

function urlOrNone(name: string, text: string | undefined): string | undefined {
  if (!text || isHttpUrl(text)) return text || undefined
  throw new WrongSetting(`${name} must be an http or https address, not "${text}".`)
}

function filesOriginOf(text: string | undefined, restBaseUrl: string): string {
  if (!text) return new URL(restBaseUrl).origin
  if (isHttpUrl(text) && new URL(text).origin === text) return text
  throw new WrongSetting(`FILES_ORIGIN must be an origin like http://127.0.0.1:4010, not "${text}".`)
}

const LONGEST_POLL_SECONDS = 60

function pollMsOf(text: string): number {
  const seconds = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && seconds <= LONGEST_POLL_SECONDS) return seconds * 1000
  throw new WrongSetting(`LIVE_POLL_SECONDS must be a number from 0 (never) to ${LONGEST_POLL_SECONDS}, not "${text}".`)
}

/** What was set is not said: it may have a password. */
function redisUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '') return text
  throw new WrongSetting('REDIS_URL must be an address like redis://127.0.0.1:6379, or rediss://user:password@host:6379 with TLS.')
}

function mapTilesOf(url: string | undefined, attribution: string | undefined): MapTiles | undefined {
  if (!url) return undefined
  if (isHttpUrl(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return { url, ...(attribution && { attribution }) }
  throw new WrongSetting(`MAP_TILES_URL must be an address like https://tiles.example/{z}/{x}/{y}.png, not "${url}".`)
}

const LOOPBACK = '127.0.0.1'

/** One address: for `localhost` Fastify opens a second server, at `::1`, that nothing reaches when the app closes. */
const hostOf = (text: string): string => (text === 'localhost' ? LOOPBACK : text)

/** @throws WrongSetting */
export function readSettings(environment: Environment): Settings {
  const restBaseUrl = restBaseUrlOf(environment['REST_BASE_URL'] || 'http://127.0.0.1:4010/api/v1')
  return {
    port: portOf(environment['PORT'] || '4000'),
    host: hostOf(environment['HOST'] || LOOPBACK),
    restBaseUrl,
    clientDir: clientDirOf(environment['CLIENT_DIR']),
    corsOrigins: corsOriginsOf(environment['CORS_ORIGINS'] ?? ''),
    isProduction: environment['NODE_ENV'] === 'production',
    identityUrl: urlOrNone('IDENTITY_URL', environment['IDENTITY_URL']),
    filesOrigin: filesOriginOf(environment['FILES_ORIGIN'], restBaseUrl),
    mapTiles: mapTilesOf(environment['MAP_TILES_URL'], environment['MAP_TILES_ATTRIBUTION']),
    trustedProxies: trustedProxiesOf(environment['TRUST_PROXY'] ?? ''),
    live: { pollMs: pollMsOf(environment['LIVE_POLL_SECONDS'] || '2'), redisUrl: redisUrlOf(environment['REDIS_URL']) },
  }
}
