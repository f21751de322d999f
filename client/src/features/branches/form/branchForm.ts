import { defineForm, type Sender } from '../../../components/form/defineForm.ts'
import { evictFields, readBy } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { branchName } from '../branch.ts'
import { BranchToEditDocument, BranchesLikeDocument, CreateBranchDocument, UpdateBranchDocument } from './branchForm.generated.ts'
import { type BranchForm, branchFormValues, addressLine } from './branchFormValues.ts'
import { branchTable } from './branchTable.tsx'
import { BranchChangeForm, BranchForm as BranchFormSchema } from '@callout/contracts/branches/schemas'
import { unsavedChange, saveChange } from '../../../components/form/saveChange.ts'

const plain = (text: string | null): string => (text ?? '').trim().toLowerCase()

/** Creates a branch, or sends its changes. */
const branchSender: Sender<BranchForm> = {
  save: async (call) => {
    const { client, record, values } = call
    if (record)
      return saveChange(call, {
        rules: branchTable,
        mutation: UpdateBranchDocument,
        inputOf: (sent) => ({ ...sent, ...('street1' in sent && { address: addressLine(values) }), id: record.id }),
        returnedOf: ({ updateBranch }) => updateBranch,
        nameOf: (returned) => branchName(returned ?? record),
        to: paths.branch(record.id),
      })
    const input = { ...values, address: addressLine(values) }
    const { data } = await client.mutate({ mutation: CreateBranchDocument, variables: { input } })
    const returned = data?.createBranch
    // Created, but the backend returned no record.
    if (!returned) return { to: paths.branches(), successMessage: 'Branch created' }
    return {
      to: paths.branch(returned.id),
      successMessage: `${branchName(returned)} created`,
      unsavedFields: unsavedChange(branchTable, values, returned),
    }
  },
  findDuplicate: async ({ client, values }) => {
    const { data } = await client.query({
      query: BranchesLikeDocument,
      variables: { input: { search: values.name } },
      fetchPolicy: 'no-cache',
    })
    const isEqual = (name: string | null, street: string | null): boolean =>
      plain(name) === plain(values.name) && (street === null || plain(street) === plain(values.street1))
    return data?.branches.items.find(({ name, street1 }) => isEqual(name, street1)) ?? null
  },
}

/** Form of a new or existing branch (spec §5 "Branch"). */
export const branchForm = defineForm<BranchForm>({
  name: 'branchForm',
  noun: 'branch',
  needs: 'manage_branches',
  list: { to: paths.branches(), label: 'Branches' },
  forbiddenMessage: 'Only the owner, or a staff admin who can manage branches, can add or edit them.',
  ...branchTable,
  valuesOf: branchFormValues,
  schemas: [BranchFormSchema, BranchChangeForm],
  save: { label: 'Save branch', verb: 'save' },
  sender: branchSender,
  found: { nameOf: branchName, to: ({ id }) => paths.branch(id) },
  edit: {
    read: readBy(BranchToEditDocument, ({ branch }) => branch),
    nameOf: branchName,
    pathOf: ({ id }) => paths.branch(id),
    versionOf: () => null,
  },
  refresh: evictFields('branches', 'branch'),
})
