import { Switch } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useLabel } from '../labels.ts'

interface FlagFieldProps {
  readonly name: string
  readonly label?: string
  readonly description?: string
}

export function FlagField({ name, label, description }: FlagFieldProps) {
  const { field, fieldState } = useController({ name })
  return (
    <Switch
      ref={field.ref}
      label={useLabel(name, label)}
      description={description}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      error={fieldState.error?.message}
    />
  )
}
