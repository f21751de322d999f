import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { JobFormPropertyFragment } from '../form/jobForm.generated.ts'

interface PropertyFieldProps {
  readonly properties: readonly JobFormPropertyFragment[]
  readonly placeholder: string
}

const wordsOf = ({ name, address }: JobFormPropertyFragment): string =>
  [name, address].filter(Boolean).join(' · ') || 'Property without address'

/** Where the work is done: one of the customer's places. */
export function PropertyField({ properties, placeholder }: PropertyFieldProps) {
  const { field, fieldState } = useController<JobFormValues, 'propertyId'>({ name: 'propertyId' })
  return (
    <NativeSelect
      {...field}
      onBlur={({ relatedTarget }) => {
        // Who goes to the dialog for a new one is not done with this field.
        if (!relatedTarget?.closest('[data-new-property]')) field.onBlur()
      }}
      label="Property"
      withAsterisk
      data={[{ value: '', label: placeholder }, ...properties.map((property) => ({ value: property.id, label: wordsOf(property) }))]}
      error={fieldState.error?.message}
    />
  )
}
