import { clockCalls } from './calls/clock.ts'
import { dataCalls, outboxCalls } from './calls/data.ts'
import { faultCalls } from './calls/faults.ts'
import { requestCalls } from './calls/requests.ts'
import { sessionCalls } from './calls/sessions.ts'
import { snapshotCalls } from './calls/snapshots.ts'
import type { ControlCall } from './controlCall.ts'

/** Every call of the control API. Its routes, its reference and its buttons are made from this table. */
export const controlCalls: readonly ControlCall[] = [
  ...outboxCalls,
  ...requestCalls,
  ...clockCalls,
  ...faultCalls,
  ...snapshotCalls,
  ...sessionCalls,
  ...dataCalls,
]
