import { z } from '@callout/contracts/wire/zod'
import { responseCode } from '@callout/contracts/wire/envelope'
import { ApiError } from '../../http/apiError.ts'
import { newToken } from '../../resources/auth/secrets.ts'
import { controlCall } from '../controlCall.ts'
import { DURATION, secondsOf } from '../duration.ts'
import { DEFAULT_IDLE_SECONDS, type MockSession, SESSION_ID, getState } from '../mockSession.ts'
import { clockView } from './clock.ts'
import { scenarioOf, startScenario } from './scenarios.ts'

const SessionBody = z.strictObject({
  id: z.optional(
    z
      .string()
      .check(
        z.regex(SESSION_ID, 'Use at most 40 letters, digits, hyphens and underscores'),
        z.describe('Value for the header `X-Mock-Session`; a random one unless set'),
      ),
  ),
  snapshot: z.optional(z.string().check(z.describe('Snapshot to start from; the current data unless set'))),
  scenario: z.optional(z.string().check(z.describe('Scenario to start with'))),
  idle: z.optional(
    z
      .union([z.int().check(z.gte(1)), z.string().check(z.regex(DURATION))], { error: 'Use seconds, or a text such as 30m' })
      .check(z.describe('Time without a call after which the session ends: seconds, or `30m`, `8h`; one hour unless set')),
  ),
})

const sessionView = (session: MockSession): object => ({
  id: session.id,
  base_url: `${session.publicUrl()}/api/v1`,
  idle_seconds: session.idleSeconds,
  clock: clockView(session),
  requests: session.requests.latest().length,
})

const group = 'Sessions'

export const sessionCalls = [
  controlCall({
    method: 'GET',
    path: '/control/sessions',
    group,
    summary: 'Isolated sessions.',
    run: ({ mock }) => mock.sessions.all().map(sessionView),
  }),
  controlCall({
    method: 'POST',
    path: '/control/sessions',
    group,
    summary:
      'Starts an isolated session: a copy of records, files and time, with faults, outbox and request log of its own. Calls that send its id as `X-Mock-Session` work on it, and so do calls below its `base_url`.',
    body: SessionBody,
    example: { id: 'worker-1', idle: '30m' },
    run: async ({ mock, session, body: { id = newToken().slice(0, 12), snapshot, scenario, idle = DEFAULT_IDLE_SECONDS } }) => {
      if (snapshot !== undefined && scenario !== undefined)
        throw new ApiError(responseCode.MALFORMED, 'A session starts with a snapshot or a scenario, not with both.')
      const requested = scenario === undefined ? undefined : scenarioOf(scenario, mock.recordings)
      const state = snapshot === undefined ? await getState(session) : mock.snapshots.get(snapshot)
      const created = await mock.sessions.create({ id, state, idleSeconds: secondsOf(idle) })
      if (requested) await startScenario({ mock }, created, requested)
      return { ...sessionView(created), ...(requested && { email: requested.email }) }
    },
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/sessions/:id',
    group,
    summary: 'Ends a session.',
    run: ({ mock: { sessions }, params: { id = '' } }) => {
      sessions.delete(id)
      return sessions.all().map(sessionView)
    },
  }),
]
