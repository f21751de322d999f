import { Switch } from '@mantine/core'
import { useController } from 'react-hook-form'

interface FlagFieldProps {
  readonly name: string
  readonly label: string
  readonly description?: string
}

/** A yes or no of the form around. */
export function FlagField({ name, label, description }: FlagFieldProps) {
  const { field, fieldState } = useController({ name })
  return (
    <Switch
      ref={field.ref}
      label={label}
      description={description}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      error={fieldState.error?.message}
    />
  )
}
