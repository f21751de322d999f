import { staffRole } from '@callout/contracts/staff/codes'
import { StaffBody, StaffChangeBody } from '@callout/contracts/staff/schemas'
import { defineForm } from '../../../components/form/defineForm.ts'
import { evictFields, readBy, writeBy } from '../../../components/form/recordQueries.ts'
import { staffName } from '../team/staffText.ts'
import { paths } from '../../../lib/paths.ts'
import { StaffToEditDocument, CreateStaffDocument, UpdateStaffDocument } from './staffForm.generated.ts'
import { type StaffForm, staffFormValues, type StaffFormValues } from './staffFormValues.ts'
import { staffTable } from './staffTable.tsx'

/** Only staff admins have permissions. */
const withAccess = <Sent extends Partial<StaffFormValues>>(sent: Sent, role: StaffFormValues['role']): Sent =>
  'authorities' in sent && role !== 'STAFF_ADMIN' ? { ...sent, authorities: [] } : sent

/** Other roles are preserved: an individual provider is their own staff. */
function changeOf({ sendInvite: _, ...sent }: Partial<StaffFormValues>, current: StaffFormValues['role'], keepsRole: boolean) {
  const { role, authorities, ...others } = withAccess(sent, current)
  return keepsRole ? others : { ...others, ...(role && { role }), ...(authorities && { authorities }) }
}

/** New or existing staff member (spec §5 "Staff"). */
export const staffForm = defineForm<StaffForm>()({
  name: 'staffForm',
  noun: 'staff member',
  needs: 'manage_staff',
  list: { to: paths.staff(), label: 'Staff' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage staff can add or edit them.',
  fields: staffTable,
  valuesOf: staffFormValues,
  schemas: [StaffBody, StaffChangeBody],
  toWire: ({ role, ...sent }) => ({ ...sent, ...(role && { role: staffRole[role].code }) }),
  create: {
    write: writeBy(CreateStaffDocument, 'createStaff'),
    toInput: ({ values }) => withAccess(values, values.role),
    verb: ({ sendInvite, email }) => (sendInvite ? `added. Invitation sent to ${email}` : 'added'),
  },
  change: {
    read: readBy(StaffToEditDocument, 'staffMember'),
    write: writeBy(UpdateStaffDocument, 'updateStaff'),
    toInput: (sent, { id, role }, { values }) => ({ ...changeOf(sent, values.role, role === 'INDIVIDUAL'), id }),
  },
  getName: staffName,
  getPath: paths.staffMember,
  refresh: evictFields('staff', 'staffMember', 'teamMembers'),
})
