import { defineForm } from '../../../components/form/defineForm.ts'
import { evictFields, readBy, writeBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { branchName } from '../branch.ts'
import { BranchToEditDocument, BranchesLikeDocument, CreateBranchDocument, UpdateBranchDocument } from './branchForm.generated.ts'
import { type BranchForm, branchFormValues, addressLine } from './branchFormValues.ts'
import { branchTable } from './branchTable.tsx'
import { BranchChangeForm, BranchForm as BranchFormSchema } from '@callout/contracts/branches/schemas'
import { unsavedChange } from '../../../components/form/unsavedChange.ts'

const plain = (text: string | null): string => (text ?? '').trim().toLowerCase()

/** Form of a new or existing branch (spec §5 "Branch"). */
export const branchForm = defineForm<BranchForm>()({
  name: 'branchForm',
  noun: 'branch',
  needs: 'manage_branches',
  list: { to: paths.branches(), label: 'Branches' },
  forbiddenMessage: 'Only the owner, or a staff admin who can manage branches, can add or edit them.',
  fields: branchTable,
  valuesOf: branchFormValues,
  schemas: [BranchFormSchema, BranchChangeForm],
  create: {
    write: writeBy(CreateBranchDocument, 'createBranch'),
    toInput: ({ values }) => ({ ...values, address: addressLine(values) }),
    unsavedFields: (returned, { declared, values }) => unsavedChange(declared, values, returned),
    findDuplicate: async ({ client, values }) => {
      const variables = { input: { search: values.name } }
      const { data } = await client.query({ query: BranchesLikeDocument, variables, fetchPolicy: 'no-cache' })
      const branch = data?.branches.items.find(
        ({ name, street1 }) => plain(name) === plain(values.name) && (street1 === null || plain(street1) === plain(values.street1)),
      )
      return branch ? { name: branchName(branch), to: paths.branch(branch.id) } : null
    },
  },
  change: {
    read: readBy(BranchToEditDocument, 'branch'),
    write: writeBy(UpdateBranchDocument, 'updateBranch'),
    toInput: (sent, { id }, { values }) => ({ ...sent, ...('street1' in sent && { address: addressLine(values) }), id }),
  },
  getName: branchName,
  getPath: paths.branch,
  refresh: evictFields('branches', 'branch'),
})
