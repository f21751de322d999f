import { responseCode } from '@callout/contracts/wire/envelope'
import { instantOf } from '@callout/contracts/time'
import { z } from '@callout/contracts/wire/zod'
import { memoryStore } from '../../db/store.ts'
import { ApiError } from '../../http/apiError.ts'
import { controlCall } from '../controlCall.ts'
import { loadState, type MockState, getState } from '../mockSession.ts'
import { pactStates } from '../pactStates/pactStates.ts'
import { stateNames } from '../pactStates/stateNames.ts'
import type { StateHandlers } from '../pactStates/stateTarget.ts'
import { seed } from '../../seed/seed.ts'

/** Date of the states: the clock stands still at noon UTC. */
const STATES_DATE = '2026-06-17'
const STATES_NOW = instantOf(STATES_DATE, '12:00', 'UTC')

/** Few records around which each state is set up: those of demo data would be in its way. */
function baseState(): MockState {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'tiny', referenceDate: STATES_DATE })
  return { data: store.snapshot(), files: new Map(), now: STATES_NOW, frozen: true }
}

const StateBody = z.strictObject({
  action: z.optional(z.enum(['setup', 'teardown'], { error: 'Use setup or teardown' }).check(z.describe('`setup` unless set'))),
  state: z.optional(z.string().check(z.describe('Name of a provider state of `contracts/pacts`'))),
  params: z.optional(z.record(z.string(), z.unknown()).check(z.describe('Parameters of the state'))),
  consumer: z.optional(z.string().check(z.describe('Sent by Pact verifiers; not used'))),
  states: z.optional(z.array(z.string()).check(z.describe('Sent by older Pact verifiers beside `state`; not used'))),
})

export const pactStateCalls = [
  controlCall({
    method: 'POST',
    path: '/control/pact-states',
    group: 'Snapshots',
    summary:
      'Sets up a provider state of the pacts among few records, with the clock stopped at noon of 2026-06-17. `teardown` restores records, files and time as they were.',
    body: StateBody,
    example: { action: 'setup', state: stateNames.jobMissing, params: { job_id: 999 } },
    run: async ({ session, body: { action = 'setup', state = '', params = {} } }) => {
      const saved = session.beforePact
      if (action === 'teardown') {
        session.beforePact = undefined
        session.faults.clear()
        if (saved) await loadState(session, saved)
        return {}
      }
      const { store, clock, faults } = session
      const handlers: StateHandlers = pactStates({ store, clock, addFault: (fault) => faults.add(fault) })
      const handle = Object.hasOwn(handlers, state) ? handlers[state] : undefined
      if (!handle) throw new ApiError(responseCode.NOT_FOUND, `There’s no provider state '${state}'.`)
      if (!saved) {
        session.beforePact = await getState(session)
        await loadState(session, baseState())
      }
      await handle(params)
      // Given ids and tokens are used unchanged.
      return {}
    },
  }),
]
