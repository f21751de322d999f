import { endpoints } from '@callout/contracts/endpoints'
import { expect, test } from 'vitest'
import { booked, changed } from '../../testing/booking.ts'
import { testApp } from '../../testing/testApp.ts'

const { updateCustomerSetting } = endpoints.settings
const { updateGeneralData } = endpoints.profile
const { getJob, listJobs } = endpoints.jobs

test('jobs, their invoices and their history keep the currency in which they were made', async () => {
  const mock = testApp()
  const owner = await mock.signIn('owner')
  const before = await booked(mock, owner)
  const [invoice] = mock.store.invoices.by('company_id', 1)
  await mock.read(updateCustomerSetting, { currency_code: 'EUR' }, owner)
  const between = await booked(mock, owner, { dates: ['2026-07-02'] })
  await mock.read(updateGeneralData, { currency_code: 'GBP' }, owner)
  const after = await booked(mock, owner, { dates: ['2026-07-03'] })

  const { jobs } = await mock.read(listJobs, { search: 'Boiler service', per_page: 100 }, owner)
  const currencyIn = (id: number) => jobs.find((job) => job.id === id)?.currency_code
  expect([before, between, after].map(({ id }) => currencyIn(id))).toEqual(['USD', 'EUR', 'GBP'])
  expect(mock.store.invoices.get(invoice?.id ?? 0)?.currency_code).toBe('USD')

  const job = await mock.read(getJob, { id: before.id }, owner)
  expect(job).toMatchObject({ currency_code: 'USD', total: before.total })
  await changed(mock, owner, job, { line_items: [{ name: 'Boiler service', quantity: 1, amount: 45 }] })
  const { changes } = mock.store.history.by('job_id', before.id).at(-1) ?? {}
  expect(changes?.find(({ field }) => field === 'total')).toMatchObject({ from: '$97.43', to: '$48.71' })
  const [visit] = mock.store.visits.by('job_id', before.id)
  mock.store.visits.update(visit?.id ?? 0, { status: 6 })
  mock.store.jobs.update(before.id, { status: 6 })
  const body = { job_id: before.id, visit_id: visit?.id, action: 'create_invoice' }
  expect(await mock.call('POST', '/jobs/manage_job', { token: owner, body })).toMatchObject({ responseCode: 200 })
  expect(mock.store.invoices.by('job_id', before.id)).toMatchObject([{ currency_code: 'USD' }])
})
