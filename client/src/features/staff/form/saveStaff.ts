import { changeNotKept } from '../../../kit/form/changeNotKept.ts'
import type { Sender } from '../../../kit/form/defineForm.ts'
import { sentValues } from '../../../kit/form/fieldChanges.ts'
import { staffName } from '../../../parts/staff/staffWords.ts'
import { paths } from '../../../shared/paths.ts'
import { CreateStaffDocument, UpdateStaffDocument } from './staffForm.generated.ts'
import { staffFields, type StaffForm, type StaffFormValues } from './staffFormValues.ts'

/** Only a staff admin has permissions. */
const withAccess = <Sent extends Partial<StaffFormValues>>(sent: Sent, role: StaffFormValues['role']): Sent =>
  'authorities' in sent && role !== 'STAFF_ADMIN' ? { ...sent, authorities: [] } : sent

/** Adds somebody to the staff, or sends what was changed of one. */
export const staffSender: Sender<StaffForm> = {
  save: async ({ client, record, base, values }) => {
    if (record) {
      const { sendInvite: _, ...changed } = withAccess(sentValues(staffFields, base, values), values.role)
      // Whose role is none of these keeps it: an individual provider is the own staff.
      const { role, authorities, ...others } = changed
      const sent = record.role === 'INDIVIDUAL' ? others : { ...others, ...(role && { role }), ...(authorities && { authorities }) }
      const { data } = await client.mutate({ mutation: UpdateStaffDocument, variables: { input: { ...sent, id: record.id } } })
      const told = data?.updateStaff
      return {
        to: paths.staffMember(record.id),
        words: `${staffName(told ?? record)} updated`,
        missing: told && changeNotKept(staffFields, sent, told),
      }
    }
    const { data } = await client.mutate({ mutation: CreateStaffDocument, variables: { input: withAccess(values, values.role) } })
    const told = data?.createStaff
    const invited = values.sendInvite ? `. An invitation is on its way to ${values.email}` : ''
    if (!told) return { to: paths.staff(), words: `${values.name} added${invited}` }
    return { to: paths.staffMember(told.id), words: `${staffName(told)} added${invited}` }
  },
}
