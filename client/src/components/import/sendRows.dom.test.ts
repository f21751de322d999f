import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Added, AlreadyThere, ImportRules, KnownRecord, ReadRow } from './defineImport.ts'
import type { PlannedRow } from './planRows.ts'
import { type Outcome, removeRows, sendRows } from './sendRows.ts'

const client = {} as ApolloClient
const apiError = (code: string, message = 'No') => new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })
const unreachable = () => new TypeError('Failed to fetch')

const email = (name: string) => ({ kind: 'email', value: `${name}@a.test`, isSure: true })
const toRow = (line: number, name: string, decision: PlannedRow['decision'] = { kind: 'new' }): PlannedRow => ({
  line,
  cells: [name],
  decision,
  parts: [],
  read: { name, facts: [], input: { name }, identities: [email(name)], problems: [] },
})

/** A fake backend: its records, and its responses to the next creations by name. */
function backend(answers: Readonly<Record<string, readonly (Error | AlreadyThere | 'lost')[]>> = {}) {
  const records: KnownRecord[] = []
  const queues = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]))
  const keys: string[] = []
  const add = ({ name }: ReadRow): Added => {
    records.push({ id: String(records.length + 1), name, version: 1, identities: [email(name)] })
    return { id: String(records.length), version: 1 }
  }
  const rules: ImportRules = {
    prepare: () => Promise.resolve(null),
    create: async (_, row, { key }) => {
      keys.push(key)
      const next = queues.get(row.name)?.shift()
      if (next instanceof Error) throw next
      const answer = next !== undefined && next !== 'lost' ? next : add(row)
      if (next === 'lost') throw unreachable()
      return answer
    },
    findDuplicates: async (_, row) => records.filter(({ name }) => name === row.name),
    remove: async () => undefined,
    refresh: () => undefined,
  }
  return { rules, records, keys }
}

type Sending = Parameters<typeof sendRows>[0]

async function send(rules: ImportRules, rows: readonly PlannedRow[], more: Partial<Sending> = {}) {
  const outcomes: Record<number, Outcome> = {}
  const away: boolean[] = []
  const sending = sendRows({
    client,
    rules,
    rows,
    round: 0,
    isOthers: () => false,
    wasSent: () => false,
    signal: new AbortController().signal,
    onAway: (isAway) => away.push(isAway),
    onOutcome: ({ line }, outcome) => (outcomes[line] = outcome),
    ...more,
  })
  await vi.advanceTimersByTimeAsync(200_000)
  return { end: await sending, outcomes, away }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('adds each row with its own key', async () => {
  const { rules, keys } = backend()
  const { end, outcomes } = await send(rules, [toRow(2, 'ana'), toRow(3, 'ben')])
  expect(end).toBeNull()
  expect(outcomes).toEqual({ 2: { kind: 'added', id: '1', version: 1 }, 3: { kind: 'added', id: '2', version: 1 } })
  expect(new Set(keys).size).toBe(2)
})

test('looks up a row whose response was lost instead of adding it twice', async () => {
  const { rules, records, keys } = backend({ ana: ['lost'] })
  const { outcomes, away } = await send(rules, [toRow(2, 'ana')])
  expect(outcomes[2]).toEqual({ kind: 'added', id: '1', version: 1 })
  expect([records.length, keys.length]).toEqual([1, 1])
  expect(away).toContain(true)
  expect(away.at(-1)).toBe(false)
})

test('sends a row that never arrived again with the same key', async () => {
  const { rules, records, keys } = backend({ ana: [unreachable(), unreachable(), unreachable()] })
  const { outcomes } = await send(rules, [toRow(2, 'ana')])
  expect(outcomes[2]).toMatchObject({ kind: 'added' })
  expect(records).toHaveLength(1)
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
})

test("does not mistake another user's record for the one of a lost response", async () => {
  const { rules, records } = backend({ ana: [unreachable()] })
  records.push({ id: 'old', name: 'ana', version: 5, identities: [email('ana')] })
  const { outcomes } = await send(rules, [toRow(2, 'ana', { kind: 'possibleDuplicate', message: '' })], { isOthers: (id) => id === 'old' })
  expect(outcomes[2]).toMatchObject({ kind: 'added', id: '2' })
})

test('a row that its last try added without a response counts as added', async () => {
  const { rules, records } = backend()
  let tries = 0
  const create: ImportRules['create'] = async (...args) => {
    tries += 1
    if (tries === 2) await rules.create(...args)
    throw apiError('UPSTREAM_TIMEOUT')
  }
  const { outcomes } = await send({ ...rules, create }, [toRow(2, 'ana')])
  expect(outcomes[2]).toEqual({ kind: 'added', id: '1', version: 1 })
  expect([tries, records.length]).toEqual([2, 1])
})

test('retries a backend failure once, then shows its message and continues', async () => {
  const failed = apiError('UPSTREAM_FAILED', 'The disk is full.')
  const { rules } = backend({ ana: [failed, failed], ben: [failed] })
  const { end, outcomes } = await send(rules, [toRow(2, 'ana'), toRow(3, 'ben')])
  expect(end).toBeNull()
  expect(outcomes).toMatchObject({ 2: { kind: 'refused', message: 'The disk is full.' }, 3: { kind: 'added' } })
})

test.each([
  ['INVALID', 'Please type valid mobile number'],
  ['REFUSED', 'No.'],
])("%s shows the backend's message at once", async (code, message) => {
  const { rules, keys } = backend({ ana: [apiError(code, message)] })
  const { outcomes } = await send(rules, [toRow(2, 'ana')])
  expect(outcomes[2]).toEqual({ kind: 'refused', message })
  expect(keys).toHaveLength(1)
})

test('does not add a record that exists by now', async () => {
  const { rules } = backend({ ana: [{ alreadyThere: 'Same phone as Maria' }] })
  expect((await send(rules, [toRow(2, 'ana')])).outcomes[2]).toEqual({ kind: 'known', message: 'Same phone as Maria' })
})

test('waits for a busy backend', async () => {
  const busy = apiError('TOO_MANY_REQUESTS')
  const { rules } = backend({ ana: [busy, busy, busy] })
  expect((await send(rules, [toRow(2, 'ana')])).outcomes[2]).toMatchObject({ kind: 'added' })
})

test.each(['UNAUTHENTICATED', 'SUBSCRIPTION_REQUIRED', 'FORBIDDEN'])('%s ends the run and reports the answered rows', async (code) => {
  const names = Array.from({ length: 40 }, (_, index) => `p${index}`)
  const { rules } = backend({ p5: [apiError(code, 'Not any more.')] })
  const { end, outcomes } = await send(
    rules,
    names.map((name, index) => toRow(index + 2, name)),
  )
  expect(end).toMatchObject({ code, message: 'Not any more.' })
  expect(outcomes[7]).toEqual({ kind: 'sent', isPossibleDuplicate: false })
  expect(outcomes[41]).toBeUndefined()
})

test('a stop finishes running rows and starts no others', async () => {
  const stop = new AbortController()
  const returned: Record<number, Outcome> = {}
  const { rules } = backend({ ana: [unreachable()] })
  const rows = [toRow(2, 'ana'), ...Array.from({ length: 9 }, (_, index) => toRow(index + 3, `p${index}`))]
  const { end } = await send(rules, rows, {
    signal: stop.signal,
    onOutcome: ({ line }, outcome) => {
      returned[line] = outcome
      if (outcome.kind === 'added') stop.abort()
    },
  })
  expect(end).toBeNull()
  expect(returned[2]).toEqual({ kind: 'sent', isPossibleDuplicate: false })
  expect(returned[11]).toBeUndefined()
})

test('looks up a row sent in an earlier run first', async () => {
  const { rules, records, keys } = backend()
  records.push({ id: '9', name: 'ana', version: 3, identities: [email('ana')] })
  const { outcomes } = await send(rules, [toRow(2, 'ana')], { wasSent: () => true })
  expect(outcomes[2]).toEqual({ kind: 'added', id: '9', version: 3 })
  expect(keys).toEqual([])
})

test('undone records are deleted, or show why they stay', async () => {
  const answers: Record<string, (Error | undefined)[]> = {
    gone: [apiError('NOT_FOUND')],
    used: [apiError('INVALID', 'Customers with jobs stay.')],
    lost: [unreachable(), apiError('NOT_FOUND')],
  }
  const returned: string[] = []
  const removing = removeRows({
    client,
    rules: {
      ...backend().rules,
      remove: async (_, { id }) => {
        const next = answers[id]?.shift()
        if (next) throw next
      },
    },
    records: ['plain', 'gone', 'used', 'lost'].map((id, index) => ({ line: index, id, version: 1 })),
    signal: new AbortController().signal,
    onAway: () => undefined,
    onGone: ({ id }) => returned.push(`${id} gone`),
    onStays: ({ id }, message) => returned.push(`${id}: ${message}`),
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await removing).toBeNull()
  expect(returned.toSorted()).toEqual(['gone gone', 'lost gone', 'plain gone', 'used: Customers with jobs stay.'])
})

/** A record with one further part, and a backend that adds parts. */
function withPart(answers: Parameters<typeof backend>[0] = {}, partProblem?: Error) {
  const { rules, records } = backend(answers)
  const parts: [id: string, name: string, isUncertain: boolean][] = []
  const addPart = async (_: unknown, id: string, { name }: ReadRow, isUncertain: boolean): Promise<void> => {
    if (partProblem) throw partProblem
    parts.push([id, name, isUncertain])
  }
  const row = { ...toRow(2, 'Ana'), parts: [toRow(3, 'House', { kind: 'joined', message: '' })] }
  return { rules: { ...rules, addPart }, row, parts, records }
}

test('adds a further part to the record', async () => {
  const { rules, row, parts } = withPart()
  const { outcomes } = await send(rules, [row])
  expect(outcomes).toEqual({ 2: { kind: 'added', id: '1', version: null }, 3: { kind: 'joined', line: 2 } })
  expect(parts).toEqual([['1', 'House', false]])
})

test('checks for the part after a lost response', async () => {
  vi.useFakeTimers()
  const { rules, row, parts, records } = withPart({ Ana: ['lost'] })
  const sending = send(rules, [row])
  await vi.runAllTimersAsync()
  expect((await sending).outcomes[3]).toEqual({ kind: 'joined', line: 2 })
  expect([records.length, parts]).toEqual([1, [['1', 'House', true]]])
})

test('names the part that was not added, and a part of a record that was not added', async () => {
  const part = withPart({}, apiError('INVALID', 'No such country'))
  expect((await send(part.rules, [part.row])).outcomes).toMatchObject({
    2: { kind: 'added' },
    3: { kind: 'refused', message: 'No such country' },
  })
  const record = withPart({ Ana: [apiError('INVALID', 'Too long')] })
  expect((await send(record.rules, [record.row])).outcomes[3]).toEqual({ kind: 'refused', message: 'Too long' })
  const known = withPart({ Ana: [{ alreadyThere: 'Same phone as Ben' }] })
  expect((await send(known.rules, [known.row])).outcomes[3]).toEqual({ kind: 'known', message: 'Same phone as Ben' })
})

test('adds the further parts of the same row, and names those that were not added', async () => {
  const { rules, records } = backend()
  const added: unknown[] = []
  const addPart: ImportRules['addPart'] = async (_, id, { part }) => {
    if (part?.['city'] === 'Nowhere') throw apiError('INVALID', 'No such city')
    added.push([id, part])
  }
  const row = toRow(2, 'Ana')
  const moreParts = [{ street1: '80 Elm Street' }, { street1: '1 Fir Street', city: 'Nowhere' }, { street1: '2 Fir Street' }]
  const { outcomes } = await send({ ...rules, addPart }, [{ ...row, read: { ...row.read, moreParts } }])
  expect(records).toHaveLength(1)
  expect(added).toEqual([
    ['1', { street1: '80 Elm Street' }],
    ['1', { street1: '2 Fir Street' }],
  ])
  expect(outcomes).toEqual({ 2: { kind: 'added', id: '1', version: null, warning: 'Not added: 1 Fir Street, Nowhere: No such city' } })
})
