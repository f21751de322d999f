import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApollo } from '../../../lib/api/createApollo.ts'
import type { JobInput, SaveJobFormInput } from '../../../lib/api/schemaTypes.generated.ts'
import { resultOf } from '../../../lib/offline/database.ts'
import { deleteQueue, queueStore } from '../../../lib/offline/queue/queueStore.ts'
import { sendQueue } from '../../../lib/offline/queue/sendQueue.ts'
import type { NewStep, QueueStore, StepContent } from '../../../lib/offline/queue/step.ts'
import { transportOf } from '../../../lib/offline/queue/stepKind.ts'
import { emptyQueue, memoryStore } from '../../../lib/offline/testing/memoryStore.ts'
import { type FakeAnswer, type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { entry, historyOf, job, NINE } from '../../../testing/jobs.ts'
import { individual, signedIn, technician } from '../../../testing/people.ts'
import { jobStepKinds } from '../../jobs/offline/jobStepKinds.ts'
import { readDeviceQuotes } from '../device/knownQuotes.ts'
import { offerKey } from '../onJob/quoteOfJob.ts'
import { quotedJob } from '../testing/quotedJob.ts'
import type { ApprovalStep, QuoteStep } from './quoteStep.ts'
import { quoteStepKinds } from './quoteStepKinds.ts'

const message = 'Quote approved with a signature by Maria Lopez: Better, $120.00.'
const form = {
  formId: '62',
  formVersion: 1,
  formName: 'Sample Authority to Proceed',
  answers: [{ fieldKey: 'work', value: 'Boiler service' }],
}
const approved = {
  key: 'signed-1',
  approval: { kind: 'SIGNED', name: 'Maria Lopez', note: message },
  form,
  attachments: [],
} as const
const newQuote: QuoteStep = {
  ...approved,
  kind: 'quote',
  name: 'Maria Lopez',
  input: {
    customerId: '30',
    propertyId: '40',
    categoryId: '2',
    scheduleLater: true,
    dates: [],
    lineItems: [{ name: 'Boiler service', quantity: 1, amount: 120 }],
    formIds: ['62'],
    quote: { validUntil: '2026-12-21', version: 1 },
  },
  total: '$120.00',
  fromJobId: null,
  zone: 'America/New_York',
}

/** A backend that ignores idempotency keys and loses the next response to `lost`. */
function office(more: Record<string, FakeOperation> = {}) {
  const created: { readonly input: JobInput; readonly createdAt: number }[] = []
  const forms: SaveJobFormInput[] = []
  const notes: string[] = []
  const state = { lost: '' }
  const respond = (name: string, answer: FakeAnswer): FakeAnswer => {
    if (state.lost !== name) return answer
    state.lost = ''
    return outOfReach()
  }
  const parts = { title: 'Heating', dates: [], startTime: null, endTime: null }
  const newest = () =>
    created.map(({ input, createdAt }, index) => ({
      __typename: 'Job',
      id: String(70 + index),
      jobNumber: `J-10${70 + index}`,
      ...parts,
      createdAt,
      customer: { __typename: 'CustomerSummary', id: input.customerId },
      property: { __typename: 'PropertySummary', id: input.propertyId },
      category: { __typename: 'CategorySummary', id: input.categoryId },
      lineItems: input.lineItems?.map(({ name, quantity, amount }, line) => ({
        __typename: 'LineItem',
        id: String(line),
        name,
        quantity,
        amount,
      })),
    }))
  const gateway = fakeGateway({
    CreateJob: ({ input }) => {
      created.push({ input: input as JobInput, createdAt: NINE + 60 })
      const { id, jobNumber } = newest().at(-1) ?? {}
      return respond('CreateJob', { createJob: { __typename: 'Job', id, jobNumber, visitsTotal: 0 } })
    },
    NewestJobs: () => ({ jobs: { __typename: 'JobPage', items: newest() } }),
    SendForm: ({ input }) => {
      forms.push(input as SaveJobFormInput)
      return respond('SendForm', { saveJobForm: { __typename: 'JobForm', id: '91', formId: '62' } })
    },
    FormJob: ({ id }) => {
      const isSubmitted = forms.some(({ jobId }) => jobId === id)
      return {
        job: job({ id: String(id), forms: [{ formId: '62', jobFormId: '91', formName: form.formName, isRequired: false, isSubmitted }] }),
      }
    },
    SendNote: ({ input }) => {
      const { note } = input as { readonly note: string }
      notes.push(note)
      return respond('SendNote', { addJobNote: { ...entry({ event: 'NOTE', note }), attachments: [] } })
    },
    StepHistory: () =>
      historyOf(
        notes.map((note, index) =>
          entry({ id: `n${index}`, visitId: null, event: 'NOTE', note, actor: { id: '7', name: 'Ana Silva' }, createdAt: NINE }),
        ),
      ),
    ...more,
  })
  return { gateway, created, forms, notes, lose: (name: string) => void (state.lost = name) }
}

interface StoredRow {
  readonly content: { readonly bytes: ArrayBuffer }
}

const kinds = { ...jobStepKinds, ...quoteStepKinds }
const errors: unknown[] = []

/** Sends what is queued, as a window after a reload does. */
function send(store: QueueStore<StepContent>) {
  const add = async (step: NewStep<StepContent>): Promise<void> => {
    if (!(await store.read()).some(({ id }) => id === step.id)) await store.add(step)
  }
  const listener = { onAnswer: () => undefined, onError: (_: unknown, error: unknown) => void errors.push(error) }
  const transport = transportOf(kinds, { client: createApollo(() => undefined), add }, listener)
  return sendQueue({ store, transport }, () => undefined)
}

const queued = (content: QuoteStep | ApprovalStep): NewStep<StepContent> => ({
  id: 'key-of-the-quote',
  lane: content.kind === 'quote' ? 'quote signed-1' : content.jobId,
  target: null,
  version: null,
  occurredAt: NINE,
  content,
})

async function queueWith(content: QuoteStep | ApprovalStep) {
  const store = queueStore<StepContent>('ana')
  await store.add(queued(content))
  return store
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
  errors.length = 0
  signedIn(individual)
})
afterEach(async () => {
  vi.useRealTimers()
  await deleteQueue('ana')
})

describe('a new quote that was signed on site', () => {
  test('creates its job with the approval, then the form and the note', async () => {
    const { gateway, created, forms, notes } = office()
    const store = await queueWith(newQuote)
    expect(await send(store)).toBe('done')
    expect(await store.read()).toEqual([])
    expect(gateway.callsOf('CreateJob')).toMatchObject([{ idempotencyKey: 'key-of-the-quote' }])
    expect(created).toMatchObject([
      {
        input: {
          customerId: '30',
          lineItems: [{ name: 'Boiler service', amount: 120 }],
          quote: { validUntil: '2026-12-21', approval: { kind: 'SIGNED', name: 'Maria Lopez', at: NINE, note: message } },
        },
      },
    ])
    expect(forms).toMatchObject([{ jobId: '70', formId: '62', formVersion: 1, status: 'SUBMITTED', answers: form.answers }])
    expect(notes).toEqual([message])
    // Until the job's page shows that the backend keeps quotes.
    expect((await readDeviceQuotes()).get('70')).toMatchObject({ validUntil: '2026-12-21', approval: { name: 'Maria Lopez' } })
  })

  test.each(['CreateJob', 'SendForm', 'SendNote'])('is sent once although the response to %s was lost', async (operation) => {
    const { created, forms, notes, lose } = office()
    const store = await queueWith(newQuote)
    lose(operation)
    expect(await send(store)).toBe('away')
    expect(await send(store)).toBe('done')
    expect([created.length, forms.length, notes.length]).toEqual([1, 1, 1])
    expect(forms[0]?.jobId).toBe('70')
  })

  test('is sent once although the window closes between any two writes on the device', async () => {
    let writes = 0
    for (let kill = 0; kill < 50; kill += 1) {
      const { created, forms, notes } = office()
      const saved = emptyQueue<StepContent>()
      await memoryStore(saved).add(queued(newQuote))
      let isKilled = false
      let count = 0
      const closing = memoryStore(saved, () => {
        count += 1
        if (count <= kill) return
        isKilled = true
        throw new Error('The window is closed')
      })
      await send(closing).catch(() => undefined)
      expect(await send(memoryStore(saved))).toBe('done')
      expect([kill, created.length, forms.length, notes.length, saved.steps.length]).toEqual([kill, 1, 1, 1, 0])
      writes = kill
      if (!isKilled) break
    }
    // Before and after each of the three calls, and the two steps that follow.
    expect(writes).toBe(8)
  })

  test('is not taken for an equal quote of the day before', async () => {
    const { created, lose } = office()
    created.push({ input: newQuote.input, createdAt: NINE - 86_400 })
    const store = await queueWith(newQuote)
    lose('CreateJob')
    await send(store)
    expect(await send(store)).toBe('done')
    expect(created).toHaveLength(2)
  })

  test('stays on the device if the user may not save it, and is sent once that is allowed', async () => {
    signedIn(technician)
    const { gateway, created, forms } = office()
    gateway.answer({ CreateJob: refuse('FORBIDDEN', 'You don’t have permission to create jobs.') })
    const store = await queueWith(newQuote)
    await send(store)
    const [step] = await store.read()
    expect(step).toMatchObject({
      state: 'refused',
      content: newQuote,
      problem: { message: 'You don’t have permission to save this quote. Ask the office to save it.' },
    })
    // The user waits for no other message, and the step is not removed.
    expect(errors).toEqual([])
    const again = office()
    await store.change(step?.seq ?? 0, { state: 'waiting', problem: null, override: true, tries: 0, id: 'another-key' })
    expect(await send(store)).toBe('done')
    expect([created.length, again.created.length, forms.length, again.forms.length]).toEqual([0, 1, 0, 1])
  })

  test('that the backend rejects shows its message; sent again, one that has arrived is found', async () => {
    const { gateway, created, notes } = office()
    gateway.answer({ CreateJob: refuse('INVALID', 'Use at most 3 alternatives') })
    const store = await queueWith(newQuote)
    await send(store)
    const [step] = await store.read()
    expect(step).toMatchObject({ state: 'refused', problem: { message: 'Use at most 3 alternatives' } })
    expect(errors).toHaveLength(1)
    created.push({ input: newQuote.input, createdAt: NINE + 60 })
    await store.change(step?.seq ?? 0, { state: 'waiting', problem: null, override: true, tries: 0, id: 'another-key' })
    expect(await send(store)).toBe('done')
    expect([created.length, notes.length, gateway.callsOf('CreateJob').length]).toEqual([1, 1, 1])
  })

  test('is unclear where the customer’s jobs are not shown', async () => {
    const { lose } = office({ NewestJobs: refuse('FORBIDDEN', 'You don’t have permission to view jobs.') })
    const store = await queueWith(newQuote)
    lose('CreateJob')
    await send(store)
    await send(store)
    expect(await store.read()).toMatchObject([{ state: 'refused', problem: { message: /^We couldn’t confirm that this quote was saved/ } }])
  })

  test('is encrypted on the device, and deleted with the queue on sign-out', async () => {
    const store = await queueWith(newQuote)
    const rows = async () => {
      const database = await resultOf(indexedDB.open('callout-queue'))
      const found = await resultOf<StoredRow[]>(database.transaction('steps').objectStore('steps').getAll())
      database.close()
      return found
    }
    const stored = await rows()
    expect(stored).toHaveLength(1)
    const text = stored.map((row) => JSON.stringify(row) + new TextDecoder().decode(row.content.bytes)).join()
    expect(text).not.toMatch(/Maria|Boiler|\$120/)
    await deleteQueue('ana')
    expect(await store.read()).toEqual([])
    expect(await rows()).toEqual([])
  })
})

describe('an existing quote that was approved on site', () => {
  const sent = { sentAt: NINE - 3600 }
  const current = quotedJob({ forms: [] }, sent)
  const better = current.quote?.alternatives?.[1]?.lineItems ?? []
  const lineItems = better.map(({ name, quantity, amount }) => ({ name: name ?? '', quantity: quantity ?? 1, amount }))
  const approval: ApprovalStep = { ...approved, kind: 'approval', name: 'J-1012', jobId: '12', offer: offerKey(current), lineItems }
  const reply = () =>
    quotedJob(
      { lockVersion: 4, lineItems: better.map((line) => ({ ...line, total: null })) },
      { ...sent, approval: { __typename: 'QuoteApproval', kind: 'SIGNED', name: 'Maria Lopez', at: NINE, note: message } },
    )

  test('saves the choice, attaches the form, and sends the form and the note', async () => {
    const { gateway, forms, notes } = office({ QuoteToApprove: { job: current }, UpdateQuote: { updateJob: reply() } })
    const store = await queueWith(approval)
    expect(await send(store)).toBe('done')
    expect(gateway.callsOf('UpdateQuote')).toMatchObject([
      {
        input: {
          id: '12',
          lockVersion: 3,
          job: {
            lineItems: [{}, {}, {}, { amount: 1000 }],
            formIds: ['62'],
            quote: { sentAt: NINE - 3600, alternatives: [{ name: 'Good' }, {}], approval: { kind: 'SIGNED', at: NINE, note: message } },
          },
        },
      },
    ])
    expect(forms).toMatchObject([{ jobId: '12', formId: '62' }])
    expect(notes).toEqual([message])
  })

  test('asks if the offer was changed meanwhile, and is sent on the newer version if confirmed', async () => {
    const changed = quotedJob({ forms: [], lockVersion: 5 }, { ...sent, optionalLines: [] })
    const { gateway } = office({ QuoteToApprove: { job: changed }, UpdateQuote: { updateJob: reply() } })
    const store = await queueWith(approval)
    await send(store)
    const [step] = await store.read()
    expect(step).toMatchObject({ state: 'conflict', problem: { message: 'Someone changed this quote after the customer had seen it.' } })
    expect(gateway.callsOf('UpdateQuote')).toEqual([])
    await store.change(step?.seq ?? 0, { state: 'waiting', problem: null, override: true, tries: 0, id: 'another-key' })
    expect(await send(store)).toBe('done')
    expect(gateway.callsOf('UpdateQuote')).toMatchObject([{ input: { lockVersion: 5 } }])
  })

  test('whose response was lost is found by its approval', async () => {
    const { gateway, forms, notes } = office({ QuoteToApprove: { job: current } })
    gateway.answer({
      UpdateQuote: () => {
        gateway.answer({ QuoteToApprove: { job: reply() } })
        return outOfReach()
      },
    })
    const store = await queueWith(approval)
    expect(await send(store)).toBe('away')
    expect(await send(store)).toBe('done')
    expect([gateway.callsOf('UpdateQuote').length, forms.length, notes.length]).toEqual([1, 1, 1])
  })

  test('stays on the device where the backend returns no quotes', async () => {
    office({ QuoteToApprove: { job: { ...current, quote: null } }, UpdateQuote: { updateJob: { ...reply(), quote: null } } })
    const plain: ApprovalStep = { ...approval, offer: offerKey({ ...current, quote: null }) }
    expect(await send(await queueWith(plain))).toBe('done')
    expect((await readDeviceQuotes()).get('12')).toMatchObject({ approval: { kind: 'SIGNED', name: 'Maria Lopez', at: NINE } })
  })
})
