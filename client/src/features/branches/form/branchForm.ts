import { defineForm } from '../../../components/form/defineForm.ts'
import { forgetting, readBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { branchName } from '../branch.ts'
import { BranchToEditDocument } from './branchForm.generated.ts'
import { branchFields, type BranchForm, branchFormValues } from './branchFormValues.ts'
import { branchSections } from './branchSections.tsx'
import { BranchChangeForm, BranchForm as BranchFormSchema } from '@callout/contracts/branches/schemas'
import { branchSender } from './saveBranch.ts'

/** A branch, new or there (spec §5 "Branch"). */
export const branchForm = defineForm<BranchForm>({
  name: 'branchForm',
  noun: 'branch',
  needs: 'manage_branches',
  list: { to: paths.branches(), label: 'Branches' },
  words: 'Only the owner, or a staff admin who can manage branches, can add or edit them.',
  ...branchFields,
  valuesOf: branchFormValues,
  schemas: [BranchFormSchema, BranchChangeForm],
  sections: branchSections,
  save: { label: 'Save branch', keys: 'save' },
  sender: branchSender,
  found: { nameOf: branchName, to: ({ id }) => paths.branch(id) },
  edit: {
    read: readBy(BranchToEditDocument, ({ branch }) => branch),
    nameOf: branchName,
    pathOf: ({ id }) => paths.branch(id),
    versionOf: () => null,
  },
  refresh: forgetting('branches', 'branch'),
})
