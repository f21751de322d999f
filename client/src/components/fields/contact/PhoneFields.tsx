import { type ClipboardEvent, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useDialCodesQuery } from './dialCodes.generated.ts'
import { useLabel } from '../labels.ts'
import { SuggestField } from '../choice/SuggestField.tsx'
import { TextField } from '../text/TextField.tsx'
import classes from './PhoneFields.module.css'

const WRITTEN = /^\+?[\d\s().\-–‑/]+$/

/** Digits of a formatted number such as "+1 (512) 555-0199" without the given country code; null if it doesn't match. */
export function pastedPhone(text: string, countryCode: string): string | null {
  const written = text.trim()
  if (!WRITTEN.test(written)) return null
  const digits = written.replace(/\D/g, '')
  return written.startsWith('+') && countryCode !== '' && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits
}

interface DialCode {
  /** Digits. */
  readonly value: string
  readonly countries: string
}

/** One entry per dial code: several countries share some. */
function dialCodesOf(countries: readonly { readonly name: string; readonly dialCode: string }[]): DialCode[] {
  const names = new Map<string, string[]>()
  for (const { name, dialCode } of countries) {
    const code = dialCode.replace(/\D/g, '')
    names.set(code, [...(names.get(code) ?? []), name])
  }
  return [...names].map(([value, list]) => ({ value, countries: list.join(', ') }))
}

/** A dial code, found by digits or country name. Text that matches none is discarded. */
function CountryCodeField({ name }: { readonly name: string }) {
  const { field } = useController({ name })
  const { data } = useDialCodesQuery()
  const [typing, setTyping] = useState<string | null>(null)
  const codes = dialCodesOf(data?.countries ?? [])
  const words = (typing ?? '').trim().toLowerCase()
  const found = codes.filter(({ value, countries }) => `+${value} ${countries}`.toLowerCase().includes(words))
  const take = (code: string): void => {
    setTyping(null)
    field.onChange(code)
  }
  const leave = (): void => {
    const typed = codes.find(({ value }) => value === words.replace(/\D/g, ''))
    if (typing !== null && typed) take(typed.value)
    setTyping(null)
    field.onBlur()
  }
  return (
    <div className={classes.code}>
      <SuggestField
        ref={field.ref}
        label="Country code"
        text={typing ?? `+${String(field.value)}`}
        isChosen={typing === null}
        isFirstActive={words !== ''}
        onType={setTyping}
        onChoose={take}
        onBlur={leave}
        listLabel="Country codes"
        notice={found.length === 0 ? (data ? 'No country found' : 'Loading…') : null}
        suggestions={found.map(({ value, countries }) => ({
          value,
          label: (
            <span>
              +{value} <span className={classes.countries}>{countries}</span>
            </span>
          ),
        }))}
      />
    </div>
  )
}

interface PhoneFieldsProps {
  /** Name of the digits field; the country code field's name is derived from it. */
  readonly name?: 'phone' | 'alternatePhone'
  /** Overrides the name of the digits field. */
  readonly digits?: string
  /** Overrides the form's label. */
  readonly label?: string
  readonly isRequired?: boolean
}

/** Strips formatting from a pasted number. */
function usePastedDigits(name: string, codeName: string): (event: ClipboardEvent<HTMLInputElement>) => void {
  const { getValues, setValue } = useFormContext()
  return (event) => {
    const digits = pastedPhone(event.clipboardData.getData('text'), String(getValues(codeName) ?? ''))
    if (digits === null) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const text = value.slice(0, selectionStart ?? value.length) + digits + value.slice(selectionEnd ?? value.length)
    setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
}

/** A dial code and digits (spec §5 "Phone"). */
export function PhoneFields({ name = 'phone', digits = name, isRequired = false, label: own }: PhoneFieldsProps) {
  const label = useLabel(digits, own)
  const paste = usePastedDigits(digits, `${name}CountryCode`)
  return (
    <div className={classes.phone} {...(name !== 'phone' && { role: 'group', 'aria-label': `${label} number` })}>
      <CountryCodeField name={`${name}CountryCode`} />
      <TextField name={digits} label={label} type="tel" isRequired={isRequired} onPaste={paste} />
    </div>
  )
}
