import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFlag } from '@callout/contracts/wire/flag'
import { dayText, z } from '@callout/contracts/wire/zod'
import { upstreamModes } from './control/upstream/modes.ts'
import { API_PREFIX } from './http/rows.ts'

const dataFolder = fileURLToPath(new URL('../../.data', import.meta.url))

export const CLIENT_URL = 'http://127.0.0.1:5173'

export const OWN_URL = 'http://127.0.0.1:4010'

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Without a user, a query or a fragment. */
const isBaseUrl = (text: string): boolean =>
  isOrigin(text) && !/[?#]/.test(text) && new URL(text).username === '' && new URL(text).password === ''

/** An origin alone gets the path of the API. */
const baseUrlOf = (text: string): string => {
  const { origin, pathname } = new URL(text)
  return pathname === '/' ? origin + API_PREFIX : origin + pathname.replace(/\/+$/, '')
}

const wholeNumber = (from: number, to: number, sentence: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, sentence)),
    z.pipe(z.transform(Number), z.int().check(z.gte(from, sentence), z.lte(to, sentence))),
  )

const LOOPBACK = '127.0.0.1'

/** For `localhost` Fastify also listens on `::1` and doesn't close that server. */
const hostOf = (text: string): string => (text === 'localhost' ? LOOPBACK : text)

const Environment = z.object({
  PORT: z._default(wholeNumber(0, 65_535, 'PORT must be a whole number from 0 to 65535.'), 4010),
  HOST: z._default(z.pipe(z.string(), z.transform(hostOf)), LOOPBACK),
  DATA_DIR: z._default(z.string(), dataFolder),
  CLIENT_URL: z._default(z.string().check(z.refine(isOrigin, 'CLIENT_URL must be an address like http://127.0.0.1:5173.')), CLIENT_URL),
  CONTROL_TOKEN: z.optional(z.string().check(z.minLength(16, 'CONTROL_TOKEN must have at least 16 characters.'))),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isOrigin, 'PUBLIC_URL must be an address like http://127.0.0.1:4010.'))),
  FRESH: z._default(
    z.pipe(
      z.string().check(z.refine((text) => readFlag(text) !== undefined, 'FRESH must be 1 or 0.')),
      z.transform((text: string) => readFlag(text) === true),
    ),
    false,
  ),
  SEED: z._default(wholeNumber(0, 4_294_967_295, 'SEED must be a whole number.'), 1),
  SEED_SIZE: z._default(z.enum(['tiny', 'odd', 'demo', 'large'], { error: 'SEED_SIZE must be tiny, odd, demo or large.' }), 'demo'),
  REFERENCE_DATE: z.optional(dayText()),
  UPSTREAM_URL: z.optional(
    z.pipe(
      z.string().check(z.refine(isBaseUrl, 'UPSTREAM_URL must be an address like https://backend.example/api/v1.')),
      z.transform(baseUrlOf),
    ),
  ),
  UPSTREAM_MODE: z._default(z.enum(upstreamModes, { error: 'UPSTREAM_MODE must be mock, upstream or compare.' }), 'compare'),
})
export type Settings = z.output<typeof Environment>

/** Parses the settings; empty values count as missing. Throws a sentence naming the first invalid one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = z.safeParse(Environment, set)
  // npm starts a package in its own folder; `INIT_CWD` is where npm was called.
  if (parsed.success) return { ...parsed.data, DATA_DIR: resolve(environment['INIT_CWD'] ?? '', parsed.data.DATA_DIR) }
  const [issue] = parsed.error.issues
  const isReferenceDate = issue?.path[0] === 'REFERENCE_DATE'
  throw new Error(isReferenceDate ? 'REFERENCE_DATE must be a day as YYYY-MM-DD.' : issue?.message)
}
