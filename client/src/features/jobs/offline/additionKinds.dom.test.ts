import { beforeEach, describe, expect, test } from 'vitest'
import { createApollo } from '../../../lib/api/createApollo.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import { transportOf } from '../../../lib/offline/queue/stepKind.ts'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { entry, historyOf, NINE } from '../../../testing/jobs.ts'
import { signedIn, technician } from '../../../testing/people.ts'
import type { AttachStep, JobStep, LineStep } from './jobStep.ts'
import { jobStepKinds } from './jobStepKinds.ts'

const toLine = (id: string | null, part: object = {}) => ({
  __typename: 'LineItem',
  id,
  serviceId: '9',
  name: 'Filter',
  description: null,
  productType: 'PRODUCT',
  quantity: 2,
  unit: null,
  amount: 12.5,
  isTaxExempt: false,
  ...part,
})
const service = toLine('1', { serviceId: null, name: 'Boiler service', quantity: 1, amount: 45 })
const forms = (...ids: string[]) => ids.map((formId) => ({ __typename: 'AttachedForm', formId }))
const extended = (lineItems: readonly object[] | null, part: object = {}) => ({
  __typename: 'Job',
  id: '12',
  lockVersion: 3,
  customer: { __typename: 'CustomerSummary', id: '30' },
  property: { __typename: 'PropertySummary', id: '40' },
  category: { __typename: 'CategorySummary', id: '2' },
  lineItems,
  forms: forms('1'),
  ...part,
})

const of = { jobId: '12', visitId: '501', name: 'J-1012' } as const
const filter: LineStep = {
  kind: 'line',
  ...of,
  line: {
    serviceId: '9',
    name: 'Filter',
    description: null,
    productType: 'PRODUCT',
    quantity: 2,
    unit: null,
    amount: 12.5,
    isTaxExempt: false,
  },
  before: [],
}
const attach: AttachStep = { kind: 'attach', ...of, forms: [{ id: '3', name: 'Handover' }] }
const step = (content: JobStep, part: Partial<Step<JobStep>> = {}): Step<JobStep> => ({
  seq: 1,
  id: 'key-1',
  lane: '12',
  target: null,
  occurredAt: NINE,
  state: 'sending',
  tries: 1,
  version: null,
  override: false,
  known: [],
  problem: null,
  content,
  ...part,
})
const through = (answers: Record<string, FakeOperation>) => {
  const gateway = fakeGateway(answers)
  const listener = { onAnswer: () => undefined, onError: () => undefined }
  return {
    gateway,
    transport: transportOf(jobStepKinds, { client: createApollo(() => undefined), add: async () => undefined }, listener),
  }
}

beforeEach(() => signedIn(technician))

describe('a line added on site', () => {
  test('follows the current lines, which keep values that are not returned', async () => {
    const hidden = { ...service, amount: null, productType: null, unit: null, isTaxExempt: null }
    const { gateway, transport } = through({
      JobToExtend: { job: extended([hidden]) },
      ExtendJob: { updateJob: extended([hidden, toLine('2')]) },
    })
    expect(await transport.send(step({ ...filter, line: { ...filter.line, amount: null } }))).toEqual({
      kind: 'done',
      version: null,
      entry: 'line 12/2',
    })
    expect(gateway.callsOf('ExtendJob')).toEqual([
      {
        input: {
          id: '12',
          lockVersion: 3,
          agreementAccepted: true,
          job: {
            customerId: '30',
            propertyId: '40',
            categoryId: '2',
            lineItems: [
              { id: '1', name: 'Boiler service', quantity: 1 },
              { serviceId: '9', name: 'Filter', productType: 'PRODUCT', quantity: 2, isTaxExempt: false },
            ],
          },
        },
      },
    ])
  })

  test('is added to the newer version after a change by someone else', async () => {
    const { gateway, transport } = through({ JobToExtend: { job: extended([service]) } })
    gateway.answer({
      ExtendJob: ({ input }) => {
        if ((input as { lockVersion: number }).lockVersion === 4) return { updateJob: extended([service, toLine('3')]) }
        gateway.answer({ JobToExtend: { job: extended([service], { lockVersion: 4 }) } })
        return refuse('STALE', 'Someone else changed this job.')
      },
    })
    expect(await transport.send(step(filter))).toMatchObject({ kind: 'done' })
    expect(gateway.callsOf('ExtendJob')).toHaveLength(2)
  })

  test.each([
    ['without line items in the response', null, 'The job’s line items couldn’t be loaded. Add this one in the office.'],
    ['beside a line without a name', [{ ...service, name: null }], 'The job’s line items couldn’t be loaded. Add this one in the office.'],
  ])('is not sent %s', async (_, lines, message) => {
    const { gateway, transport } = through({ JobToExtend: { job: extended(lines) } })
    expect(await transport.send(step(filter))).toEqual({ kind: 'refused', problem: { message } })
    expect(gateway.callsOf('ExtendJob')).toEqual([])
  })

  test('that the backend ignores is reported', async () => {
    const { transport } = through({ JobToExtend: { job: extended([service]) }, ExtendJob: { updateJob: extended([service]) } })
    expect(await transport.send(step(filter))).toEqual({ kind: 'refused', problem: { message: 'The service didn’t add this item.' } })
  })

  test('counts as done if a 200 returns no lines', async () => {
    const { transport } = through({ JobToExtend: { job: extended([service]) }, ExtendJob: { updateJob: null } })
    expect(await transport.send(step(filter))).toEqual({ kind: 'done', version: null, entry: null })
  })

  const edited = entry({ event: 'EDITED', actor: { id: technician.id, name: technician.name }, createdAt: NINE })
  const byOffice = entry({ event: 'EDITED', actor: { id: '1', name: 'Olivia Owner' }, createdAt: NINE })
  test.each([
    ['has arrived', [service, toLine('2')], {}, [edited], { kind: 'done', entry: 'line 12/2' }],
    ['has not arrived', [service], {}, [], { kind: 'missing' }],
    ['has not arrived if the equal line was there before', [toLine('2')], { before: ['2'] }, [], { kind: 'missing' }],
    ['has not arrived if lines have new ids', [toLine('7')], { before: ['2'] }, [edited], { kind: 'missing' }],
    ['has not arrived if only others edited the job', [toLine('2')], {}, [byOffice], { kind: 'missing' }],
    ['is unclear among lines without ids', [toLine(null)], {}, [edited], { kind: 'unclear' }],
    ['is unclear without line items', null, {}, [edited], { kind: 'unclear' }],
  ])('whose response was lost %s', async (_, lines, part, entries, result) => {
    const { transport } = through({ JobToExtend: { job: extended(lines) }, StepHistory: historyOf(entries) })
    expect(await transport.findSent(step({ ...filter, ...part }))).toMatchObject(result)
  })

  test('is not taken for an equal one of another step', async () => {
    const found = { JobToExtend: { job: extended([toLine('2')]) }, StepHistory: historyOf([edited]) }
    expect(await through(found).transport.findSent(step(filter, { known: ['line 12/2'] }))).toEqual({ kind: 'missing' })
    const both = { ...found, JobToExtend: { job: extended([toLine('2'), toLine('3')]) } }
    expect(await through(both).transport.findSent(step(filter, { known: ['line 12/2'] }))).toMatchObject({ entry: 'line 12/3' })
  })
})

describe('forms attached on site', () => {
  test('join the current ones', async () => {
    const { gateway, transport } = through({
      JobToExtend: { job: extended(null, { forms: forms('1', '5') }) },
      ExtendJob: { updateJob: extended(null, { forms: forms('1', '5', '3') }) },
    })
    expect(await transport.send(step(attach))).toMatchObject({ kind: 'done' })
    expect(gateway.callsOf('ExtendJob')).toMatchObject([{ input: { job: { formIds: ['1', '5', '3'] } } }])
  })

  test('are not sent without the current ones, and are reported if ignored', async () => {
    const unknown = through({ JobToExtend: { job: extended(null, { forms: null }) } })
    expect(await unknown.transport.send(step(attach))).toMatchObject({ kind: 'refused' })
    expect(unknown.gateway.callsOf('ExtendJob')).toEqual([])
    const ignored = through({ JobToExtend: { job: extended(null) }, ExtendJob: { updateJob: extended(null) } })
    expect(await ignored.transport.send(step(attach))).toMatchObject({ problem: { message: 'Handover couldn’t be attached.' } })
  })

  test.each([
    ['done', forms('1', '3')],
    ['missing', forms('1')],
    ['missing', null],
  ])('whose response was lost are %s', async (kind, shown) => {
    expect(await through({ JobToExtend: { job: extended(null, { forms: shown }) } }).transport.findSent(step(attach))).toMatchObject({
      kind,
    })
  })
})
