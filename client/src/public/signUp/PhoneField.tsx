import { Input, TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Controller, type FieldValues, type Path, useFormContext } from 'react-hook-form'
import { CountryCodePicker } from './CountryCodePicker.tsx'
import classes from './PhoneField.module.css'

interface PhoneFieldProps<Values extends FieldValues> {
  readonly label: string
  readonly hint?: ReactNode
  readonly name: Path<Values>
  /** The field of the dial code. */
  readonly codeName: Path<Values>
}

/** A dial code and a number (spec §5 "Phone"). */
export function PhoneField<Values extends FieldValues>({ label, hint, name, codeName }: PhoneFieldProps<Values>) {
  const { register, control, getFieldState, formState } = useFormContext<Values>()
  const id = useId()
  const error = getFieldState(name, formState).error?.message
  return (
    <Input.Wrapper
      id={id}
      size="md"
      error={error}
      label={
        <>
          {label} {hint}
        </>
      }
    >
      <div className={classes.row}>
        <Controller
          control={control}
          name={codeName}
          render={({ field: { value, onChange } }) => (
            <CountryCodePicker label={`${label} country code`} value={value} onChange={onChange} />
          )}
        />
        <TextInput
          {...register(name)}
          id={id}
          size="md"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
    </Input.Wrapper>
  )
}
