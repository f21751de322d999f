import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booking, booked, changed } from '../../../testing/booking.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const unscheduled = { schedule_later: true, dates: [], start_time: null, end_time: null, staff_ids: [] }
const repair = { name: 'Repair', quantity: 2, amount: 45 }
const filter = { name: 'Filter', quantity: 1, amount: 20 }
const alternatives = [
  { name: 'Good', line_items: [repair] },
  { name: 'Better', line_items: [repair, filter] },
]
const approval = { kind: 'phone' as const, name: 'Nora Newman', at: 1_782_900_600, note: null }
const sentAt = 1_782_900_000

const newQuote = (quote: Booking['quote'] = {}): Promise<Job> =>
  booked(mock, owner, { ...unscheduled, line_items: [], tax_ids: [], quote: { alternatives, ...quote } })
const change = (job: Job, more: Record<string, unknown>): Promise<Job> => changed(mock, owner, job, more)
const getNames = ({ line_items }: Job) => line_items?.map(({ name }) => name)

test('stores a quote whose line items are those of the first alternative', async () => {
  const job = await newQuote({ valid_until: '2026-07-31', message: 'As discussed.', optional_lines: [{ ...filter, name: 'Seal' }] })
  expect(job).toMatchObject({ status: 11, total: 90 })
  expect(getNames(job)).toEqual(['Repair'])
  expect(job.quote).toMatchObject({
    valid_until: '2026-07-31',
    message: 'As discussed.',
    version: 1,
    alternatives: [
      { name: 'Good', line_items: [{ id: 1, name: 'Repair', quantity: 2, amount: 45, total: 90 }] },
      { name: 'Better', line_items: [{ id: 2 }, { id: 3, total: 20 }] },
    ],
    optional_lines: [{ id: 4, name: 'Seal' }],
    sent_at: null,
    approval: null,
  })
})

test('keeps the quote of a change that does not name it', async () => {
  const job = await newQuote({ sent_at: sentAt })
  expect((await change(job, { title: 'Other' })).quote).toEqual(job.quote)
})

test('has no quote for a job that was saved without one', async () => {
  expect((await booked(mock, owner)).quote).toBeNull()
})

test('refuses a fourth alternative', async () => {
  const four = Array.from({ length: 4 }, (_, index) => ({ name: `No. ${index}`, line_items: [repair] }))
  const { customer_id, property_id, category_id } = mock.store.jobs.all()[0] ?? {}
  const body = { customer_id, property_id, category_id, ...unscheduled, line_items: [repair], quote: { alternatives: four } }
  expect(await mock.call('POST', '/jobs', { token: owner, body })).toMatchObject({
    responseCode: 422,
    responseMessage: 'A quote can have up to 3 alternatives',
  })
})

test('shows a technician without prices a quote without amounts', async () => {
  mock.store.companies.update(1, { staff_can_see_prices: false })
  const job = await newQuote()
  mock.store.jobs.update(job.id, { staff_ids: [13] })
  const technician = await mock.signIn('staff')
  const seen = (await mock.call('GET', `/jobs/${job.id}`, { token: technician })).responseData as Job
  expect(seen.quote?.alternatives?.[0]?.line_items).toMatchObject([{ id: 1, name: 'Repair', amount: null, total: null }])
})

describe('the version', () => {
  const offer = (quote: object, lines: object[]) => ({ line_items: lines, quote })

  test('stays while a quote was not sent', async () => {
    const job = await newQuote()
    const after = await change(job, offer({ alternatives: [alternatives[0]] }, [repair]))
    expect(after.quote).toMatchObject({ version: 1, sent_at: null })
  })

  test('rises with another offer after sending, which is to be sent again', async () => {
    const job = await newQuote({ sent_at: sentAt })
    const after = await change(
      job,
      offer({ alternatives: [{ name: 'Good', line_items: [{ ...repair, amount: 50 }] }], sent_at: sentAt }, [repair]),
    )
    expect(after.quote).toMatchObject({ version: 2, sent_at: null })
  })

  test('rises once if the change has the new version', async () => {
    const job = await newQuote({ sent_at: sentAt })
    const after = await change(job, offer({ version: 2, alternatives: [alternatives[1]], sent_at: sentAt + 60 }, [repair, filter]))
    expect(after.quote).toMatchObject({ version: 2, sent_at: sentAt + 60 })
  })

  test('rises with a discount', async () => {
    const job = await newQuote({ sent_at: sentAt })
    expect((await change(job, { discount_type: 0, discount_value: 10 })).quote).toMatchObject({ version: 2, sent_at: null })
  })

  test('stays when the customer chooses', async () => {
    const job = await newQuote({ sent_at: sentAt })
    const after = await change(job, offer({ alternatives, sent_at: sentAt, approval }, [repair, filter]))
    expect(after.quote).toMatchObject({ version: 1, sent_at: sentAt, approval })
    expect([getNames(after), after.total]).toEqual([['Repair', 'Filter'], 110])
  })

  test('stays with a new title or validity', async () => {
    const job = await newQuote({ sent_at: sentAt })
    const after = await change(job, { title: 'Other', quote: { alternatives, sent_at: sentAt, valid_until: '2026-08-31' } })
    expect(after.quote).toMatchObject({ version: 1, sent_at: sentAt, valid_until: '2026-08-31' })
  })

  test('rises with another offer after the approval, which is removed', async () => {
    const job = await newQuote({ sent_at: sentAt, approval })
    const after = await change(job, offer({ alternatives: [alternatives[1]], sent_at: sentAt, approval }, [repair, filter]))
    expect(after.quote).toMatchObject({ version: 2, sent_at: null, approval: null })
  })

  test('stays with line items added once it is scheduled', async () => {
    const job = await newQuote({ sent_at: sentAt, approval })
    const body = { job_id: job.id, action: 'schedule', date: '2026-07-01', start_time: '09:00', end_time: '10:00', staff_ids: [] }
    expect(await mock.call('POST', '/jobs/manage_job', { token: owner, body })).toMatchObject({ responseCode: 200 })
    const scheduled = (await mock.call('GET', `/jobs/${job.id}`, { token: owner })).responseData as Job
    expect((await change(scheduled, { line_items: [repair, filter, filter] })).quote).toMatchObject({ version: 1, approval })
  })
})
