import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldRowsOf, fieldsSection } from './fields.ts'
import { openScreens, type Screens } from './losses.ts'
import { type Call, calls } from '../tests/pact/calls.ts'

/** The formatter aligns tables. */
const plain = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim()

/** `npm run test:nightly` compares every call, `npm test` some of each kind. */
const sample = ['listJobs', 'getTax', 'listCustomers', 'getDashboard', 'createTax', 'getSubscription']
const compared = calls.filter(({ name }) => process.env['NIGHTLY'] !== undefined || sample.includes(name))
const callNamed = (name: string): Call => calls.find((call) => call.name === name) as Call

let screens: Screens
beforeAll(async () => {
  screens = await openScreens()
}, 120_000)
afterAll(() => screens.close())

test.each(compared.map((call) => [call.name, call] as const))(
  'docs/reference/fields.md is fresh about %s: if not, run npm run docs:reference',
  async (_, call) => {
    const page = readFileSync('docs/reference/fields.md', 'utf8')
    expect(plain(page)).toContain(plain(await fieldsSection(call, screens)))
  },
)

test('the page has every call', () => {
  const named = [...readFileSync('docs/reference/fields.md', 'utf8').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

/** Written down by hand before the table was computed. */
test('known losses are found', async () => {
  const lostOf = async (call: string, field: string): Promise<string[]> => {
    const losses = await screens.losses([{ call, field }])
    return losses.flatMap(({ operation, cells }) => cells.map((cell) => `${operation} ${cell}`))
  }
  expect(await lostOf('listJobs', 'jobs[].total')).toContain('Jobs jobs.items[].total')
  expect(await lostOf('listJobs', 'counts')).toEqual(expect.arrayContaining(['Jobs jobs.counts.active', 'Jobs jobs.counts.completed']))
  expect(await lostOf('getJob', 'lock_version')).toContain('JobVersion job.lockVersion')
  expect(await lostOf('listTaxes', 'taxes[].is_default')).toContain('Taxes taxes.items[].isDefault')
  expect((await lostOf('listCustomers', 'customers[].outstanding_balance')).some((cell) => cell.includes('outstandingBalance'))).toBe(true)
  // The gateway needs the id: the row is gone.
  expect((await lostOf('listTaxes', 'taxes[].id')).filter((cell) => cell.startsWith('Taxes ')).length).toBeGreaterThan(3)
  // Nothing of the client reads it.
  expect(await lostOf('listJobs', 'pagination.total_pages')).toEqual([])
})

test('a field that the specification shows names its section', async () => {
  const rows = await fieldRowsOf(callNamed('listCountries'), screens)
  expect(rows.find(({ field }) => field === '[].dial_code')?.source).toBe('§3 Country')
  expect(rows.find(({ field }) => field === '[].id')?.source).toBe('D35')
})
