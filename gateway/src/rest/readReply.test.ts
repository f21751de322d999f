import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { SchemaMismatch, type Schema, unreadableRows } from '@callout/contracts/reply/reader'
import { CompanySettings } from '@callout/contracts/settings/schemas'
import { z } from '@callout/contracts/wire/zod'
import { expect, test } from 'vitest'
import { readReply } from './readReply.ts'

function reading(schema: Schema, value: unknown, record?: string) {
  const mismatches: string[] = []
  const data = readReply(value, { schema, record, onMismatch: (fields) => mismatches.push(...fields) })
  return { data: data as Record<string, unknown>, mismatches }
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
  expect(read.mismatches).toEqual([])
})

test('reads neither of two lists with other names', () => {
  expect(() => reading(page, { open: [row], closed: [] })).toThrow(SchemaMismatch)
})

test('reads a bare list from a named property', () => {
  expect(reading(lookupEndpoints.listStates.data, { states: [{ id: '3', name: 'Ohio' }] }).data).toMatchObject([{ id: 3, name: 'Ohio' }])
})

test('unwraps a record from its own name only', () => {
  expect(reading(jobEndpoints.getJob.data, { job: row }, 'job').data).toMatchObject({ id: 7, title: 'Boiler' })
  expect(() => reading(jobEndpoints.getJob.data, { visit: row }, 'job')).toThrow(SchemaMismatch)
})

test('reads a user without a wrapper', () => {
  expect(reading(profileEndpoints.getProfile.data, { id: 1, email: 'a@b.test' }).data['user']).toMatchObject({ id: 1, email: 'a@b.test' })
})

test('reads settings in blocks or flat', () => {
  const flat = reading(CompanySettings, { timezone: 'America/Chicago', business_hours: [], job_prefix: 'J' }).data
  expect(flat).toMatchObject({ customer: { timezone: 'America/Chicago' }, team: { businessHours: [] }, job: { jobPrefix: 'J' } })
  const blocks = reading(CompanySettings, { customer: { timezone: 'America/Chicago' } }).data
  expect(blocks).toMatchObject({ customer: { timezone: 'America/Chicago' }, team: undefined })
})

test('drops an optional value of the wrong type and reports its path', () => {
  const read = reading(page, { jobs: [{ ...row, total: 'a lot', customer: [], start_at: '9 am' }] })
  expect(jobsOf(read)[0]).toMatchObject({ id: 7, title: 'Boiler', total: undefined, customer: undefined, startAt: undefined })
  expect(read.mismatches).toEqual(['jobs.0.start_at', 'jobs.0.customer', 'jobs.0.total'])
})

test('keeps null beside an invalid value: it is not missing', () => {
  const read = reading(page, { jobs: [{ ...row, total: 'a lot', start_at: null }] })
  expect(jobsOf(read)[0]).toMatchObject({ startAt: null, endAt: undefined })
})

test('skips a row without a readable id and reports it', () => {
  const read = reading(page, { jobs: [row, { ...row, id: 'a-519' }, null] })
  expect(jobsOf(read).map(({ id }) => id)).toEqual([7])
  expect(unreadableRows(jobsOf(read))).toEqual(['a-519', null])
  expect(read.mismatches).toEqual(['jobs.1.id', 'jobs.2'])
})

test('keeps unknown codes, drops priority 0 and maps an unknown user type to staff', () => {
  const read = reading(page, { jobs: [{ ...row, status: 42, priority: 0 }] })
  expect(jobsOf(read)[0]).toMatchObject({ status: 42, priority: null })
  expect(read.mismatches).toEqual(['jobs.0.status'])
  expect(reading(profileEndpoints.getProfile.data, { user: { id: 1, user_type: 'janitor' } }).data['user']).toMatchObject({
    userType: 'staff',
  })
})

test('reads numeric text as numbers and codes', () => {
  const read = reading(page, { jobs: [{ ...row, id: '7', status: '6', priority: '2', total: '45.0', is_late: 1, lock_version: '3' }] })
  expect(jobsOf(read)[0]).toMatchObject({ id: 7, status: 6, priority: 2, total: 45, isLate: true, lockVersion: 3 })
  expect(read.mismatches).toEqual([])
})

test('ignores camelCase names and reports a reply with ids only', () => {
  const read = reading(page, { jobs: [{ id: 7, jobNumber: 'J-7', customerId: 3 }] })
  expect(jobsOf(read)[0]).toMatchObject({ id: 7, jobNumber: undefined })
  expect(read.mismatches).toEqual(['nothing known but the id'])
  expect(reading(customerEndpoints.getCustomer.data, { id: 7, firstName: 'Ana' }).mismatches).toEqual(['nothing known but the id'])
  const profile = reading(profileEndpoints.getProfile.data, { user: { id: 7, firstName: 'Ana', profileDetails: {} } })
  expect(profile.mismatches).toEqual(['nothing known but the id'])
  const settings = { customer: { companyName: 'Acme' }, team: { slotMinutes: 30 } }
  expect(reading(CompanySettings, settings).mismatches).toEqual(['nothing known but the id'])
  for (const value of [{ jobs: [] }, { jobs: [{ id: 7, customer: { id: 3, name: 'Ana' } }] }])
    expect(reading(page, value).mismatches).toEqual([])
})

test('rejects a reply without a record', () => {
  expect(() => reading(jobEndpoints.getJob.data, {}, 'job')).toThrow(SchemaMismatch)
  expect(() => reading(page, null)).toThrow(SchemaMismatch)
  expect(() => reading(z.object({ user: z.object({ token: z.string() }) }), { user: { token: null } })).toThrow(SchemaMismatch)
})

test('limits the logged paths to twenty', () => {
  const rows = Array.from({ length: 30 }, () => ({ ...row, total: 'a lot' }))
  expect(reading(page, { jobs: rows }).mismatches).toHaveLength(20)
})
