import type { AddressInfo } from 'node:net'
import { unsavedFieldsOf } from '@callout/client/src/features/jobs/record/unsavedJobFields.ts'
import type { JobInput } from '@callout/client/src/lib/api/schemaTypes.generated.ts'
import { CreateJobDocument } from '@callout/client/src/features/jobs/queries/createJob.generated.ts'
import { JobDocument, type JobQuery } from '@callout/client/src/features/jobs/jobs.generated.ts'
import { buildApp } from '@callout/gateway/app'
import { testApp } from '@callout/mock-api/testing/testApp'
import { parse, print } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { specBackend } from '../specBackend/backend.ts'

const ZONE = 'America/New_York'

interface House {
  readonly ask: <Data>(document: Parameters<typeof print>[0], variables: object) => Promise<Data>
  readonly close: () => Promise<unknown>
}

async function houseBefore(address: string, token: string, closeBackend: () => Promise<unknown>): Promise<House> {
  const gateway = await buildApp({ restBaseUrl: `${address}/api/v1` })
  return {
    ask: async <Data>(document: Parameters<typeof print>[0], variables: object) => {
      const payload = { query: print(document), variables }
      const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers: { authorization: token }, payload })
      const { data, errors } = reply.json<{ data: Data; errors?: unknown }>()
      expect(errors).toBeUndefined()
      return data
    },
    close: async () => {
      await gateway.close()
      await closeBackend()
    },
  }
}

/** The job page's message after the form has sent this. */
async function messageAfter({ ask }: House, input: JobInput): Promise<string | null> {
  const { createJob } = await ask<{ createJob: { id: string } }>(CreateJobDocument, { input: { ...input, allowClash: true } })
  const { job } = await ask<JobQuery>(JobDocument, { id: createJob.id })
  return unsavedFieldsOf(job, { input, isNew: true, zone: ZONE })
}

const line = {
  id: null,
  serviceId: null,
  name: 'Boiler service',
  description: 'Yearly',
  quantity: 2.5,
  unit: 'hour',
  amount: 45.55,
  isTaxExempt: false,
}
const plain: JobInput = {
  customerId: '31',
  propertyId: '41',
  categoryId: '3',
  branchId: null,
  title: '',
  description: '',
  notes: '',
  priority: 'LOW',
  scheduleLater: true,
  dates: [],
  isRecurring: false,
  recurrence: null,
  staffIds: [],
  lineItems: [line],
  discountType: 'PERCENTAGE',
  discountValue: null,
  taxIds: [],
  formIds: [],
  attachments: [],
  notifyCustomer: false,
}
const labels: Partial<JobInput> = {
  title: ' Boiler repair ',
  description: 'No hot water\r\nsince Sunday. ',
  notes: 'Key under the pot',
  priority: 'HIGH',
}
const timed: Partial<JobInput> = { scheduleLater: false, dates: ['2026-12-14'], startTime: '09:00', endTime: '10:30' }
const file = { fileName: 'note.txt', contentType: 'text/plain', fileBase64: Buffer.from('Hello').toString('base64') }

describe('the mock keeps all of a job:', () => {
  const mock = testApp()
  let house: House
  let known: Pick<JobInput, 'customerId' | 'propertyId' | 'categoryId'> & { readonly staffIds: string[] }

  beforeAll(async () => {
    await mock.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = mock.app.server.address() as AddressInfo
    house = await houseBefore(`http://127.0.0.1:${port}`, await mock.signIn('owner'), () => mock.app.close())
    const { customers, ownCategories, teamMembers } = await house.ask<{
      customers: { items: { id: string; properties: { id: string }[] }[] }
      ownCategories: { items: { id: string }[] }
      teamMembers: { items: { id: string; role: string }[] }
    }>(
      parse(
        `{ customers { items { id isDoNotService properties { id } } } ownCategories { items { id } } teamMembers { items { id role } } }`,
      ),
      {},
    )
    const customer = customers.items.find(({ properties }) => properties.length > 0)
    known = {
      customerId: customer?.id ?? '',
      propertyId: customer?.properties[0]?.id ?? '',
      categoryId: ownCategories.items[0]?.id ?? '',
      staffIds: teamMembers.items
        .filter(({ role }) => role === 'STAFF' || role === 'staff')
        .map(({ id }) => id)
        .slice(0, 2),
    }
  })
  afterAll(() => house.close())

  const weekly: NonNullable<JobInput['recurrence']> = {
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: [1],
    monthDay: null,
    endDate: '2027-01-18',
    skipClosedDays: false,
  }
  test.each<[string, Partial<JobInput>, isStaffed?: boolean]>([
    ['that waits for its date', {}],
    ['with words', labels],
    ['with a day and staff', timed, true],
    ['on several days', { ...timed, dates: ['2026-12-14', '2026-12-16'] }, true],
    ['that recurs', { ...timed, isRecurring: true, recurrence: weekly }, true],
    ['with a percentage off', { discountValue: 10 }],
    ['with an amount off', { discountType: 'AMOUNT', discountValue: 15.5 }],
    ['with a file', { attachments: [file] }],
  ])('one %s', async (_, part, isStaffed = false) => {
    const { staffIds, ...others } = known
    expect(staffIds).toHaveLength(2)
    expect(await messageAfter(house, { ...plain, ...others, ...part, staffIds: isStaffed ? staffIds : [] })).toBeNull()
  })
})

test('reports unsaved fields for a backend with the specification’s fields only, and nothing for missing ones', async () => {
  const backend = specBackend()
  const address = await backend.listen({ port: 0, host: '127.0.0.1' })
  const house = await houseBefore(address, 'token-1', () => backend.close())
  const message = await messageAfter(house, {
    ...plain,
    ...labels,
    ...timed,
    dates: ['2026-11-20'],
    startTime: '08:00',
    endTime: '09:00',
    attachments: [file],
  })
  expect(message).toBe(
    'Couldn’t save: priority, time, line items. We couldn’t confirm that this was saved: title, description, internal notes, files.',
  )
  await house.close()
})
