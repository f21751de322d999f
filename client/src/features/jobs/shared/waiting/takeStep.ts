import { lazyModule } from '../../../../lib/lazyModule.ts'
import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { jobAction, statusAfter } from '@callout/contracts/jobs/status/transitions'
import { nameOfCode } from '@callout/contracts/codeNames'
import { actingUser } from '../../../../lib/session/useActingUser.ts'
import type { ActionInput, ActionTarget } from '../actionTarget.ts'
import type { JobAction } from '../jobs.generated.ts'
import { canWait } from './afterWaiting.ts'
import type { MadeStep, Taken } from './jobQueue.ts'
import { positionNow } from './position.ts'

const queuePart = lazyModule(async () => (await import('./jobQueue.ts')).jobQueue)

/** Those who go out: what they do waits where there is no network. In the office everything is answered at once. */
const isOut = (): boolean => actingUser().user_type === 'staff'

/** Lets a step wait until it can be sent; null: this person, or this browser, sends at once. Rejects with a refusal. */
export async function takeStep(client: ApolloClient, made: MadeStep): Promise<Taken | null> {
  if (!isOut()) return null
  const queue = (await queuePart.load())(client)
  return queue ? queue.take(made) : null
}

/** The same of an action; null, too, for one that cannot wait. Where the person is goes along. */
export async function takeAction(
  client: ApolloClient,
  action: JobAction,
  target: ActionTarget,
  input: Partial<ActionInput>,
): Promise<Taken | null> {
  const { jobId, visitId, name, status, startAt, endAt, staff, lockVersion } = target
  if (!isOut() || !canWait(action) || status === null) return null
  const next = nameOfCode(jobStatus, statusAfter(jobAction[action].code, jobStatus[status].code, true))
  if (next === undefined) return null
  const place = await positionNow()
  const seen = { status, startAt, endAt, staff }
  const content = { kind: 'status', jobId, visitId, name, action, input: { ...input, ...place }, seen, status: next } as const
  return takeStep(client, { content, version: lockVersion })
}
