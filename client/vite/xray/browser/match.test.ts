import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { formatFor } from '../../../src/lib/format/useFormat.ts'
import type { FieldSources } from './replies.ts'
import { replyFieldsOf } from './replies.ts'
import { type Shown, type Source, sourcesOf } from './match.ts'
import { mockRecordOf } from './records.ts'
import type { TextOptions } from './texts.ts'
import { type PageValues, valuesIn } from './values.ts'

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'))
const sources = JSON.parse(readFileSync(new URL('../fieldSources.json', import.meta.url), 'utf8')) as FieldSources

const list = parse(`query Jobs {
  jobs { totalCount items { ...Row } }
}
fragment Row on Job { id __typename jobNumber title status date startAt endAt total currencyCode customer { id __typename name phone phoneCountryCode } }`)

const job = (id: string, fields: object) => ({ __typename: 'Job', id, status: 'ASSIGNED', currencyCode: 'USD', customer: null, ...fields })
const ada = { __typename: 'Customer', id: '12', name: 'Ada Byron', phone: '5125550143', phoneCountryCode: '1' }
const data = {
  jobs: {
    __typename: 'JobPage',
    totalCount: 30,
    items: [
      job('1', { jobNumber: 'J-1', title: 'Leaking sink', total: 120, startAt: 1_796_306_400, endAt: 1_796_311_800, customer: ada }),
      job('2', { jobNumber: 'J-2', title: 'Broken window', total: 120, status: 'COMPLETED' }),
      job('3', { jobNumber: 'J-3', title: 'Dead outlet', total: 80.5, customer: ada }),
    ],
  },
}

const page: PageValues = valuesIn({ operation: 'Jobs', document: list, variables: {}, data }, schema)

const options = (): TextOptions => ({
  formatIn: (zone = 'America/Chicago') =>
    formatFor({
      pattern: 'MM/dd/yyyy',
      is24Hour: false,
      zone,
      hasOwnZone: true,
      currency: 'USD',
      phone: (phone, code) => `+${code} ${phone}`,
    }),
  labels: sources.labels,
  cache: new WeakMap(),
})

/** A cell in a row with these other texts. */
const cell = (text: string, row: string, others: Partial<Shown> = {}): Shown => ({
  text,
  levels: [text, `${row} ${text}`, `j-1 leaking sink j-2 broken window j-3 dead outlet ${text}`].map((each) => ({
    text: each.toLowerCase(),
    links: [],
  })),
  labels: [],
  address: '/jobs',
  isCaption: false,
  ...others,
})

function named(source: Source): string {
  if (source.kind === 'count') return `count of ${source.list.path}`
  if (source.kind === 'sum') return `sum of ${source.inputs.map(({ path, records: [record] }) => `${path} ${record?.id}`).join(', ')}`
  const { owner, name, records } = source.value
  return `${owner} ${records[0]?.id ?? ''} ${name}`
}

const found = (shown: Shown): string[][] =>
  sourcesOf(shown, page, options()).map(({ text, sources: ownSources }) => [text, ...ownSources.map(named)])

test.each<[string, Shown, string[][]]>([
  ['a text', cell('Leaking sink', 'J-1'), [['Leaking sink', 'Job 1 title']]],
  ['an amount, by the nearest record', cell('$120.00', 'J-2 Broken window'), [['$120.00', 'Job 2 total']]],
  [
    'a link to the record',
    cell('$120.00', '', { levels: [{ text: '$120.00', links: ['/jobs/1?tab=notes'] }] }),
    [['$120.00', 'Job 1 total']],
  ],
  ['the page of the record', cell('$120.00', '', { levels: [], address: '/jobs/2' }), [['$120.00', 'Job 2 total']]],
  ['a code by its label', cell('Assigned', 'J-3 Dead outlet'), [['Assigned', 'Job 3 status']]],
  ['a phone', cell('+1 5125550143', 'Ada Byron'), [['+1 5125550143', 'Customer 12 phone']]],
  ['one record in several rows once', cell('Ada Byron', 'J-3'), [['Ada Byron', 'Customer 12 name']]],
  [
    'times in the time zone of the account',
    cell('8:00 – 9:30 AM', 'J-1'),
    [
      ['8:00', 'Job 1 startAt'],
      ['9:30 AM', 'Job 1 endAt'],
    ],
  ],
  [
    'several fields in a text',
    cell('J-1 · Leaking sink', ''),
    [
      ['J-1', 'Job 1 jobNumber'],
      ['Leaking sink', 'Job 1 title'],
    ],
  ],
  ['a total', cell('1–10 of 30', ''), [['30', 'JobPage  totalCount']]],
  ['a sum with its inputs', cell('$320.50', ''), [['$320.50', 'sum of jobs.items[].total 1, jobs.items[].total 2, jobs.items[].total 3']]],
  ['a count of rows', cell('3 jobs', ''), [['3', 'count of jobs.items']]],
])('finds the source of %s', (_, shown, expected) => {
  expect(found(shown)).toEqual(expected)
})

test('lists all candidates where nothing tells them apart', () => {
  expect(found(cell('$120.00', '', { levels: [] }))).toEqual([['$120.00', 'Job 1 total', 'Job 2 total']])
})

test.each<[string, Shown]>([
  ['a text of the source code', cell('Save', 'J-1 Leaking sink')],
  ['a part of a word', cell('Leaking sinks', 'J-1')],
  ['a part of a number', cell('1,120.005', 'J-1')],
  ['the name of a code far from its record', cell('Completed', '', { levels: [] })],
  ['a code’s label as a heading', cell('Assigned', 'J-3 Dead outlet', { isCaption: true })],
  ['a code within a sentence', cell('Assigned to Bob', 'J-3 Dead outlet')],
  ['an id', cell('12', 'Ada Byron')],
])('finds no source of %s', (_, shown) => {
  expect(found(shown)).toEqual([])
})

test('names the reply field with its decision, and the record', () => {
  const value = page.values.find(({ name }) => name === 'jobNumber')
  if (!value) throw new Error('The list has no jobs')
  const call = { endpoint: 'GET /jobs/job_listing', path: '/jobs/job_listing?page=1', requestId: 'a' }
  expect(replyFieldsOf(value, [call], sources)).toEqual([{ call, field: 'jobs[].job_number', source: 'decision D48' }])
  expect(value.records.map(mockRecordOf)).toEqual([{ collection: 'jobs', id: '1' }])
})

test('finds the reply field of a call that fieldSources.json doesn’t have', () => {
  const value = page.values.find(({ name }) => name === 'title')
  if (!value) throw new Error('The list has no jobs')
  const call = { endpoint: 'GET /other', path: '/other' }
  const calls = { 'GET /other': { 'rows[].title': 'decision D1', 'rows[].job_number': 'decision D1', 'rows[].status': 'decision D1' } }
  expect(replyFieldsOf(value, [call], { ...sources, calls })).toEqual([{ call, field: 'rows[].title', source: 'decision D1' }])
})
