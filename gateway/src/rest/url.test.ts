import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { expect, test } from 'vitest'
import { getCall } from './url.ts'
import { wireInput } from './wireInput.ts'

test('converts ids by name and keeps other digits as text', () => {
  expect(
    wireInput({
      id: '7',
      jobId: '8',
      staffIds: ['9', '10'],
      search: '11',
      code: '0012',
      taxIds: [1],
      branchId: 'x1',
      nested: { visitId: '12' },
      paid: '13',
    }),
  ).toEqual({
    id: 7,
    job_id: 8,
    staff_ids: [9, 10],
    search: '11',
    code: '0012',
    tax_ids: [1],
    branch_id: 'x1',
    nested: { visit_id: 12 },
    paid: '13',
  })
})

test('keeps comma-separated ids as text', () => {
  expect(wireInput({ userCategoryIds: '3' })).toEqual({ user_category_ids: '3' })
})

test('leaves out undefined and null, but not false, zero and empty text', () => {
  expect(wireInput({ a: undefined, b: null, c: false, d: 0, e: '' })).toEqual({ c: false, d: 0, e: '' })
})

test('fills the path and sends the rest as query', () => {
  expect(getCall(jobEndpoints.getJob, { id: '501' })).toEqual({ method: 'GET', path: '/jobs/501', body: undefined })
  expect(getCall(jobEndpoints.listJobs, {})).toEqual({ method: 'GET', path: '/jobs/job_listing', body: undefined })
  expect(getCall(jobEndpoints.listJobs, { status: [], page: 1 }).path).toBe('/jobs/job_listing?page=1')
})

test('sends header fields neither in the body nor in the query', () => {
  const input = { customerId: '31', idempotencyKey: 'a1b2c3d4' }
  expect(getCall(jobEndpoints.createJob, input)).toEqual({
    method: 'POST',
    path: '/jobs',
    body: '{"customer_id":31}',
    headers: { 'Idempotency-Key': 'a1b2c3d4' },
  })
  expect(getCall({ ...jobEndpoints.getJob, headers: { 'X-Key': 'idempotency_key' } }, { id: 1, idempotencyKey: 'k' })).toEqual({
    method: 'GET',
    path: '/jobs/1',
    body: undefined,
    headers: { 'X-Key': 'k' },
  })
  expect(getCall(jobEndpoints.createJob, {}).headers).toEqual({})
})

test.each([
  ['a line break and a null', 'key\r\nX-Evil: 1\u0000', 'keyX-Evil: 1'],
  ['what a header cannot carry', 'Schlüssel 🔑', 'Schl%C3%BCssel %F0%9F%94%91'],
  ['half a character', 'key\ud83d', 'key'],
])('%s does not leave in a header', (_, idempotencyKey, sent) => {
  expect(getCall(jobEndpoints.createJob, { idempotencyKey }).headers).toEqual({ 'Idempotency-Key': sent })
})

test('sends a body with every write', () => {
  expect(getCall(jobEndpoints.manageJob, {}).body).toBe('{}')
})

test('rejects a text that is too long for a URL at its field', () => {
  expect(getCall(jobEndpoints.listJobs, { search: 'x'.repeat(500) }).path).toHaveLength('/jobs/job_listing?search='.length + 500)
  const refused = { code: 'INVALID', details: { fields: [{ field: 'sortBy', message: 'Use at most 500 characters' }] } }
  expect(() => getCall(jobEndpoints.listJobs, { sortBy: 'x'.repeat(501) })).toThrow(expect.objectContaining(refused))
  expect(() => getCall(jobEndpoints.listJobs, { sortBy: ['x', 'x'.repeat(501)] })).toThrow(expect.objectContaining(refused))
  expect(() => getCall(jobEndpoints.createJob, { idempotencyKey: 'x'.repeat(501) })).toThrow('Use at most 500 characters')
})

test('rejects a URL that is too long in total; bodies may be longer', () => {
  const categoryIds = Array.from({ length: 400 }, (_, id) => id)
  expect(() => getCall(jobEndpoints.listJobs, { categoryIds })).toThrow(expect.objectContaining({ code: 'INVALID' }))
  expect(() => getCall(jobEndpoints.listJobs, { search: '€'.repeat(500) })).toThrow('too much at once')
  expect(getCall(jobEndpoints.createJob, { categoryIds, title: 'x'.repeat(10_000) }).body).toContain('399')
})
