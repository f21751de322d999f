import { type ClipboardEvent, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useDialCodesQuery } from './dialCodes.generated.ts'
import { useLabel } from '../labels.ts'
import { SuggestField } from '../choice/SuggestField.tsx'
import { TextField } from '../text/TextField.tsx'
import classes from './PhoneFields.module.css'

const WRITTEN = /^\+?[\d\s().\-–‑/]+$/

/** The digits of a number that was written for people, as "+1 (512) 555-0199", without that country code; null for anything else. */
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

/** One entry for each dial code: several countries share some. */
function dialCodesOf(countries: readonly { readonly name: string; readonly dialCode: string }[]): DialCode[] {
  const names = new Map<string, string[]>()
  for (const { name, dialCode } of countries) {
    const code = dialCode.replace(/\D/g, '')
    names.set(code, [...(names.get(code) ?? []), name])
  }
  return [...names].map(([value, list]) => ({ value, countries: list.join(', ') }))
}

/** The dial code of a country, found by digits or by the country. What was typed and is none is dropped. */
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
  /** The field with the digits; that of its country code is called like it. */
  readonly name?: 'phone' | 'alternatePhone'
  /** The field with the digits, where it is called otherwise. */
  readonly digits?: string
  /** Where the form around does not name it so. */
  readonly label?: string
  readonly isRequired?: boolean
}

/** What is pasted comes without its brackets and spaces: only digits are wanted. */
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
