import { Controller, type FieldValues, type Path, useFormContext } from 'react-hook-form'
import { PhoneInput } from './PhoneInput.tsx'

interface PhoneFieldProps<Values extends FieldValues> {
  readonly label: string
  readonly name: Path<Values>
  /** The field of the dial code. */
  readonly codeName: Path<Values>
}

/** A phone of the form around it, with its dial code. */
export function PhoneField<Values extends FieldValues>({ label, name, codeName }: PhoneFieldProps<Values>) {
  const { register, control, getFieldState, formState } = useFormContext<Values>()
  const error = getFieldState(name, formState).error?.message
  return (
    <Controller
      control={control}
      name={codeName}
      render={({ field: { value, onChange } }) => (
        <PhoneInput {...register(name)} label={label} error={error} dialCode={value} onDialCode={onChange} />
      )}
    />
  )
}
