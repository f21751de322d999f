import { unsavedChange } from '../../../components/form/unsavedChange.ts'
import type { Sender } from '../../../components/form/defineForm.ts'
import { saveChange } from '../../../components/form/saveChange.ts'
import { paths } from '../../../lib/paths.ts'
import { branchName } from '../branch.ts'
import { BranchesLikeDocument, CreateBranchDocument, UpdateBranchDocument } from './branchForm.generated.ts'
import { addressLine, branchFields, type BranchForm } from './branchFormValues.ts'

const plain = (text: string | null): string => (text ?? '').trim().toLowerCase()

/** Adds a branch, or sends what was changed of one. */
export const branchSender: Sender<BranchForm> = {
  save: async (call) => {
    const { client, record, values } = call
    if (record)
      return saveChange(call, {
        rules: branchFields,
        mutation: UpdateBranchDocument,
        inputOf: (sent) => ({ ...sent, ...('street1' in sent && { address: addressLine(values) }), id: record.id }),
        returnedOf: ({ updateBranch }) => updateBranch,
        nameOf: (returned) => branchName(returned ?? record),
        to: paths.branch(record.id),
      })
    const input = { ...values, address: addressLine(values) }
    const { data } = await client.mutate({ mutation: CreateBranchDocument, variables: { input } })
    const returned = data?.createBranch
    // It is saved, and the backend does not say as what.
    if (!returned) return { to: paths.branches(), words: 'Branch created' }
    return {
      to: paths.branch(returned.id),
      words: `${branchName(returned)} created`,
      missing: unsavedChange(branchFields, values, returned),
    }
  },
  find: async ({ client, values }) => {
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
