import { lazyModule } from '../../lib/lazyModule.ts'
import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { jobAction, statusAfter } from '@callout/contracts/jobs/status/transitions'
import { nameOfCode } from '@callout/contracts/wire/codeNames'
import { actingUser } from '../../lib/session/useActingUser.ts'
import type { ActionInput, ActionTarget } from '../visits/actionTarget.ts'
import { canWait } from './afterWaiting.ts'
import type { NewStep, QueueResult } from './jobQueue.ts'
import { positionNow } from './position.ts'
import type { JobAction } from '../../lib/api/schemaTypes.generated.ts'

const jobQueueModule = lazyModule(async () => (await import('./queueParts.ts')).jobQueue)

/** Technicians work offline; office actions are sent directly. */
const worksOffline = (): boolean => actingUser().user_type === 'staff'

/** Queues a step; null: this user or browser sends directly. Rejects with the server's error. */
export async function queueStep(client: ApolloClient, made: NewStep): Promise<QueueResult | null> {
  if (!worksOffline()) return null
  const queue = (await jobQueueModule.load())(client)
  return queue ? queue.add(made) : null
}

/** Queues an action with the current position; null also for actions that can't be queued. */
export async function queueAction(
  client: ApolloClient,
  action: JobAction,
  target: ActionTarget,
  input: Partial<ActionInput>,
): Promise<QueueResult | null> {
  const { jobId, visitId, name, status, startAt, endAt, staff, lockVersion } = target
  if (!worksOffline() || !canWait(action) || status === null) return null
  const next = nameOfCode(jobStatus, statusAfter(jobAction[action].code, jobStatus[status].code, true))
  if (next === undefined) return null
  const position = await positionNow()
  const seen = { status, startAt, endAt, staff }
  const content = { kind: 'status', jobId, visitId, name, action, input: { ...input, ...position }, seen, status: next } as const
  return queueStep(client, { content, version: lockVersion })
}
