import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import type { CustomerChoice } from './customerChoice.ts'
import type { JobFormPropertyFragment } from './customers.generated.ts'
import { propertyName } from './customerWords.ts'
import { starred } from '../../../lib/forms/required.ts'

interface PropertyFieldProps {
  readonly properties: readonly JobFormPropertyFragment[]
  readonly placeholder: string
}

/** Where the work is done: one of the customer's places that are in use, or the one that a job has already. */
export function PropertyField({ properties, placeholder }: PropertyFieldProps) {
  const { field, fieldState } = useController<CustomerChoice, 'propertyId'>({ name: 'propertyId' })
  const shown = properties.filter(({ id, isActive }) => isActive !== false || id === field.value)
  return (
    <NativeSelect
      {...field}
      onBlur={({ relatedTarget }) => {
        // Who goes to the dialog for a new one is not done with this field.
        if (!relatedTarget?.closest('[data-new-property]')) field.onBlur()
      }}
      label="Property"
      {...starred}
      data={[{ value: '', label: placeholder }, ...shown.map((property) => ({ value: property.id, label: propertyName(property) }))]}
      error={fieldState.error?.message}
    />
  )
}
