import { useController } from 'react-hook-form'
import { type StaffChoices, StaffPicker } from './StaffPicker.tsx'

interface StaffFieldProps {
  readonly choices: StaffChoices
  readonly withAutofocus?: boolean
}

interface WithStaff {
  readonly staffIds: readonly string[]
}

export function StaffField({ choices, withAutofocus = false }: StaffFieldProps) {
  const { field, fieldState } = useController<WithStaff, 'staffIds'>({ name: 'staffIds' })
  return (
    <StaffPicker
      choices={choices}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      inputRef={field.ref}
      withAutofocus={withAutofocus}
    />
  )
}
