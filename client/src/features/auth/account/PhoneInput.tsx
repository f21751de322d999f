import { Input } from '@mantine/core'
import { type ComponentProps, useId } from 'react'
import { CountryCodePicker } from './CountryCodePicker.tsx'
import classes from './PhoneField.module.css'

interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label: string
  readonly error: string | undefined
  /** Digits, without plus. */
  readonly dialCode: string
  readonly onDialCode: (dialCode: string) => void
}

/** A dial code and a number (spec §5 "Phone"); what is left over goes to the input of the number. */
export function PhoneInput({ label, error, dialCode, onDialCode, ...number }: PhoneInputProps) {
  const id = useId()
  return (
    <Input.Wrapper id={id} size="md" error={error} label={label}>
      <div className={classes.row}>
        <CountryCodePicker label={`${label} country code`} value={dialCode} onChange={onDialCode} />
        <Input {...number} size="md" type="tel" inputMode="tel" autoComplete="tel-national" error={Boolean(error)} />
      </div>
    </Input.Wrapper>
  )
}
