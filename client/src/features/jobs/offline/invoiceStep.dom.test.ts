import { beforeEach, describe, expect, test } from 'vitest'
import { createApollo } from '../../../lib/api/createApollo.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import { transportOf } from '../../../lib/offline/queue/stepKind.ts'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { entry, historyOf, job, NINE, visit } from '../../../testing/jobs.ts'
import { individual, signedIn } from '../../../testing/people.ts'
import { actingUser } from '../../../lib/session/useActingUser.ts'
import type { WaitingStep } from '../../offlineQueue/waitingSteps.ts'
import { jobAfterWaiting } from './afterWaiting.ts'
import type { JobStep, StatusStep } from './jobStep.ts'
import { jobStepKinds } from './jobStepKinds.ts'

const invoice = {
  __typename: 'JobInvoice',
  id: '9',
  visitId: null,
  invoiceNumber: 'INV-9',
  status: 'UNPAID',
  total: 90,
  balanceDue: 90,
} as const
const bill = { ...invoice, currencyCode: 'USD', dueDate: null }
const seen = { status: 'COMPLETED', startAt: NINE, endAt: NINE + 5400, staff: null } as const
const create = (part: Partial<StatusStep> = {}): StatusStep => ({
  kind: 'status',
  jobId: '12',
  visitId: '501',
  name: 'J-1012',
  action: 'CREATE_INVOICE',
  input: {},
  seen,
  status: 'COMPLETED',
  ...part,
})
const waiting = (content: JobStep): Step<JobStep> => ({
  seq: 1,
  id: 'key-1',
  lane: '12',
  target: '501',
  occurredAt: NINE,
  state: 'waiting',
  tries: 1,
  version: 3,
  override: false,
  known: [],
  problem: null,
  content,
})
const me = { id: individual.id, name: individual.name }
const finished = entry({ event: 'STATUS_CHANGED', status: 'COMPLETED', actor: me, createdAt: NINE })
const invoiced = entry({ id: '77', event: 'INVOICE_GENERATED', status: 'COMPLETED', actor: me, createdAt: NINE })
const through = (answers: Record<string, FakeOperation>) => {
  fakeGateway(answers)
  const listener = { onAnswer: () => undefined, onError: () => undefined }
  return transportOf(jobStepKinds, { client: createApollo(() => undefined), add: async () => undefined }, listener)
}
const visits = [visit({ status: 'COMPLETED' })]

beforeEach(() => signedIn(individual))

describe('a queued invoice', () => {
  test.each([
    ['arrived by its entry', [finished, invoiced], { invoice: null }, { kind: 'done', entry: '77' }],
    ['arrived by the job’s invoice', [finished], { invoice: bill }, { kind: 'done' }],
    ['is missing beside the entry of the finish', [finished], { invoice: null }, { kind: 'missing' }],
  ])('whose response was lost %s', async (_, entries, part, result) => {
    const transport = through({ StepHistory: historyOf(entries), JobVisits: { job: { ...job(part), visits } } })
    expect(await transport.findSent(waiting(create()))).toMatchObject(result)
  })

  test('that is refused because the visit has one counts as done', async () => {
    const refused = { SendStep: refuse('INVALID', 'This visit has an invoice.') }
    const send = (part: object) => through({ ...refused, JobVisits: { job: { ...job(part), visits } } }).send(waiting(create()))
    expect(await send({ invoice: bill })).toMatchObject({ kind: 'done' })
    expect(await send({ invoice: null })).toEqual({ kind: 'refused', problem: { message: 'This visit has an invoice.' } })
  })
})

describe('after a queued finish', () => {
  const finish: WaitingStep = waiting(create({ action: 'FINISH' }))
  const offered = (part: object, steps: readonly WaitingStep[]) =>
    jobAfterWaiting(job({ visits: [visit({ status: 'STARTED' })], ...part }), steps, actingUser()).allowedActions

  test('an invoice is offered where none is returned or queued', () => {
    expect(offered({ invoice: null, invoices: [] }, [finish])).toEqual(['CREATE_INVOICE'])
    expect(offered({ invoice: bill, invoices: [bill] }, [finish])).toEqual([])
    expect(offered({ invoice: null, invoices: [] }, [finish, waiting(create())])).toEqual([])
  })

  test('none is offered where invoices are not returned', () => {
    expect(offered({ invoice: null, invoices: null }, [finish])).toEqual([])
  })
})
