import { actionRules } from '../../../components/actions/defineActions.ts'
import { staffName } from '../team/staffText.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { InvitationStatus, TimeOffInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Actions on a staff member; MOVE is only offered in bulk, DROP_TIME_OFF only at an entry. */
export type StaffAction = 'INVITE' | 'INVITE_AGAIN' | 'TIME_OFF' | 'DROP_TIME_OFF' | 'PASSWORD' | 'MOVE' | 'ACTIVATE' | 'DEACTIVATE'

type Off = TimeOffInput & { readonly id?: string | null }

/** Fields that decide which actions are available. null: not returned. */
export interface ActionableStaff {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly role: string | null
  readonly isActive: boolean | null
  readonly branchId?: string | null
  readonly invitationStatus?: InvitationStatus | null
  /** Omitted or null: not returned, so no entry can be added. */
  readonly timeOff?: readonly Off[] | null
  readonly dropped?: number
}

/** Users can't deactivate themselves, and change their own password by entering the old one. */
const isSelf = ({ email, role }: ActionableStaff): boolean =>
  role === 'INDIVIDUAL' || (email !== null && email === readSession('authEmail'))

const invitations = ({ invitationStatus }: ActionableStaff): StaffAction[] =>
  invitationStatus === 'SENT' ? ['INVITE_AGAIN'] : invitationStatus === 'NOT_SENT' ? ['INVITE'] : []

export const staffActionSet = actionRules({
  name: 'staffAction',
  getKey: ({ id }: ActionableStaff) => id,
  getName: (staff: ActionableStaff) => staffName(staff),
  offered: (staff, { can }): readonly StaffAction[] => {
    if (!can('manage_staff')) return []
    const offered: StaffAction[] = staff.timeOff ? ['TIME_OFF'] : []
    if (isSelf(staff)) return offered
    if (staff.isActive !== false) offered.push(...invitations(staff), 'PASSWORD')
    if (staff.isActive === null) return offered
    return [...offered, staff.isActive ? 'DEACTIVATE' : 'ACTIVATE']
  },
  load: () => import('./staffActions.ts').then((module) => module.staffActions),
})
