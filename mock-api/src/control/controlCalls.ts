import { clockCalls } from './calls/clock.ts'
import { dataCalls, outboxCalls } from './calls/data.ts'
import { faultCalls } from './calls/faults.ts'
import { mcpCalls } from './calls/mcp.ts'
import { pactStateCalls } from './calls/pactStates.ts'
import { recordingCalls } from './calls/recordings.ts'
import { recordCalls } from './calls/records.ts'
import { replyCalls } from './calls/replies.ts'
import { requestCalls } from './calls/requests.ts'
import { scenarioCalls } from './calls/scenarios.ts'
import { sessionCalls } from './calls/sessions.ts'
import { signInCalls } from './calls/signIns.ts'
import { snapshotCalls } from './calls/snapshots.ts'
import { upstreamCalls } from './calls/upstream.ts'
import type { ControlCall } from './controlCall.ts'

/** Every call of the control API. Its routes, its reference and its buttons are made from this table. */
export const controlCalls: readonly ControlCall[] = [
  ...signInCalls,
  ...outboxCalls,
  ...requestCalls,
  ...clockCalls,
  ...replyCalls,
  ...faultCalls,
  ...scenarioCalls,
  ...snapshotCalls,
  ...recordingCalls,
  ...pactStateCalls,
  ...sessionCalls,
  ...recordCalls,
  ...dataCalls,
  ...upstreamCalls,
  ...mcpCalls,
]
