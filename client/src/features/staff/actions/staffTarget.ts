import type { ActionDialogProps } from '../../../components/actions/defineActions.ts'
import type { StaffStateFragment } from './staffActions.generated.ts'
import type { StaffAction } from './staffActionSet.ts'
import type { FutureVisits, TimeOffInput } from '../../../lib/api/schemaTypes.generated.ts'

export interface StaffActionInput {
  readonly futureVisits: FutureVisits
  readonly reassignToStaffId: string | undefined
  readonly branchId: string
  readonly added: TimeOffInput
  readonly password: string
  readonly passwordConfirmation: string
}

/** A staff member before an action. null: not returned. */
export interface StaffTarget {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly isActive: boolean | null
  readonly branchId: string | null
  readonly timeOff: readonly TimeOffInput[] | null
  readonly futureVisits: number | null
  readonly dropped: number | null
}

export type StaffOutcome = StaffStateFragment & { readonly visitsChanged: number | null }

export type StaffDialogProps = ActionDialogProps<StaffAction, StaffTarget, StaffActionInput, StaffOutcome>
