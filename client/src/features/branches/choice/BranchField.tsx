import { ChoiceField } from '../../../components/fields/choice/ChoiceField.tsx'
import { useBranchesToChooseQuery } from './branchField.generated.ts'

interface BranchFieldProps {
  /** Label of the null option: "Customer’s branch"; undefined if a branch is required. */
  readonly none?: string | undefined
}

/** A form's branch, null if none; hidden with a single branch. */
export function BranchField({ none }: BranchFieldProps) {
  const { data } = useBranchesToChooseQuery()
  const branches = data?.branches.items ?? []
  if (branches.length < 2) return null
  return (
    <ChoiceField
      name="branchId"
      label="Branch"
      none={none}
      choices={branches.map(({ id, name }) => ({ value: id, label: name ?? 'Branch' }))}
    />
  )
}
