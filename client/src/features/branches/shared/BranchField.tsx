import { ChoiceField } from '../../../components/fields/choice/ChoiceField.tsx'
import { useBranchesToChooseQuery } from './branchField.generated.ts'

interface BranchFieldProps {
  /** Where none is chosen: "Customer’s branch"; undefined where one has to be. */
  readonly none?: string | undefined
}

/** A branch of the form around, null where none is chosen; asked only where there are several. */
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
