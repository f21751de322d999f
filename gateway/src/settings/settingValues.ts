/** Parsers of settings. Each throws a `WrongSetting` for an invalid value. */
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { readFlag } from '@callout/contracts/wire/flag'

export interface MapTiles {
  readonly url: string
  readonly attribution?: string
}

export class WrongSetting extends Error {}

const LARGEST_PORT = 65_535

export function portOf(text: string, name = 'PORT'): number {
  return wholeOf(name, text, { from: 0, to: LARGEST_PORT, what: 'a number' })
}

interface Whole {
  readonly from: number
  readonly to: number
  readonly what?: string
}

export function wholeOf(name: string, text: string, { from, to, what = 'a whole number' }: Whole): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= from && number <= to) return number
  throw new WrongSetting(`${name} must be ${what} from ${from} to ${to}, not "${text}".`)
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export function logLevelOf(text: string): LogLevel {
  const level = logLevels.find((item) => item === text)
  if (level !== undefined) return level
  throw new WrongSetting(`LOG_LEVEL must be ${logLevels.slice(0, -1).join(', ')} or ${logLevels.at(-1)}, not "${text}".`)
}

export function flagOf(name: string, text: string | undefined): boolean {
  const isOn = readFlag(text)
  if (isOn !== undefined) return isOn
  throw new WrongSetting(`${name} must be 1 or 0, not "${text}".`)
}

const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** An origin and a path only: a query or fragment would break every call's path, and a password would reach the log. */
const isPlainBase = (text: string): boolean => {
  const { username, password, search, hash } = new URL(text)
  return username === '' && password === '' && search === '' && hash === '' && !/[?#]/.test(text)
}

export function restBaseUrlOf(text: string): string {
  if (isHttpUrl(text)) {
    if (isPlainBase(text)) return text
    throw new WrongSetting('REST_BASE_URL must be an address without a user, a query or a fragment, like https://api.example.com/api/v1.')
  }
  throw new WrongSetting(
    `REST_BASE_URL must be an http or https address with the version, like http://127.0.0.1:4010/api/v1, not "${text}".`,
  )
}

export function routingUrlOf(text: string | undefined): string | undefined {
  if (!text || (isHttpUrl(text) && isPlainBase(text))) return text || undefined
  throw new WrongSetting('ROUTING_URL must be an http or https address without a user, a query or a fragment, like http://127.0.0.1:5000.')
}

const hasPage = (folder: string): boolean => existsSync(join(folder, 'index.html'))

export function formerClientDirsOf(text: string, base = ''): readonly string[] {
  const folders = getList(text)
  const wrong = folders.find((folder) => !hasPage(resolve(base, folder)))
  if (wrong === undefined) return folders.map((folder) => resolve(base, folder))
  throw new WrongSetting(`FORMER_CLIENT_DIRS must be folders with an index.html, separated by commas: "${wrong}" has none.`)
}

export function clientDirOf(text: string | undefined, base = ''): string | undefined {
  if (!text) return undefined
  if (hasPage(resolve(base, text))) return resolve(base, text)
  throw new WrongSetting(`CLIENT_DIR must be a folder with an index.html: "${text}" has none.`)
}

const getList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

export function corsOriginsOf(text: string): string[] {
  const origins = getList(text)
  const wrong = origins.find((origin) => !isHttpUrl(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return origins
  throw new WrongSetting(`CORS_ORIGINS must be origins like https://app.example.com, separated by commas: "${wrong}" isn’t one.`)
}

export function corsHeadersOf(text: string): string[] {
  const names = getList(text).map((name) => name.toLowerCase())
  const wrong = names.find((name) => !/^[!#$%&'*+.^`|~\w-]+$/.test(name) || name === '*')
  if (wrong === undefined) return names
  throw new WrongSetting(`CORS_HEADERS must be names of headers like x-team, separated by commas: "${wrong}" isn’t one.`)
}

const networkNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

/** An address, or a range like 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return bits > 0 && rest.length === 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
}

export function trustedProxiesOf(text: string): string[] {
  const proxies = getList(text)
  const wrong = proxies.find((proxy) => !networkNames.includes(proxy) && !isNetwork(proxy))
  if (wrong === undefined) return proxies
  throw new WrongSetting(
    `TRUST_PROXY must be addresses or ranges like 10.0.0.0/8, or ${networkNames.join(', ')}, separated by commas: "${wrong}" isn’t one.`,
  )
}

export function urlOrNone(name: string, text: string | undefined): string | undefined {
  if (!text || isHttpUrl(text)) return text || undefined
  throw new WrongSetting(`${name} must be an http or https address, not "${text}".`)
}

export function securityContactOf(text: string | undefined): string | undefined {
  if (!text || (URL.canParse(text) && ['mailto:', 'https:', 'tel:'].includes(new URL(text).protocol))) return text || undefined
  throw new WrongSetting(`SECURITY_CONTACT must be an address like mailto:security@example.com, or one with https: or tel:, not "${text}".`)
}

export function filesOriginOf(text: string | undefined, restBaseUrl: string): string {
  if (!text) return new URL(restBaseUrl).origin
  if (isHttpUrl(text) && new URL(text).origin === text) return text
  throw new WrongSetting(`FILES_ORIGIN must be an origin like http://127.0.0.1:4010, not "${text}".`)
}

const LONGEST_POLL_SECONDS = 60

export function pollMsOf(text: string): number {
  const seconds = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && seconds <= LONGEST_POLL_SECONDS) return seconds * 1000
  throw new WrongSetting(`LIVE_POLL_SECONDS must be a number from 0 (never) to ${LONGEST_POLL_SECONDS}, not "${text}".`)
}

/** The message must not repeat the value, which may contain a password. */
export function redisUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '') return text
  throw new WrongSetting('REDIS_URL must be an address like redis://127.0.0.1:6379, or rediss://user:password@host:6379 with TLS.')
}

export function mapTilesOf(url: string | undefined, attribution: string | undefined): MapTiles | undefined {
  if (!url) return undefined
  if (isHttpUrl(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return { url, ...(attribution && { attribution }) }
  throw new WrongSetting(`MAP_TILES_URL must be an address like https://tiles.example/{z}/{x}/{y}.png, not "${url}".`)
}

export const LOOPBACK = '127.0.0.1'

/** For `localhost` Fastify also listens on `::1` and doesn't close that server. */
export const hostOf = (text: string): string => (text === 'localhost' ? LOOPBACK : text)
