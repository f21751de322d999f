import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import { starred } from '../../../lib/forms/required.ts'
import type { Choice } from './PickField.tsx'

interface ChoiceFieldProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  /** Label of the null option; omitted if a choice is required. */
  readonly none?: string | undefined
  readonly isRequired?: boolean
}

export function ChoiceField({ name, label, choices, none, isRequired = false }: ChoiceFieldProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name })
  return (
    <NativeSelect
      {...field}
      label={label}
      {...(isRequired && starred)}
      data={[...(none === undefined ? [] : [{ value: '', label: none }]), ...choices]}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.currentTarget.value || null)}
      error={fieldState.error?.message}
    />
  )
}
