import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { CompanySettings } from '@callout/contracts/settings/schemas'
import { z } from '@callout/contracts/zod'
import { expect, test } from 'vitest'
import { readReply } from './readReply.ts'
import { Drift, type Schema } from './reader.ts'
import { unreadableRows } from './salvage.ts'

/** What is read of a value, and what is told of it. */
function reading(schema: Schema, value: unknown, record?: string) {
  const drift: string[] = []
  const data = readReply(value, { schema, record, onDrift: (fields) => drift.push(...fields) })
  return { data: data as Record<string, unknown>, drift }
}
const jobsOf = ({ data }: ReturnType<typeof reading>) => data['jobs'] as Record<string, unknown>[]

const page = jobEndpoints.listJobs.data
const row = { id: 7, job_number: 'J-7', title: 'Boiler', status: 1 }

test.each([
  ['a page', { jobs: [row] }],
  ['a bare list', [row]],
  ['the only list under another name', { records: [row], total: 1 }],
  ['a page whose pagination has one member', { jobs: [row], pagination: { total_count: '1' } }],
])('%s is a page', (_, value) => {
  const read = reading(page, value)
  expect(jobsOf(read)[0]).toMatchObject({ id: 7, jobNumber: 'J-7', status: 1 })
  expect(read.drift).toEqual([])
})

test('of two lists under other names none is taken', () => {
  expect(() => reading(page, { open: [row], closed: [] })).toThrow(Drift)
})

test('a list that belongs bare may stand under a name', () => {
  expect(reading(lookupEndpoints.listStates.data, { states: [{ id: '3', name: 'Ohio' }] }).data).toMatchObject([{ id: 3, name: 'Ohio' }])
})

test('a single record may stand under its name, and under no other', () => {
  expect(reading(jobEndpoints.getJob.data, { job: row }, 'job').data).toMatchObject({ id: 7, title: 'Boiler' })
  expect(() => reading(jobEndpoints.getJob.data, { visit: row }, 'job')).toThrow(Drift)
})

test('a user may stand without its name', () => {
  expect(reading(profileEndpoints.getProfile.data, { id: 1, email: 'a@b.test' }).data['user']).toMatchObject({ id: 1, email: 'a@b.test' })
})

test('settings may come in blocks or flat', () => {
  const flat = reading(CompanySettings, { timezone: 'America/Chicago', business_hours: [], job_prefix: 'J' }).data
  expect(flat).toMatchObject({ customer: { timezone: 'America/Chicago' }, team: { businessHours: [] }, job: { jobPrefix: 'J' } })
  const blocks = reading(CompanySettings, { customer: { timezone: 'America/Chicago' } }).data
  expect(blocks).toMatchObject({ customer: { timezone: 'America/Chicago' }, team: undefined })
})

test('an optional value of a wrong type is missing, and told by its place', () => {
  const read = reading(page, { jobs: [{ ...row, total: 'a lot', customer: [], start_at: '9 am' }] })
  expect(jobsOf(read)[0]).toMatchObject({ id: 7, title: 'Boiler', total: undefined, customer: undefined, startAt: undefined })
  expect(read.drift).toEqual(['jobs.0.start_at', 'jobs.0.customer', 'jobs.0.total'])
})

test('a row without a readable id is left out, and known by what it has', () => {
  const read = reading(page, { jobs: [row, { ...row, id: 'a-519' }, null] })
  expect(jobsOf(read).map(({ id }) => id)).toEqual([7])
  expect(unreadableRows(jobsOf(read))).toEqual(['a-519', null])
  expect(read.drift).toEqual(['jobs.1.id', 'jobs.2'])
})

test('a code that nobody knows stays as it came, a priority of 0 is none, an unknown type of user is staff', () => {
  const read = reading(page, { jobs: [{ ...row, status: 42, priority: 0 }] })
  expect(jobsOf(read)[0]).toMatchObject({ status: 42, priority: null })
  expect(read.drift).toEqual(['jobs.0.status'])
  expect(reading(profileEndpoints.getProfile.data, { user: { id: 1, user_type: 'janitor' } }).data['user']).toMatchObject({
    userType: 'staff',
  })
})

test('digits in texts are numbers, also in codes', () => {
  const read = reading(page, { jobs: [{ ...row, id: '7', status: '6', priority: '2', total: '45.0', is_late: 1, lock_version: '3' }] })
  expect(jobsOf(read)[0]).toMatchObject({ id: 7, status: 6, priority: 2, total: 45, isLate: true, lockVersion: 3 })
  expect(read.drift).toEqual([])
})

test('names in camelCase are not read, and a reply in which nothing is known but an id is told', () => {
  const read = reading(page, { jobs: [{ id: 7, jobNumber: 'J-7', customerId: 3 }] })
  expect(jobsOf(read)[0]).toMatchObject({ id: 7, jobNumber: undefined })
  expect(read.drift).toEqual(['nothing known but the id'])
  expect(reading(customerEndpoints.getCustomer.data, { id: 7, firstName: 'Ana' }).drift).toEqual(['nothing known but the id'])
  const profile = reading(profileEndpoints.getProfile.data, { user: { id: 7, firstName: 'Ana', profileDetails: {} } })
  expect(profile.drift).toEqual(['nothing known but the id'])
  const settings = { customer: { companyName: 'Acme' }, team: { slotMinutes: 30 } }
  expect(reading(CompanySettings, settings).drift).toEqual(['nothing known but the id'])
  for (const value of [{ jobs: [] }, { jobs: [{ id: 7, customer: { id: 3, name: 'Ana' } }] }])
    expect(reading(page, value).drift).toEqual([])
})

test('what has no record at all is no reply', () => {
  expect(() => reading(jobEndpoints.getJob.data, {}, 'job')).toThrow(Drift)
  expect(() => reading(page, null)).toThrow(Drift)
  expect(() => reading(z.object({ user: z.object({ token: z.string() }) }), { user: { token: null } })).toThrow(Drift)
})

test('one line of the log names twenty places at most', () => {
  const rows = Array.from({ length: 30 }, () => ({ ...row, total: 'a lot' }))
  expect(reading(page, { jobs: rows }).drift).toHaveLength(20)
})
