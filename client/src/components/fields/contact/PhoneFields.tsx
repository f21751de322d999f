import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { starred } from '../../../lib/forms/required.ts'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { formatExtension, type Phone } from '../../../lib/phones/readPhones.ts'
import * as reader from '../../../lib/phones/readPhones.ts'
import { useDialCodesQuery } from './dialCodes.generated.ts'
import { useLabel } from '../labels.ts'
import { SuggestField } from '../choice/SuggestField.tsx'
import { usePhoneText } from './usePhoneText.ts'
import classes from './PhoneFields.module.css'

interface DialCode {
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
  const message = (typing ?? '').trim().toLowerCase()
  const found = codes.filter(({ value, countries }) => `+${value} ${countries}`.toLowerCase().includes(message))
  const take = (code: string): void => {
    setTyping(null)
    field.onChange(code)
  }
  const leave = (): void => {
    const typed = codes.find(({ value }) => value === message.replace(/\D/g, ''))
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
        isFirstActive={message !== ''}
        onType={setTyping}
        onChoose={take}
        onBlur={leave}
        listLabel="Country codes"
        notice={found.length === 0 ? (data ? 'No country found' : 'Loading…') : null}
        suggestions={found.map(({ value, countries }) => ({
          value,
          label: (
            <span>
              +{value} <span className={`small ${classes.countries}`}>{countries}</span>
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
  readonly digits?: string
  readonly label?: string
  readonly isRequired?: boolean
  readonly notes?: 'notes'
  /** Empty phone that receives a second number. */
  readonly second?: 'alternatePhone'
}

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Puts read phones into the form; false if it has no place for a second number or an extension. */
function useReadPhones({ name = 'phone', digits = name, notes, second }: PhoneFieldsProps): (phones: readonly Phone[]) => boolean {
  const { getValues, setValue } = useFormContext<Record<string, string>>()
  return (phones) => {
    const fields = [
      { digits, code: `${name}CountryCode` },
      ...(second && !getValues(second) ? [{ digits: second, code: `${second}CountryCode` }] : []),
    ]
    const extensions = phones.filter(({ extension }) => extension !== null)
    if (phones.length > fields.length || (extensions.length > 0 && !notes)) return false
    phones.forEach((phone, index) => {
      const field = fields[index]
      if (!field) return
      if (getValues(field.code) !== phone.code) setValue(field.code, phone.code, changed)
      setValue(field.digits, phone.digits, changed)
    })
    if (notes && extensions.length > 0)
      setValue(notes, [getValues(notes), ...extensions.map(formatExtension)].filter(Boolean).join('\n'), changed)
    return true
  }
}

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly countryCode: string
  readonly isRequired: boolean
  readonly onPhones: (phones: readonly Phone[]) => boolean
}

function NumberField({ name, label, countryCode, isRequired, onPhones }: NumberFieldProps) {
  const { field } = useController<Record<string, string>>({ name })
  const error = useFieldError(name)
  const { warning, ...text } = usePhoneText({ value: field.value ?? '', countryCode, reader, onText: field.onChange, onPhones })
  return (
    <TextInput
      {...text}
      ref={field.ref}
      name={field.name}
      label={label}
      type="tel"
      {...(isRequired && starred)}
      autoComplete="off"
      onBlur={() => {
        text.onBlur()
        field.onBlur()
      }}
      error={error?.message}
      description={error ? null : warning}
      descriptionProps={{ className: classes.warning }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

/** A dial code and digits (spec §5 "Phone"). */
export function PhoneFields(props: PhoneFieldsProps) {
  const { name = 'phone', digits = name, isRequired = false, label: customLabel } = props
  const label = useLabel(digits, customLabel)
  const countryCode = useWatch<Record<string, string>>({ name: `${name}CountryCode` }) ?? ''
  return (
    <div className={classes.phone} {...(name !== 'phone' && { role: 'group', 'aria-label': `${label} number` })}>
      <CountryCodeField name={`${name}CountryCode`} />
      <NumberField name={digits} label={label} countryCode={countryCode} isRequired={isRequired} onPhones={useReadPhones(props)} />
    </div>
  )
}

/** A required phone whose country code is saved elsewhere. */
export function PhoneWithoutCode({ name, countryCode }: { readonly name: string; readonly countryCode: string }) {
  const { setValue } = useFormContext<Record<string, string>>()
  const take = ([phone, ...others]: readonly Phone[]): boolean => {
    if (!phone || phone.code !== countryCode || phone.extension !== null || others.length > 0) return false
    setValue(name, phone.digits, changed)
    return true
  }
  return <NumberField name={name} label={useLabel(name, undefined)} countryCode={countryCode} isRequired onPhones={take} />
}
