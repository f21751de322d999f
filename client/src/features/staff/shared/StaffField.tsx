import { useController } from 'react-hook-form'
import { StaffPicker } from './StaffPicker.tsx'
import { type StaffSearch, useRankedStaff, type WantedTime } from './useRankedStaff.ts'

interface StaffFieldProps {
  readonly target: StaffSearch
  readonly wanted: WantedTime
  readonly withAutofocus?: boolean
}

interface WithStaff {
  readonly staffIds: readonly string[]
}

/** Staff for a visit, best first. Bound to the form field `staffIds`. */
export function StaffField({ target, wanted, withAutofocus = false }: StaffFieldProps) {
  const { field, fieldState } = useController<WithStaff, 'staffIds'>({ name: 'staffIds' })
  return (
    <StaffPicker
      choices={useRankedStaff(target, wanted)}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      inputRef={field.ref}
      withAutofocus={withAutofocus}
    />
  )
}
