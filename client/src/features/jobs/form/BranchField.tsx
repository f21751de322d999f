import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import type { JobFormValues } from './jobFormValues.ts'
import { useJobFormBranchesQuery } from './jobForm.generated.ts'

const OF_CUSTOMER = ''

/** The branch that does the work; asked only where there are several. */
export function BranchField() {
  const { field, fieldState } = useController<JobFormValues, 'branchId'>({ name: 'branchId' })
  const { data } = useJobFormBranchesQuery()
  const branches = data?.branches.items ?? []
  if (branches.length < 2) return null
  return (
    <NativeSelect
      {...field}
      label="Branch"
      data={[
        { value: OF_CUSTOMER, label: 'Customer’s branch' },
        ...branches.map(({ id, name }) => ({ value: id, label: name ?? 'Branch' })),
      ]}
      value={field.value ?? OF_CUSTOMER}
      onChange={(event) => field.onChange(event.currentTarget.value || null)}
      error={fieldState.error?.message}
    />
  )
}
