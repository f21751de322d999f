import { expect, test } from 'vitest'
import { UNMAPPED } from './file/columns.ts'
import type { Identity, KnownRecord, Surroundings } from './defineImport.ts'
import { countFates, fieldsOf, planRows, rowKey } from './planRows.ts'

const identities = (name = '', email = ''): Identity[] => [
  ...(email === '' ? [] : [{ kind: 'email', value: email, isSure: true }]),
  { kind: 'name', value: name, isSure: false },
]
const known = (name: string, email: string): KnownRecord => ({ id: '1', name, version: 1, identities: identities(name, email) })
const people = (...records: KnownRecord[]): Surroundings => ({
  known: records,
  read: ({ name = '', email = '' }) => ({
    name,
    facts: [],
    input: { name, email },
    identities: identities(name, email),
    problems: name === '' ? ['Name: Required'] : [],
  }),
})
const columns = { headers: ['Name', 'Email'], targets: ['name', 'email'] }
const plan = (surroundings: Surroundings, ...rows: string[][]) =>
  planRows(
    rows.map((cells, place) => ({ line: place + 2, cells })),
    columns,
    surroundings,
  )
const fates = (...given: Parameters<typeof plan>) =>
  plan(...given).map(({ fate }) => ('message' in fate ? `${fate.kind}: ${fate.message}` : fate.kind))

test('who is there by what is theirs alone is not made again', () => {
  expect(fates(people(known('Maria Lopez', 'maria@a.test')), ['M. Lopez', 'maria@a.test'], ['Ben', 'ben@a.test'])).toEqual([
    'known: Same email as Maria Lopez',
    'new',
  ])
})

test('whoever is there needs nothing, whatever is wrong with the row', () => {
  const there = people(known('Maria Lopez', 'maria@a.test'))
  expect(fates(there, ['', 'maria@a.test'], ['', 'ben@a.test'])).toEqual(['known: Same email as Maria Lopez', 'wrong: Name: Required'])
})

test('who shares a name with somebody is for a person to decide', () => {
  const there = people(known('Maria', 'maria@a.test'))
  expect(fates(there, ['Maria', 'other@a.test'], ['Ben', ''], ['Ben', 'ben@a.test'])).toEqual([
    'alike: Same name as Maria',
    'new',
    'alike: Same name as row 3',
  ])
})

test('of rows that are the same the first one counts', () => {
  expect(fates(people(), ['Ana', ''], ['Ana', ''], ['Ben', 'x@a.test'], ['Eva', 'x@a.test'])).toEqual([
    'new',
    'twice: Same as row 2',
    'new',
    'twice: Same email as row 4',
  ])
})

test('a row with a problem is wrong, and nobody is compared with it', () => {
  const rows = plan(people(), ['', 'x@a.test'], ['Ben', 'x@a.test'])
  expect(rows.map(({ fate }) => fate)).toEqual([{ kind: 'wrong', message: 'Name: Required' }, { kind: 'new' }])
  expect(countFates(rows)).toEqual({ new: 1, known: 0, twice: 0, alike: 0, wrong: 1 })
})

test('a second import of the same rows makes nothing', () => {
  const rows = [
    ['Ana', 'ana@a.test'],
    ['Ben', ''],
  ]
  const first = plan(people(), ...rows)
  const there = first.map(({ read }) => known(read.name, String(read.input['email'])))
  expect(countFates(plan(people(...there), ...rows))).toMatchObject({ new: 0, known: 1, alike: 1 })
})

test('columns go into fields, are kept under their names, or left out', () => {
  const row = { line: 2, cells: [' Ana ', 'red', 'x', "'=1+1"] }
  expect(fieldsOf(row, { headers: ['Name', 'Color', 'Id', 'Sum'], targets: ['name', UNMAPPED, null, UNMAPPED] })).toEqual({
    fields: { name: 'Ana' },
    unmapped: ['Color: red', 'Sum: =1+1'],
  })
  expect(fieldsOf({ line: 2, cells: ['Ana'] }, columns).fields).toEqual({ name: 'Ana', email: '' })
})

test('a key is that of what is sent, and another one after an import was taken back', () => {
  expect(rowKey({ name: 'Ana' }, 0)).toBe(rowKey({ name: 'Ana' }, 0))
  expect(rowKey({ name: 'Ana' }, 0)).not.toBe(rowKey({ name: 'Ana' }, 1))
  const keys = new Set(Array.from({ length: 20_000 }, (_, place) => rowKey({ name: `Ana ${place}` }, 0)))
  expect(keys.size).toBe(20_000)
  for (const key of keys) expect(key).toMatch(/^row-[a-z0-9]{3,11}-[a-z0-9]{3,11}$/)
})
