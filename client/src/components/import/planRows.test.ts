import { expect, test } from 'vitest'
import { UNMAPPED } from './file/columns.ts'
import type { Identity, KnownRecord, ImportContext } from './defineImport.ts'
import { countDecisions, toFields, planRows, rowKey } from './planRows.ts'

const identities = (name = '', email = ''): Identity[] => [
  ...(email === '' ? [] : [{ kind: 'email', value: email, isSure: true }]),
  { kind: 'name', value: name, isSure: false },
]
const known = (name: string, email: string): KnownRecord => ({ id: '1', name, version: 1, identities: identities(name, email) })
const people = (...records: KnownRecord[]): ImportContext => ({
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
const plan = async (importContext: ImportContext, ...rows: string[][]) =>
  (await planRows(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    columns,
    importContext,
  )) ?? []
const decisions = async (...given: Parameters<typeof plan>) =>
  (await plan(...given)).map(({ decision }) => ('message' in decision ? `${decision.kind}: ${decision.message}` : decision.kind))

test('does not create a record again that shares a unique identity', async () => {
  expect(await decisions(people(known('Maria Lopez', 'maria@a.test')), ['M. Lopez', 'maria@a.test'], ['Ben', 'ben@a.test'])).toEqual([
    'known: Same email as Maria Lopez',
    'new',
  ])
})

test('an existing record needs nothing, even if its row is invalid', async () => {
  const there = people(known('Maria Lopez', 'maria@a.test'))
  expect(await decisions(there, ['', 'maria@a.test'], ['', 'ben@a.test'])).toEqual([
    'known: Same email as Maria Lopez',
    'wrong: Name: Required',
  ])
})

test('a shared name is left to the user', async () => {
  const there = people(known('Maria', 'maria@a.test'))
  expect(await decisions(there, ['Maria', 'other@a.test'], ['Ben', ''], ['Ben', 'ben@a.test'])).toEqual([
    'possibleDuplicate: Same name as Maria',
    'new',
    'possibleDuplicate: Same name as row 3',
  ])
})

test('the first of several equal rows counts', async () => {
  expect(await decisions(people(), ['Ana', ''], ['Ana', ''], ['Ben', 'x@a.test'], ['Eva', 'x@a.test'])).toEqual([
    'new',
    'twice: Same as row 2',
    'new',
    'twice: Same email as row 4',
  ])
})

test('an invalid row is reported and not used for comparison', async () => {
  const rows = await plan(people(), ['', 'x@a.test'], ['Ben', 'x@a.test'])
  expect(rows.map(({ decision }) => decision)).toEqual([{ kind: 'wrong', message: 'Name: Required' }, { kind: 'new' }])
  expect(countDecisions(rows)).toEqual({ new: 1, known: 0, twice: 0, joined: 0, possibleDuplicate: 0, wrong: 1 })
})

test('importing the same rows again creates nothing', async () => {
  const rows = [
    ['Ana', 'ana@a.test'],
    ['Ben', ''],
  ]
  const first = await plan(people(), ...rows)
  const there = first.map(({ read }) => known(read.name, String(read.input['email'])))
  expect(countDecisions(await plan(people(...there), ...rows))).toMatchObject({ new: 0, known: 1, possibleDuplicate: 1 })
})

test('columns are mapped to fields, saved under their names, or dropped', () => {
  const row = { line: 2, cells: [' Ana ', 'red', 'x', "'=1+1"] }
  expect(toFields(row, { headers: ['Name', 'Color', 'Id', 'Sum'], targets: ['name', UNMAPPED, null, UNMAPPED] })).toEqual({
    fields: { name: 'Ana' },
    unmapped: ['Color: red', 'Sum: =1+1'],
  })
  expect(toFields({ line: 2, cells: ['Ana'] }, columns).fields).toEqual({ name: 'Ana', email: '' })
})

test('the idempotency key hashes the input and changes after an undo', () => {
  expect(rowKey({ name: 'Ana' }, 0)).toBe(rowKey({ name: 'Ana' }, 0))
  expect(rowKey({ name: 'Ana' }, 0)).not.toBe(rowKey({ name: 'Ana' }, 1))
  const keys = new Set(Array.from({ length: 20_000 }, (_, index) => rowKey({ name: `Ana ${index}` }, 0)))
  expect(keys.size).toBe(20_000)
  for (const key of keys) expect(key).toMatch(/^row-[a-z0-9]{3,11}-[a-z0-9]{3,11}$/)
})

test('reads at most 20 rows and existing records between two pauses', async () => {
  const readNow = { rows: 0, records: 0 }
  const most = { ...readNow }
  const count = (kind: keyof typeof most): void => {
    readNow[kind] += 1
    most[kind] = Math.max(most[kind], readNow[kind])
  }
  const importContext = people()
  const record = known('Maria Lopez', 'maria@a.test')
  const counting: ImportContext = {
    known: Array.from({ length: 5000 }, () => ({
      ...record,
      get identities() {
        count('records')
        return record.identities
      },
    })),
    read: (...args) => {
      count('rows')
      return importContext.read(...args)
    },
  }
  const rows = Array.from({ length: 5000 }, (_, index) => ({ line: index + 2, cells: [`Ana ${index}`, ''] }))
  const rowsPlanned = await planRows(rows, columns, counting, {
    pause: async () => void Object.assign(readNow, { rows: 0, records: 0 }),
  })
  expect(rowsPlanned).toHaveLength(5000)
  expect(most).toEqual({ rows: 20, records: 20 })
})

test('ends when aborted while it reads existing records', async () => {
  const stop = new AbortController()
  const importContext = people(...Array.from({ length: 50 }, (_, index) => known(`Ana ${index}`, `ana${index}@a.test`)))
  const rowsPlanned = await planRows([{ line: 2, cells: ['Ben', ''] }], columns, importContext, {
    signal: stop.signal,
    pause: async () => stop.abort(),
  })
  expect(rowsPlanned).toBeNull()
})

/** People with several houses, by their number in the file. */
const houses = (...records: KnownRecord[]): ImportContext => ({
  known: records,
  read: ({ name: id = '', email: street = '' }) => ({
    name: id,
    facts: [],
    input: { id, street },
    identities: [{ kind: 'name', value: id, isSure: true }],
    problems: street === '' ? ['Street: Required'] : [],
    groups: [`id ${id}`],
    part: { street },
  }),
})

test('rows of the same group with another part are added to the first valid one', async () => {
  const rows = await plan(houses(), ['500', ''], ['500', '1 Oak'], ['600', '1 Oak'], ['500', '2 Elm'], ['500', '2 ELM'], ['500', '3 Fir'])
  expect(rows.map(({ decision }) => ('message' in decision ? `${decision.kind}: ${decision.message}` : decision.kind))).toEqual([
    'wrong: Street: Required',
    'new',
    'new',
    'joined: Added to row 3',
    'twice: Same as row 3',
    'joined: Added to row 3',
  ])
  expect(rows.map(({ parts }) => parts.map(({ line }) => line))).toEqual([[], [5, 7], [], [], [], []])
})

test('rows of an existing record’s group need nothing', async () => {
  const there = { id: '1', name: '500', version: 1, identities: [{ kind: 'name', value: '500', isSure: true }] }
  expect(await decisions(houses(there), ['500', '1 Oak'], ['500', '2 Elm'])).toEqual(['known: Same name as 500', 'known: Same name as 500'])
})
