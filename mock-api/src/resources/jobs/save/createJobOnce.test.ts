import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { book, getProblem } from '../../../testing/booking.ts'
import { type Called, testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

describe('a key', () => {
  const key = { 'Idempotency-Key': 'b9a7c1d2-0001' }
  const getId = ({ responseData }: Called): number => (responseData as Job).id

  test('makes a request that comes again answer as the first time, and be done once', async () => {
    const first = await book(mock, owner, {}, key)
    mock.store.jobs.update(getId(first), { title: 'Changed since' })
    const jobs = mock.store.jobs.size
    const [second, third] = await Promise.all([book(mock, owner, {}, key), book(mock, owner, {}, key)])
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    expect(mock.store.jobs.size).toBe(jobs)
  })

  test('is refused with another body, and free again after a day', async () => {
    await book(mock, owner, {}, key)
    expect(getProblem(await book(mock, owner, { title: 'Other' }, key))).toEqual({
      code: 422,
      message: 'This idempotency key was already used for a different request.',
      fields: ['idempotency_key'],
    })
    mock.clock.change({ advance_seconds: 24 * 3600 })
    expect((await book(mock, await mock.signIn('owner'), { title: 'Other', dates: ['2026-07-02'] }, key)).responseCode).toBe(200)
    expect(mock.store.idempotencyKeys.size).toBe(1)
  })

  test('is that of one user', async () => {
    const first = await book(mock, owner, {}, key)
    const item = await book(mock, await mock.signIn('admin'), { dates: ['2026-07-02'] }, key)
    expect(item.responseCode).toBe(200)
    expect(getId(item)).not.toBe(getId(first))
  })

  test('stands for nothing when the request was refused', async () => {
    expect((await book(mock, owner, { category_id: 999 }, key)).responseCode).toBe(422)
    expect(mock.store.idempotencyKeys.size).toBe(0)
    expect((await book(mock, owner, {}, key)).responseCode).toBe(200)
  })

  test('that is too short is refused', async () => {
    expect(getProblem(await book(mock, owner, {}, { 'Idempotency-Key': 'x' }))).toMatchObject({ code: 422, fields: ['idempotency_key'] })
  })
})
