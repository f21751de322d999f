import { actionSet } from '../../../components/actions/defineActions.ts'
import { staffName } from '../shared/staffWords.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { InvitationStatus, TimeOffInput } from './staffActions.generated.ts'

/** What can be done to somebody of the staff at once; MOVE is offered for several alone, DROP_TIME_OFF at its entry. */
export type StaffAction = 'INVITE' | 'INVITE_AGAIN' | 'TIME_OFF' | 'DROP_TIME_OFF' | 'PASSWORD' | 'MOVE' | 'ACTIVATE' | 'DEACTIVATE'

type Off = TimeOffInput & { readonly id?: string | null }

/** What decides it. null: not told. */
export interface ActionableStaff {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly role: string | null
  readonly isActive: boolean | null
  readonly branchId?: string | null
  readonly invitationStatus?: InvitationStatus | null
  /** Left out, or null: nobody tells, so that nothing can be added to it. */
  readonly timeOff?: readonly Off[] | null
  /** Place of the entry that is dropped. */
  readonly dropped?: number
}

/** Nobody sets themselves inactive; the own password is changed where the old one is asked for. */
const isSelf = ({ email, role }: ActionableStaff): boolean =>
  role === 'INDIVIDUAL' || (email !== null && email === readSession('authEmail'))

const invitations = ({ invitationStatus }: ActionableStaff): StaffAction[] =>
  invitationStatus === 'SENT' ? ['INVITE_AGAIN'] : invitationStatus === 'NOT_SENT' ? ['INVITE'] : []

/** What can be done to somebody of the staff at once. */
export const staffActionSet = actionSet({
  name: 'staffAction',
  keyOf: ({ id }: ActionableStaff) => id,
  nameOf: (staff: ActionableStaff) => staffName(staff),
  offered: (staff, { holds }): readonly StaffAction[] => {
    if (!holds('manage_staff')) return []
    const offered: StaffAction[] = staff.timeOff ? ['TIME_OFF'] : []
    if (isSelf(staff)) return offered
    if (staff.isActive !== false) offered.push(...invitations(staff), 'PASSWORD')
    if (staff.isActive === null) return offered
    return [...offered, staff.isActive ? 'DEACTIVATE' : 'ACTIVATE']
  },
  load: () => import('./staffActions.ts').then((module) => module.staffActions),
})
