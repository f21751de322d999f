import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useTaxes } from '../../../parts/money/useTaxes.ts'

const NONE = ''

/** The tax of work at this property; null: the company’s default. Nothing where the company has no taxes. */
export function PropertyTaxField() {
  const { field, fieldState } = useController<{ taxId: string | null }, 'taxId'>({ name: 'taxId' })
  const { taxes } = useTaxes()
  const shown = taxes?.filter(({ id, isActive }) => isActive !== false || id === field.value) ?? []
  if (shown.length === 0) return null
  return (
    <NativeSelect
      {...field}
      label="Tax"
      data={[{ value: NONE, label: 'Company default' }, ...shown.map(({ id, name, rate }) => ({ value: id, label: `${name} (${rate}%)` }))]}
      value={field.value ?? NONE}
      onChange={(event) => field.onChange(event.currentTarget.value || null)}
      error={fieldState.error?.message}
    />
  )
}
