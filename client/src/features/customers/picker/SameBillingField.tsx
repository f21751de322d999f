import { Switch } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import { type billedFrom, billingFields } from './customerValues.ts'

interface SameBillingFieldProps {
  readonly label: string
  /** The property's address, to prefill a separate billing address. */
  readonly copy: () => ReturnType<typeof billedFrom>
}

/** Whether the property is billed. A separate address is prefilled with the property's unless it has values. */
export function SameBillingField({ label, copy }: SameBillingFieldProps) {
  const { field } = useController({ name: 'sameAsPropertyAddress' })
  const { getValues, setValue } = useFormContext()
  const change = (isSame: boolean): void => {
    const isEmpty = billingFields.every((name) => !getValues(name))
    if (!isSame && isEmpty) for (const [name, text] of Object.entries(copy())) setValue(name, text, { shouldDirty: true })
    field.onChange(isSame)
  }
  return (
    <Switch
      ref={field.ref}
      label={label}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
