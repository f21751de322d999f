import { nameOfCode } from '@callout/contracts/wire/codeNames'
import type { NameOf } from '@callout/contracts/wire/codes'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { allowedActions, jobAction } from '@callout/contracts/jobs/status/transitions'
import type { Actor } from '@callout/contracts/profile/authorities'
import type { JobAction, JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

interface Actionable {
  /** null: missing or unknown. */
  readonly status: JobStatus | null
  readonly allowedActions?: readonly JobAction[] | null
}

/** Display order: a visit's life cycle, then actions that end it. */
const order: readonly JobAction[] = [
  'SCHEDULE',
  'ASSIGN',
  'ON_THE_WAY',
  'REACHED',
  'START',
  'FINISH',
  'CREATE_INVOICE',
  'REOPEN',
  'RESCHEDULE',
  'UNASSIGN',
  'UNSCHEDULE',
  'STEP_BACK',
  'DECLINE',
  'CANCEL',
]

/** Actions by the contract, for a backend that doesn't return them. Staff only see their own jobs. */
const derivedActions = (status: JobStatus, user: Actor): JobAction[] =>
  allowedActions(jobStatus[status].code, user, user.user_type === 'staff')
    .map((code) => nameOfCode(jobAction, code))
    .filter((name): name is NameOf<typeof jobAction> => name !== undefined)

export function actionsOf(target: Actionable, user: Actor): JobAction[] {
  const allowed = target.allowedActions ?? (target.status ? derivedActions(target.status, user) : [])
  // Reopening a finished visit does the same.
  const hidden = allowed.includes('REOPEN') ? 'STEP_BACK' : null
  return order.filter((action) => allowed.includes(action) && action !== hidden)
}
