import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { updateServerTime } from '../../../lib/api/serverClock.ts'
import { createApollo } from '../../../lib/api/createApollo.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { ben, entry, historyOf, job, NINE, visit } from '../../../testing/jobs.ts'
import { signedIn, technician } from '../../../testing/people.ts'
import type { JobStep } from './jobStep.ts'
import { transportOf } from '../../../lib/offline/queue/stepKind.ts'
import { jobStepKinds } from './jobStepKinds.ts'
import { isUnchangedSince } from './statusKind.tsx'
import { entryOf } from './stepHistory.ts'

const me = { id: technician.id, name: technician.name }
const seen = { status: 'REACHED', startAt: NINE, endAt: NINE + 5400, staff: null } as const
const status: JobStep = { kind: 'status', jobId: '12', visitId: '501', name: 'J-1012', action: 'START', input: {}, seen, status: 'STARTED' }
const note: JobStep = { kind: 'note', jobId: '12', visitId: '501', name: 'J-1012', note: 'Rang the bell', attachments: [] }
const form: JobStep = {
  kind: 'form',
  jobId: '12',
  visitId: '501',
  name: 'J-1012',
  formId: '3',
  formVersion: 1,
  formName: 'Safety',
  answers: [],
}

const waiting = (content: JobStep, part: Partial<Step<JobStep>> = {}): Step<JobStep> => ({
  seq: 1,
  id: 'key-1',
  lane: '12',
  target: content.kind === 'status' ? '501' : null,
  occurredAt: NINE,
  state: 'sending',
  tries: 1,
  version: 3,
  override: false,
  known: [],
  problem: null,
  content,
  ...part,
})
const started = (part: Parameters<typeof entry>[0] = {}) =>
  entry({ id: '901', event: 'STATUS_CHANGED', status: 'STARTED', actor: me, createdAt: NINE, ...part })
const noted = (part: Parameters<typeof entry>[0] = {}) =>
  entry({ id: '902', event: 'NOTE', note: 'Rang the bell', actor: me, createdAt: NINE, ...part })

beforeEach(() => signedIn(technician))

const through = (answers: Record<string, FakeOperation>) => {
  const gateway = fakeGateway(answers)
  return {
    gateway,
    transport: transportOf(
      jobStepKinds,
      { client: createApollo(() => undefined), add: async () => undefined },
      { onAnswer: () => undefined, onError: () => undefined },
    ),
  }
}

test('a step is matched with a history entry by visit, user, status and time', () => {
  const [of, others] = [waiting(status), [entry({ id: '1' }), started({ id: '2', createdAt: NINE + 60 })]]
  expect(entryOf(of, [...others, started()])).toMatchObject({ id: '901' })
  // A backend with its own times: the earliest possible entry.
  expect(entryOf(of, others)).toMatchObject({ id: '2' })
  const otherEntries = [
    started({ visitId: '502' }),
    started({ actor: { id: '1', name: 'Olivia Owner' } }),
    started({ status: 'REACHED' }),
    started({ createdAt: NINE - 121 }),
    // The same person edits or moves the job in another window.
    started({ event: 'EDITED', visitId: null }),
    started({ event: 'SCHEDULED_AND_ASSIGNED' }),
  ]
  expect(entryOf(of, otherEntries)).toBeNull()
  // A backend without events.
  expect(entryOf(of, [started({ event: null })])).toMatchObject({ id: '901' })
  expect(entryOf(waiting(status, { known: ['901'] }), [started()])).toBeNull()
})

test('two equal notes match their own entries, and an entry without text is inconclusive', () => {
  expect(entryOf(waiting(note), [noted({ id: '5', createdAt: NINE + 1 }), noted()])).toMatchObject({ id: '902' })
  expect(entryOf(waiting(note, { known: ['902'] }), [noted()])).toBeNull()
  expect(entryOf(waiting(note), [noted({ note: 'Nobody there' })])).toBeNull()
  expect(entryOf(waiting(note), [noted({ note: null })])).toBe('unknown')
})

test('missing values don’t count as changes', () => {
  expect(isUnchangedSince(seen, { status: null, startAt: null, endAt: NINE + 5400, staff: [] })).toBe(true)
  expect(isUnchangedSince(seen, { ...seen, startAt: NINE + 1 })).toBe(false)
  expect(isUnchangedSince({ ...seen, staff: [ben] }, { ...seen, staff: [] })).toBe(false)
})

test('a step whose response was lost has arrived if the history has it, else is missing or unknown', async () => {
  const visits = { job: { ...job(), visits: [visit({ status: 'STARTED', lockVersion: 4 })] } }
  const { gateway, transport } = through({ StepHistory: historyOf([started()]), JobVisits: visits })
  expect(await transport.findSent(waiting(status))).toEqual({ kind: 'done', version: 4, entry: '901' })
  gateway.answer({ StepHistory: historyOf([]) })
  expect(await transport.findSent(waiting(status))).toEqual({ kind: 'missing' })
  gateway.answer({ StepHistory: outOfReach() })
  expect(await transport.findSent(waiting(status))).toEqual({ kind: 'unknown' })
})

test('a later change by the office does not pass its version to the next step', async () => {
  const moved = visit({ status: 'STARTED', startAt: NINE + 3600, lockVersion: 5 })
  const { transport } = through({ StepHistory: historyOf([started()]), JobVisits: { job: { ...job(), visits: [moved] } } })
  expect(await transport.findSent(waiting(status))).toEqual({ kind: 'done', version: null, entry: '901' })
})

test('a form that the job has as submitted has arrived', async () => {
  const forms = (isSubmitted: boolean) => ({ job: { ...job(), forms: [{ __typename: 'FormOfJob', formId: '3', isSubmitted }] } })
  const { gateway, transport } = through({ FormJob: forms(true) })
  expect(await transport.findSent(waiting(form))).toMatchObject({ kind: 'done' })
  gateway.answer({ FormJob: forms(false) })
  expect(await transport.findSent(waiting(form))).toEqual({ kind: 'missing' })
})

test('classifies errors as lost, session over, retryable or rejected', async () => {
  const { gateway, transport } = through({ SendNote: outOfReach() })
  const came = (answer: FakeOperation) => (gateway.answer({ SendNote: answer }), transport.send(waiting(note)))
  expect(await came(outOfReach())).toEqual({ kind: 'unknown' })
  expect(await came(refuse('UPSTREAM_TIMEOUT', 'Too slow'))).toEqual({ kind: 'unknown' })
  expect(await came(refuse('UPSTREAM_FAILED', 'Broke'))).toEqual({ kind: 'unknown', message: 'Broke' })
  expect(await came(refuse('UNAUTHENTICATED', 'Sign in'))).toEqual({ kind: 'notSent', isSessionOver: true })
  expect(await came(refuse('TOO_MANY_REQUESTS', 'Later'))).toEqual({ kind: 'notSent', isSessionOver: false })
  expect(await came(refuse('FORBIDDEN', 'Not yours'))).toEqual({ kind: 'refused', problem: { message: 'Not yours' } })
})

test('a stale step that may have been sent is searched for, and an unsent one is a conflict that names the author', async () => {
  const moved = visit({ status: 'REACHED', startAt: NINE + 3600, lockVersion: 4 })
  const { transport } = through({
    SendStep: refuse('STALE', 'Changed.'),
    StepHistory: historyOf([entry({ id: '8', event: 'EDITED', createdAt: NINE + 5 }), started()]),
    JobVisits: { job: { ...job(), visits: [moved] } },
  })
  expect(await transport.send(waiting(status, { tries: 2 }))).toMatchObject({ kind: 'done', entry: '901' })
  expect(await transport.send(waiting(status))).toMatchObject({
    kind: 'conflict',
    problem: { message: 'Olivia Owner changed this visit.', remote: { startAt: NINE + 3600, version: 4, at: NINE + 5 } },
  })
})

test('a step that is refused for a time after the server’s is sent again with the server’s time, others are refused', async () => {
  onTestFinished(() => updateServerTime(null))
  const serverTime = NINE - 3600
  const { transport } = through({ SendNote: refuse('INVALID', 'This time is in the future') })
  const before = globalThis.fetch
  onTestFinished(() => void vi.stubGlobal('fetch', before))
  const refused = { kind: 'refused', problem: { message: 'This time is in the future' } }
  expect(await transport.send(waiting(note))).toEqual(refused)
  vi.spyOn(Date, 'now').mockReturnValue(NINE * 1000)
  onTestFinished(() => void vi.restoreAllMocks())
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await before(...call)
    answer.headers.set('date', new Date(serverTime * 1000).toUTCString())
    return answer
  })
  expect(await transport.send(waiting(note))).toEqual({ kind: 'notSent', isSessionOver: false, serverTime })
  expect(await transport.send(waiting(note, { serverTime }))).toEqual(refused)
})

test('a step is sent with the time it was first sent with', async () => {
  const { gateway, transport } = through({ SendNote: { addJobNote: { ...noted(), attachments: [] } } })
  await transport.send(waiting(note, { serverTime: NINE - 1234 }))
  expect(gateway.callsOf('SendNote').at(-1)).toMatchObject({ input: { occurredAt: NINE - 1234 } })
})

test('step times are corrected by what the device’s clock is ahead or behind', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NINE * 1000)
  onTestFinished(() => {
    vi.mocked(Date.now).mockRestore()
    updateServerTime(null)
  })
  const { gateway, transport } = through({ SendNote: { addJobNote: { ...noted(), attachments: [] } } })
  const ago = (seconds: number): string => new Date((NINE - seconds) * 1000).toUTCString()
  const returnedWith = async (date: string) => {
    const before = globalThis.fetch
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await before(...call)
      answer.headers.set('date', date)
      return answer
    })
    await transport.send(waiting(note))
    await transport.send(waiting(note))
    vi.stubGlobal('fetch', before)
    return (gateway.callsOf('SendNote').at(-1) as { input: { occurredAt: number } }).input.occurredAt
  }
  const correction = async (seconds: number) => NINE - (await returnedWith(ago(seconds)))
  expect(await correction(570)).toBe(570)
  expect(await correction(20)).toBe(0)
  expect(await correction(-3000)).toBe(-3000)
})
