import type { ActionDialogProps } from '../../../components/actions/defineActions.ts'
import type { FutureVisits, StaffStandingFragment, TimeOffInput } from './staffActions.generated.ts'
import type { StaffAction } from './staffActionSet.ts'

/** What a dialog, or an order for several, adds. */
export interface StaffActionInput {
  readonly futureVisits: FutureVisits
  readonly reassignToStaffId: string | undefined
  readonly branchId: string
  readonly added: TimeOffInput
  readonly password: string
  readonly passwordConfirmation: string
}

/** As somebody was when something was to be done. null: not told. */
export interface StaffTarget {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly isActive: boolean | null
  readonly branchId: string | null
  readonly timeOff: readonly TimeOffInput[] | null
  /** Visits to come. */
  readonly futureVisits: number | null
  readonly dropped: number | null
}

/** As somebody is afterwards. */
export type StaffOutcome = StaffStandingFragment & { readonly visitsChanged: number | null }

export type StaffDialogProps = ActionDialogProps<StaffAction, StaffTarget, StaffActionInput, StaffOutcome>
