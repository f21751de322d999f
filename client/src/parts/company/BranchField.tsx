import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useBranchesToChooseQuery } from './branchField.generated.ts'

const NONE = ''

interface BranchFieldProps {
  /** Where none is chosen: "Customer’s branch"; undefined where one has to be. */
  readonly none?: string | undefined
}

/** A branch of the form around, null where none is chosen; asked only where there are several. */
export function BranchField({ none }: BranchFieldProps) {
  const { field, fieldState } = useController<{ branchId: string | null }, 'branchId'>({ name: 'branchId' })
  const { data } = useBranchesToChooseQuery()
  const branches = data?.branches.items ?? []
  if (branches.length < 2) return null
  return (
    <NativeSelect
      {...field}
      label="Branch"
      data={[
        ...(none === undefined ? [] : [{ value: NONE, label: none }]),
        ...branches.map(({ id, name }) => ({ value: id, label: name ?? 'Branch' })),
      ]}
      value={field.value ?? NONE}
      onChange={(event) => field.onChange(event.currentTarget.value || null)}
      error={fieldState.error?.message}
    />
  )
}
