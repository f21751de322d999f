import { pathParameters } from '@callout/contracts/wire/endpoint'
import type { Envelope } from '@callout/contracts/wire/envelope'
import { addDays } from '@callout/contracts/time'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { API_PREFIX, type NamedRow, rows } from './rows.ts'
import { bookingOf, weekly } from '../testing/booking.ts'
import { toFields, withField } from '../testing/inputFields.ts'
import { register, setup } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const days = ['0000-01-01', '0001-01-01', '0999-12-31', '1000-01-01', '2026-02-30', '2026-03-08', '9999-12-31', '+010000-01-01'] as const
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  'x',
  'true',
  'null',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  '{{}}',
  '%',
] as const
const times = ['00:00', '02:30', '23:59', '24:00'] as const
const long = ['x'.repeat(10_000), '🧰'.repeat(500), '(('.repeat(500)] as const
const numbers = [0, -1, -0, 1.5, 1e-7, 1e308, 2 ** 31, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER] as const
const shapes = [
  null,
  true,
  false,
  [],
  [2],
  [[2]],
  [null],
  {},
  { toString: 1 },
  { valueOf: null, toString: null },
  { length: -1 },
  { 0: 'x' },
] as const
const hostile: readonly unknown[] = [...days, ...texts, ...times, ...long, ...numbers, ...shapes]

let mock: TestApp
let owner: string
let pending: string
const start = async (): Promise<void> => {
  mock = testApp()
  pending = await register(mock)
  owner = await mock.signIn('owner')
}

const lockOf = (job_id: number): { job_id: number; lock_version: number | undefined } => ({
  job_id,
  lock_version: mock.store.jobs.get(job_id)?.lock_version,
})
const file = { file_name: 'a.txt', content_type: 'text/plain', file_base64: 'YQ==' }
const hours = { date: '2026-07-20', start_time: '09:00', end_time: '10:00' }
const slot = { ...hours, allow_clash: true }

/** Inputs that lead far into their handlers: what is hostile comes in the place of a field or beside it. */
const inputs: readonly (readonly [row: string, input: () => object])[] = [
  ['signIn', () => ({ email: 'owner@demo.test', password: 'wrong' })],
  ['register', () => ({ email: 'another@new.test', password: 'correct horse', timezone: 'UTC' })],
  ['socialLogin', () => ({ provider: 'Google', access_code: 'unknown' })],
  ['verifyUser', () => ({ user_code: '000000' })],
  ['forgotPassword', () => ({ email: 'owner@demo.test' })],
  ['setPassword', () => ({ password: 'correct horse', password_confirmation: 'correct horse', reset_token: 'unknown' })],
  ['updateProfile', () => setup],
  ['updateSetup', () => ({ step: 'company', is_completed: true })],
  ['selectStatus', () => ({ availability_status: 1 })],
  ['listStates', () => ({ country_id: 1 })],
  ['listCities', () => ({ state_id: 1 })],
  ['getStaticContent', () => ({ type: 'about' })],
  ['contactSupport', () => ({ name: 'Nora', email: 'nora@new.test', subject: 'Help', message: 'Please' })],
  ['getCustomer', () => ({ id: 1 })],
  ['createCustomer', () => ({ first_name: 'Nora', last_name: 'Quist', street1: '12 Marina Walk', ignore_duplicates: true })],
  ['createProperty', () => ({ customer_id: 1, street1: '12 Marina Walk' })],
  ['getJob', () => ({ id: 7 })],
  ['createJob', () => ({ ...bookingOf(mock), allow_clash: true, attachments: [file] })],
  ['createJob', () => ({ ...bookingOf(mock, weekly), allow_clash: true, discount_value: 10 })],
  ['updateJob', () => ({ ...bookingOf(mock), id: 7, ...lockOf(7), agreement_accepted: true, allow_clash: true })],
  ['updateJob', () => ({ ...bookingOf(mock, weekly), id: 21, ...lockOf(21), agreement_accepted: true, allow_clash: true })],
  ['deleteJob', () => ({ id: 7, scope: 'this', visit_id: 1 })],
  ['manageJob', () => ({ ...lockOf(21), ...slot, action: 'reschedule', staff_ids: [13] })],
  ['manageJob', () => ({ ...lockOf(20), action: 'assign', staff_ids: [13] })],
  ['manageJob', () => ({ ...lockOf(29), action: 'cancel', cancel_reason_id: 8, reason: 'x' })],
  ['manageJob', () => ({ ...lockOf(15), action: 'finish', jobfinished_notes: 'x', notify_customer: true })],
  ['listJobHistory', () => ({ job_id: 7 })],
  ['addJobHistory', () => ({ job_id: 7, note: 'x' })],
  ['listCategoryStaff', () => ({ category_id: 1, property_id: 1, ...hours })],
]
const casesOf = ({ name }: NamedRow): readonly (() => object)[] => {
  const rowInputs = inputs.flatMap(([row, input]) => (row === name ? [input] : []))
  return rowInputs.length > 0 ? rowInputs : [() => ({})]
}
/** A password is hashed in each of these, which takes its time. */
const isSlow = ({ name }: NamedRow): boolean => name === 'signIn' || name === 'register'
const isNightly = process.env['NIGHTLY'] !== undefined
/** Each field of a row with many fields gets a part of the values, and all fields together get all. `npm test` tries one of 150. */
function valuesFor(row: NamedRow, fields: readonly string[], place: number): readonly unknown[] {
  const parts = isSlow(row) ? 6 : fields.length > 25 ? 4 : 1
  const step = isNightly ? parts : parts * 150
  return hostile.filter((_, index) => (index + place) % step === 0)
}

const toQuery = (input: object): string =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      [value].flat().map((element): [string, string] => [name, typeof element === 'string' ? element : (JSON.stringify(element) ?? '')]),
    ),
  ).toString()

const jsonOf = (value: unknown): string => JSON.stringify(value ?? null)
const printable = (value: unknown): string =>
  jsonOf(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 2000)

function requestOf(row: NamedRow, input: unknown): InjectOptions {
  const fields: Readonly<Record<string, unknown>> = typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
  const path = pathParameters(row.path).reduce(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(jsonOf(fields[name])).replaceAll('.', '%2E')),
    row.path as string,
  )
  const inHeaders = Object.entries(row.headers ?? {}).flatMap(([header, field]) =>
    fields[field] === undefined ? [] : [[header, printable(fields[field])]],
  )
  const headers = { ...Object.fromEntries(inHeaders), 'x-fc-app-platform': '2', authorization: row.access === 'pending' ? pending : owner }
  if (row.method === 'GET' || row.method === 'DELETE')
    return { method: row.method, url: `${API_PREFIX}${path}?${toQuery(fields)}`, headers }
  return {
    method: row.method,
    url: API_PREFIX + path,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(input) ?? '',
  }
}

const members = 'responseCode,responseMessage,responseData'
const statuses: readonly number[] = [200, 400, 404, 414]

/** Sends the input; what is wrong with the answer, null where it is an envelope and no crash. */
async function faultOf(row: NamedRow, input: unknown): Promise<string | null> {
  const reply = await mock.app.inject(requestOf(row, input))
  const { responseCode, responseMessage, ...rest } = reply.json<Envelope>()
  const isEnvelope = Object.keys({ responseCode, responseMessage, ...rest }).join() === members && typeof responseMessage === 'string'
  if (isEnvelope && statuses.includes(reply.statusCode) && responseCode !== 500) return null
  const crash = JSON.stringify(mock.logged.findLast(({ level }) => level === 'error'))
  return `${row.name} ${jsonOf(input).slice(0, 500)}: ${reply.statusCode} ${reply.body.slice(0, 200)} ${crash}`
}

async function faultsOf(row: NamedRow, inputsInTurn: Iterable<unknown>): Promise<string[]> {
  const faults: string[] = []
  for (const input of inputsInTurn) faults.push(...[await faultOf(row, input)].filter((fault) => fault !== null))
  return faults
}

/** Each field of each input with each hostile value; an input is made when its turn comes, with the versions of then. */
function* withOneHostile(row: NamedRow): Generator {
  const fields = toFields(row.input)
  for (const input of casesOf(row))
    for (const [index, field] of fields.entries()) for (const value of valuesFor(row, fields, index)) yield withField(input(), field, value)
}

beforeEach(start)

describe.each(rows.map((row, index) => [row.name, row, index] as const))(
  '%s answers with the envelope and never with 500',
  { timeout: 60_000 },
  (_, row, place) => {
    test('whatever stands in any one of its fields', async () => {
      expect(await faultsOf(row, withOneHostile(row))).toEqual([])
    })

    test('whatever stands in several of them, or in place of them all', async () => {
      const fields = toFields(row.input)
      const value = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...hostile) }, { weight: 1, arbitrary: fc.jsonValue() })
      const change = fc.tuple(fc.constantFrom(...fields, 'unknown'), value)
      const input = fc.constantFrom(...casesOf(row))
      await fc.assert(
        fc.asyncProperty(input, fc.array(change, { minLength: 2, maxLength: 6 }), async (base, changes) => {
          const changed = changes.reduce<unknown>((before, [field, given]) => withField(before, field, given), base())
          expect(await faultOf(row, changed)).toBeNull()
        }),
        { numRuns: isSlow(row) || !isNightly ? 6 : 30, seed: 20_260_617 },
      )
      // `npm test` sends each endpoint another fifteenth of them.
      expect(await faultsOf(row, isNightly ? hostile : hostile.filter((_value, index) => (index + place) % 15 === 0))).toEqual([])
    })
  },
)

const zones = ['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/St_Johns', 'UTC']
const callsOn = (date: string) =>
  [
    ['createJob', { ...bookingOf(mock, { dates: [date], start_time: '00:00', end_time: '23:59' }), allow_clash: true }],
    [
      'createJob',
      {
        ...bookingOf(mock, { ...weekly, dates: [date], recurrence: { frequency: 3, end_date: date < '9999' ? addDays(date, 300) : date } }),
        allow_clash: true,
      },
    ],
    ['updateJob', { ...bookingOf(mock, { dates: [date] }), id: 21, ...lockOf(21), agreement_accepted: true, allow_clash: true }],
    ['manageJob', { ...lockOf(23), ...slot, date, action: 'reschedule' }],
    ['listJobs', { date_from: date, date_to: date }],
    ['listCustomers', { date_from: date, date_to: date }],
    ['listCategoryStaff', { category_id: 1, ...hours, date, property_id: 1 }],
  ] as const

test.each(zones)('days at both ends of the calendar are days like others in %s', async (timezone) => {
  mock.store.companies.update(1, { timezone })
  for (const date of ['0001-01-01', '0099-12-31', '1000-01-01', '1883-11-18', '2026-03-29', '2026-10-25', '9999-12-31'])
    for (const [name, input] of callsOn(date)) {
      const row = rows.find((candidate) => candidate.name === name) as NamedRow
      const reply = await mock.app.inject(requestOf(row, input))
      expect(reply.json<Envelope>(), `${name} on ${date}`).toMatchObject({ responseCode: 200 })
    }
})
