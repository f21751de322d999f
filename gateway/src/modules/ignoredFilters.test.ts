import { jobPage } from '@callout/contracts/jobs/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok } from '../testing/fakeBackend.ts'

const query = 'query ($input: JobsInput) { jobs(input: $input) { items { id } ignored } }'
const row = {
  id: 7,
  job_number: 'J-7',
  title: 'Boiler',
  status: 1,
  priority: 2,
  is_late: false,
  customer: { id: 31, name: 'Maria Lopez' },
  staffs: [{ id: 21 }],
}
const ignoredOf = async (input: object, jobs: readonly object[] = [row]) =>
  ((await ask({ listJobs: ok({ jobs }) }, query, { input })).data as { jobs: { ignored: string[] } }).jobs.ignored

test.each([
  [{ filter: 'COMPLETED' }, ['filter']],
  [{ filter: 'PENDING' }, []],
  [{ filter: 'ALL' }, []],
  [{ statuses: ['CANCELLED'] }, ['statuses']],
  [{ priority: 'HIGH', isLate: true }, ['priority', 'isLate']],
  [{ priority: 'MEDIUM', customerId: '31', staffId: '21' }, []],
  [{ customerId: '32', staffId: '22' }, ['customerId', 'staffId']],
  // What the rows do not tell, nobody knows.
  [{ branchId: '5', propertyId: '6', categoryId: '7', isRecurring: true }, []],
  [{ search: 'garage' }, ['search']],
  [{ search: ' lopez ' }, []],
])('of %j the rows contradict %j', async (input, ignored) => {
  expect(await ignoredOf(input)).toEqual(ignored)
})

test('an empty page contradicts nothing, and the pages of a backend that filters do not either', async () => {
  expect(await ignoredOf({ search: 'garage', filter: 'COMPLETED' }, [])).toEqual([])
  expect(await ignoredOf({}, jobPage.jobs)).toEqual([])
})
