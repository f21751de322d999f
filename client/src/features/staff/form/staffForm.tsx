import { defineForm, type Sender } from '../../../components/form/defineForm.ts'
import { evictFields, readBy } from '../../../components/form/recordQueries.ts'
import { staffName } from '../team/staffWords.ts'
import { paths } from '../../../lib/paths.ts'
import { StaffToEditDocument, CreateStaffDocument, UpdateStaffDocument } from './staffForm.generated.ts'
import { type StaffForm, staffFormValues, type StaffFormValues } from './staffFormValues.ts'
import { staffTable } from './staffTable.tsx'
import { staffFormRules } from './staffFormRules.ts'
import { saveChange } from '../../../components/form/saveChange.ts'

/** Only staff admins have permissions. */
const withAccess = <Sent extends Partial<StaffFormValues>>(sent: Sent, role: StaffFormValues['role']): Sent =>
  'authorities' in sent && role !== 'STAFF_ADMIN' ? { ...sent, authorities: [] } : sent

/** Other roles are preserved: an individual provider is their own staff. */
function changeOf({ sendInvite: _, ...sent }: Partial<StaffFormValues>, current: StaffFormValues['role'], keepsRole: boolean) {
  const { role, authorities, ...others } = withAccess(sent, current)
  return keepsRole ? others : { ...others, ...(role && { role }), ...(authorities && { authorities }) }
}

/** Adds a staff member, or sends the changed fields of one. */
const staffSender: Sender<StaffForm> = {
  save: async (call) => {
    const { client, record, values } = call
    if (record)
      return saveChange(call, {
        rules: staffTable,
        mutation: UpdateStaffDocument,
        inputOf: (sent) => ({ ...changeOf(sent, values.role, record.role === 'INDIVIDUAL'), id: record.id }),
        returnedOf: ({ updateStaff }) => updateStaff,
        nameOf: (returned) => staffName(returned ?? record),
        to: paths.staffMember(record.id),
      })
    const { data } = await client.mutate({ mutation: CreateStaffDocument, variables: { input: withAccess(values, values.role) } })
    const returned = data?.createStaff
    const invited = values.sendInvite ? `. Invitation sent to ${values.email}` : ''
    if (!returned) return { to: paths.staff(), successMessage: `${values.name} added${invited}` }
    return { to: paths.staffMember(returned.id), successMessage: `${staffName(returned)} added${invited}` }
  },
}

/** New or existing staff member (spec §5 "Staff"). */
export const staffForm = defineForm<StaffForm>({
  name: 'staffForm',
  noun: 'staff member',
  needs: 'manage_staff',
  list: { to: paths.staff(), label: 'Staff' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage staff can add or edit them.',
  ...staffTable,
  valuesOf: staffFormValues,
  rules: staffFormRules,
  save: { label: 'Save staff member', verb: 'save' },
  sender: staffSender,
  edit: {
    read: readBy(StaffToEditDocument, ({ staffMember }) => staffMember),
    nameOf: staffName,
    pathOf: ({ id }) => paths.staffMember(id),
    versionOf: () => null,
  },
  refresh: evictFields('staff', 'staffMember', 'teamMembers'),
})
