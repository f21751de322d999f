import { defineForm } from '../../../components/form/defineForm.ts'
import { forgetting, readBy } from '../../../components/form/recordQueries.ts'
import { staffName } from '../shared/staffWords.ts'
import { paths } from '../../../lib/paths.ts'
import { StaffToEditDocument } from './staffForm.generated.ts'
import { staffFields, type StaffForm, staffFormValues } from './staffFormValues.ts'
import { staffSections } from './staffSections.tsx'
import { staffFormRules } from './staffFormRules.ts'
import { staffSender } from './saveStaff.ts'

/** Somebody of the staff, new or there (spec §5 "Staff"). */
export const staffForm = defineForm<StaffForm>({
  name: 'staffForm',
  noun: 'staff member',
  needs: 'manage_staff',
  list: { to: paths.staff(), label: 'Staff' },
  words: 'Only the owner, a branch head, or a staff admin who can manage staff can add or edit them.',
  ...staffFields,
  valuesOf: staffFormValues,
  rules: staffFormRules,
  sections: staffSections,
  save: { label: 'Save staff member', keys: 'save' },
  sender: staffSender,
  edit: {
    read: readBy(StaffToEditDocument, ({ staffMember }) => staffMember),
    nameOf: staffName,
    pathOf: ({ id }) => paths.staffMember(id),
    versionOf: () => null,
  },
  refresh: forgetting('staff', 'staffMember', 'teamMembers'),
})
