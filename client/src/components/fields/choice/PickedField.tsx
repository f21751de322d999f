import { useController } from 'react-hook-form'
import { type Choice, PickField } from './PickField.tsx'

interface PickedFieldProps {
  readonly name: string
  readonly label: string
  readonly listLabel: string
  readonly placeholder: string
  readonly choices: readonly Choice[]
}

/** `PickField` as a form field; null: none. */
export function PickedField({ name, ...shown }: PickedFieldProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name })
  return (
    <PickField
      {...shown}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value || null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
