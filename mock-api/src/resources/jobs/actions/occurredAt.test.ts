import { beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/testApp.ts'

let mock: TestApp
let token: string
beforeEach(async () => {
  mock = testApp()
  token = await mock.signIn('owner')
})

interface Written {
  readonly code: number
  /** Of the entry of the timeline. */
  readonly createdAt: number | undefined
}

/** Each way to tell the mock when something happened. */
const ways: readonly [string, (occurred_at: number) => Promise<Written>][] = [
  [
    'a note',
    async (occurred_at) => {
      const { responseCode, responseData } = await mock.call('POST', '/jobs/job_history_update', {
        token,
        body: { job_id: 1, note: 'Key is at the neighbor', occurred_at },
      })
      return { code: responseCode, createdAt: (responseData as { created_at?: number } | null)?.created_at }
    },
  ],
  [
    'a step',
    async (occurred_at) => {
      const visit = mock.store.visits.all().find(({ status, company_id }) => status === 1 && company_id === 1)
      const job = mock.store.jobs.get(visit?.job_id ?? 0)
      const { responseCode, responseData } = await mock.call('POST', '/jobs/manage_job', {
        token,
        body: { job_id: job?.id, visit_id: visit?.id, lock_version: visit?.lock_version, action: 'start', occurred_at },
      })
      const started = mock.store.visits.get(visit?.id ?? 0)?.started_at
      const { history } = (responseData as { history?: { created_at: number } } | null) ?? {}
      if (history) expect(started).toBe(history.created_at)
      return { code: responseCode, createdAt: history?.created_at }
    },
  ],
]

describe.each(ways)('%s', (_, write) => {
  test('of a device whose clock is minutes ahead happened now, and not later', async () => {
    const now = mock.clock.now()
    expect(await write(now + 120)).toEqual({ code: 200, createdAt: now })
  })

  test.each([301, 3600, 86_400])('that is said to happen in %i seconds is refused, and the timeline stays', async (seconds) => {
    const before = mock.store.history.all()
    expect(await write(mock.clock.now() + seconds)).toEqual({ code: 422, createdAt: undefined })
    expect(mock.store.history.all()).toEqual(before)
  })

  test('that was recorded offline happened then', async () => {
    const then = mock.clock.now() - 7200
    expect(await write(then)).toEqual({ code: 200, createdAt: then })
  })

  test('from before all time is refused', async () => {
    expect((await write(-1)).code).toBe(422)
  })
})
