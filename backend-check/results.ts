import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DecisionNumber, decisionOf, decisions } from '@callout/mock-api/http/openapi/decisions'
import { specReplyOf } from '@callout/mock-api/http/openapi/specReplies'
import type { Call } from '../tests/pact/calls.ts'
import { addressBelow } from '../tests/pact/names.ts'
import { UNREADABLE_ID } from '../tests/pact/plainReply.ts'
import { runVerify } from '../tests/pact/runVerify.ts'
import type { Recorded } from '../tests/pact/specInteractions.ts'
import type { Mismatch, Verdict, Verification } from '../tests/pact/verification.ts'
import type { CheckOptions } from './options.ts'
import { pactFrame, type Plan, type Trial } from './plan.ts'

export interface Difference {
  /** As `responseData.jobs[].total`, or '' for the reply as a whole. */
  readonly field: string
  readonly code: number
  readonly message: string
  readonly section?: string
  readonly decision?: DecisionNumber
  readonly example?: string
  readonly interaction: string
  readonly curl: string
}

export type CallStatus = 'conforms' | 'differs' | 'fails' | 'missing' | 'not tried'

export interface CallResult {
  readonly call: Call
  readonly status: CallStatus
  readonly reason?: string
  readonly tried: number
  readonly held: number
  readonly differences: readonly Difference[]
}

export interface Results {
  readonly calls: readonly CallResult[]
  readonly stateFailures: readonly string[]
}

const inQuotes = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** For a shell; the token is a variable. */
export function curlOf(baseUrl: string, { method, path, headers = {}, query = {}, body }: Recorded['request']): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))
  const url = addressBelow(baseUrl, path) + (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`)
  const sent = Object.entries(headers).map(([name, [value = '']]) =>
    name === 'Authorization' ? ' -H "Authorization: $BACKEND_TOKEN"' : ` -H ${inQuotes(`${name}: ${value}`)}`,
  )
  const data = body === undefined ? '' : ` -d ${inQuotes(JSON.stringify(body.content))}`
  return `curl${method === 'GET' ? '' : ` -X ${method}`} ${inQuotes(url)}${sent.join('')}${data}`
}

/** `$.responseData.jobs[0].total` as `responseData.jobs[].total`. */
const getField = (path: string): string => path.replace(/^\$\.?/, '').replaceAll(/\[[^\]]*\]/g, '[]')

function valueAt(content: unknown, field: string): unknown {
  const steps = field.split('.').flatMap((step) => [step.replaceAll('[]', ''), ...Array.from(step.matchAll(/\[\]/g), () => 0)])
  return steps.filter((step) => step !== '').reduce<unknown>((value, step) => (Object(value) as Record<string, unknown>)[step], content)
}

interface Raw {
  readonly field: string
  readonly message: string
  readonly actual: string | undefined
}

/** One for each field: Pact names all missing keys of an object together. */
function rawOf({ path = '', message, actual }: Mismatch): Raw[] {
  const field = getField(path)
  const keys = /missing the following keys: (.+)$/.exec(message)?.[1]
  if (keys === undefined) return [{ field, message, actual }]
  return keys.split(', ').map((key) => ({ field: [field, key].filter(Boolean).join('.'), message: 'is missing', actual: undefined }))
}

const isEmptyList = ({ message }: Raw): boolean => /Expected \[\] \(size 0\)|to have minimum size|Expected an empty List/.test(message)
const isNull = ({ actual, message }: Raw): boolean => actual === 'null' || message.startsWith('Type mismatch: Expected null ')
const nameWithParent = (field: string): string => field.replaceAll('[]', '').split('.').slice(-2).join('.')

const kindOf = (json: string): string => (/^[[{]/.test(json) ? json.charAt(0) : json.startsWith('"') ? 'text' : 'scalar')
const isOtherValue = ({ field, actual }: Raw, { pinned, recorded }: Trial): boolean => {
  const expected = valueAt(recorded.response.body.content, field)
  return pinned.includes(nameWithParent(field)) && actual !== undefined && kindOf(actual) === kindOf(JSON.stringify(expected) ?? '')
}

/** Differences of data, not of notation: only states make those comparable. */
const isOfData = (raw: Raw, trial: Trial, hasStates: boolean): boolean => {
  if (hasStates) return false
  // An account of the backend may have no authorities.
  if (!trial.recorded.pending) return trial.call.domain === 'auth' && isEmptyList(raw)
  return isNull(raw) || isEmptyList(raw) || isOtherValue(raw, trial)
}

const MOST_TEXT = 120
const cut = (text: string): string => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text)

function differenceOf({ field, actual, message }: Raw, { call, recorded }: Trial, baseUrl: string): Difference {
  const { responseCode: code } = recorded.response.body.content
  const example = valueAt(recorded.response.body.content, field)
  const shown = specReplyOf(call.endpoint)
  const isShown = !recorded.pending || (code === 200 && shown.fields.includes(field))
  return {
    field,
    code,
    message: actual?.includes(UNREADABLE_ID) ? `${UNREADABLE_ID}: the gateway can’t read it` : cut(message),
    ...(isShown ? { section: shown.section } : { decision: decisionOf({ domain: call.domain, code, field }) }),
    ...(example !== undefined && { example: cut(JSON.stringify(example)) }),
    interaction: recorded.description,
    curl: curlOf(baseUrl, recorded.request),
  }
}

/** Codes of a call that a backend does not have. */
const absent = ['404', '405', '501']
const isAbsent = ({ details }: Verdict): boolean =>
  details.some(({ path, message, actual = '' }) => {
    if (path === '$.responseCode') return absent.includes(actual.replaceAll('"', ''))
    return path === undefined && absent.some((code) => message.includes(code))
  })

/** The token's user may not make the call, so its reply can't be compared. */
const isRefused = ({ details }: Verdict): boolean =>
  details.some(({ path, actual = '' }) => path === '$.responseCode' && actual.replaceAll('"', '') === '403')

interface Tried {
  readonly trial: Trial
  readonly verdict: Verdict
  readonly differences: readonly Difference[]
  readonly isEmpty: boolean
}

/** Keeps the first difference of each field. */
function distinct(differences: readonly Difference[]): Difference[] {
  const seen = new Map<string, Difference>()
  for (const difference of differences.toSorted((a, b) => Number(b.section !== undefined) - Number(a.section !== undefined))) {
    const key = `${difference.code} ${difference.field}`
    if (!seen.has(key)) seen.set(key, difference)
  }
  return [...seen.values()]
}

function resultOf(call: Call, played: readonly Tried[], reason: string | undefined, hasStates: boolean): CallResult {
  const tried = hasStates ? played : played.filter(({ verdict }) => !isRefused(verdict))
  const why = tried.length < played.length ? 'the token’s user may not make it (403)' : reason
  if (tried.length === 0)
    return { call, status: 'not tried', tried: 0, held: 0, differences: [], ...(why !== undefined && { reason: why }) }
  const isHeld = ({ verdict, differences }: Tried): boolean => verdict.isOk || differences.length === 0
  const failed = tried.filter((item) => !isHeld(item))
  const reads200 = tried.filter(({ trial }) => trial.recorded.response.body.content.responseCode === 200)
  const isMissing = reads200.length > 0 && reads200.every(({ verdict }) => isAbsent(verdict))
  const fails = failed.some(({ trial }) => !trial.recorded.pending)
  const counts = { tried: tried.length, held: tried.length - failed.length }
  const differences = distinct(failed.flatMap((item) => item.differences))
  const status = isMissing ? 'missing' : fails ? 'fails' : failed.length > 0 ? 'differs' : 'conforms'
  const note = tried.some(({ isEmpty }) => isEmpty) ? 'some fields were null or lists empty: they were not compared' : undefined
  return { call, status, ...counts, differences, ...(note !== undefined && status !== 'missing' && { reason: note }) }
}

/** Pact copies a pact for each of its interactions: small files are faster. */
const PACT_SIZE = 20

export async function resultsOf(
  { trials, notTried }: Plan,
  options: CheckOptions,
  adminToken: string | undefined,
  folder: string,
): Promise<Results> {
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (let start = 0; start < trials.length; start += PACT_SIZE) {
    const interactions = trials
      .slice(start, start + PACT_SIZE)
      .map(({ recorded }, index) => ({ ...recorded, description: String(start + index) }))
    const file = join(folder, `${start}.json`)
    writeFileSync(file, JSON.stringify({ ...pactFrame(), interactions }))
    files.push(file)
  }
  const { BACKEND_OWNER_TOKEN = adminToken, BACKEND_EXPIRED_TOKEN, BACKEND_PENDING_TOKEN = adminToken } = process.env
  const tokens = {
    token: adminToken,
    'owner-token': BACKEND_OWNER_TOKEN,
    'expired-token': BACKEND_EXPIRED_TOKEN,
    'pending-token': BACKEND_PENDING_TOKEN,
  }
  const { baseUrl, statesUrl } = options
  const args = [
    ...(baseUrl === undefined ? [] : ['--base-url', baseUrl]),
    ...(statesUrl === undefined ? [] : ['--state-url', statesUrl]),
    ...Object.entries(tokens).flatMap(([name, token]) => (token === undefined || token === '' ? [] : [`--${name}`, token])),
    ...files.flatMap((file) => ['--pact', file]),
  ]
  const { verdicts, stateFailures }: Verification =
    trials.length === 0 ? { verdicts: [], stateFailures: [] } : await runVerify(folder, args)
  const hasStates = baseUrl === undefined || statesUrl !== undefined
  const tried = verdicts.map((verdict): Tried => {
    const trial = trials[Number(verdict.name)] as Trial
    const raw = verdict.isOk ? [] : verdict.details.flatMap(rawOf)
    const ownResults = raw.filter((item) => !isOfData(item, trial, hasStates))
    return {
      trial,
      verdict,
      differences: ownResults.map((item) => differenceOf(item, trial, baseUrl ?? 'http://127.0.0.1:4010/api/v1')),
      isEmpty: ownResults.length < raw.length,
    }
  })
  const byCall = Map.groupBy(tried, ({ trial }) => trial.call)
  const chosen = new Set([...byCall.keys(), ...notTried.keys()])
  return {
    calls: [...chosen].map((call) => resultOf(call, byCall.get(call) ?? [], notTried.get(call), hasStates)),
    stateFailures: stateFailures.filter((failure, index) => stateFailures.indexOf(failure) === index),
  }
}

export const sourceOf = ({ section, decision }: Difference): string =>
  section === undefined ? `${decision}: ${decision === undefined ? '' : decisions[decision]}` : `specification ${section}`
