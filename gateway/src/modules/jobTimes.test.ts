import { describe, expect, test } from 'vitest'
import { ask, testGateway } from '../testing/testGateway.ts'
import { ok, type Replies } from '../testing/fakeBackend.ts'

const query = '{ jobs { items { id date startAt timezone isZoneAssumed isScheduled } } }'

async function toRow(job: object, timezone: string | null) {
  const replies = {
    listJobs: ok({ jobs: [{ id: 501, ...job }] }),
    getSettings: ok({ customer: timezone === null ? {} : { timezone } }),
    getProfile: ok({ user: { id: 1, user_type: 'company' } }),
    getJob: ok({ id: 501, ...job }),
  }
  const { data } = await ask(replies, query)
  return (data as { jobs: { items: readonly object[] } }).jobs.items[0]
}

test.each([
  ['nothing', {}, null],
  ['an instant', { start_at: 1_795_442_400 }, true],
  ['no instant', { start_at: null }, false],
  ['a date', { dates: ['2026-11-20'], start_time: '09:00' }, true],
  ['no date', { dates: [] }, false],
  ['the status Unscheduled', { status: 11 }, false],
  ['another status', { status: 1 }, null],
  ['a customer by the id', { customer_id: 31, status: 1 }, null],
])('a row with %s is scheduled: %3$s', async (_, job, isScheduled) => {
  expect(await toRow(job, 'America/Chicago')).toMatchObject({ isScheduled })
})

test('reads clock times in the account’s time zone', async () => {
  // 9:00 in Chicago, six hours behind UTC.
  expect(await toRow({ dates: ['2026-11-20'], start_time: '09:00' }, 'America/Chicago')).toMatchObject({
    startAt: Date.UTC(2026, 10, 20, 15) / 1000,
    timezone: 'America/Chicago',
    isZoneAssumed: false,
  })
})

test('keeps clock times and marks the zone as assumed if no zone is known', async () => {
  expect(await toRow({ dates: ['2026-11-20'], start_time: '09:00' }, null)).toMatchObject({
    startAt: Date.UTC(2026, 10, 20, 9) / 1000,
    timezone: 'UTC',
    isZoneAssumed: true,
  })
})

test('accepts a date without a time', async () => {
  expect(await toRow({ dates: ['2026-11-20'] }, null)).toMatchObject({ date: '2026-11-20', startAt: null, isScheduled: true })
})

test('falls back to the time zone of the settings', async () => {
  const getProfile = ok({ user: { id: 1, user_type: 'company' } })
  const { data } = await ask({ getProfile, getSettings: ok({ customer: { timezone: 'America/Chicago' } }) }, '{ me { timezone } }')
  expect(data).toEqual({ me: { timezone: 'America/Chicago' } })
})

describe('without a zone of the account', () => {
  const rows = ok({ jobs: [{ id: 501, dates: ['2026-11-20'], start_time: '09:00' }] })
  const silent = { listJobs: rows, getSettings: ok({ customer: {} }), getProfile: ok({ user: { id: 1, name: 'Ana' } }) }
  const rowFor = async (zone: string, replies: Replies = {}) => {
    const { ask: askGateway } = await testGateway({ ...silent, ...replies })
    const { data, errors } = await askGateway(query, {}, 'token-1', { 'x-time-zone': zone })
    expect(errors).toEqual([])
    return (data as { jobs: { items: unknown[] } }).jobs.items[0]
  }

  test('reads clock times in the caller’s zone and marks it as assumed', async () => {
    // 9:00 in Tokyo is midnight in UTC.
    const startAt = Date.UTC(2026, 10, 20) / 1000
    expect(await rowFor('Asia/Tokyo')).toMatchObject({ startAt, timezone: 'Asia/Tokyo', isZoneAssumed: true })
  })

  test('prefers the account’s time zone to the caller’s', async () => {
    const getSettings = ok({ customer: { timezone: 'America/Chicago' } })
    expect(await rowFor('Asia/Tokyo', { getSettings })).toMatchObject({ timezone: 'America/Chicago', isZoneAssumed: false })
  })

  test.each(['Nowhere/Land', 'x'.repeat(500), ''])('ignores an invalid zone of the caller (%.20s)', async (zone) => {
    expect(await rowFor(zone)).toMatchObject({ timezone: 'UTC', isZoneAssumed: true })
  })

  test('ignores an unknown time zone of the account', async () => {
    const getSettings = ok({ customer: { timezone: 'Central Time (US & Canada)' } })
    expect(await rowFor('', { getSettings })).toMatchObject({ timezone: 'UTC', isZoneAssumed: true })
  })
})
