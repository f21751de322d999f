import { Input, Combobox, InputBase, useCombobox } from '@mantine/core'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { usePhoneText } from '../../../components/fields/contact/usePhoneText.ts'
import { unmarked } from '../../../lib/forms/required.ts'
import { useLazyModule } from '../../../lib/lazyModule.ts'
import { phoneReader } from '../../../lib/phones/phoneReader.ts'
import type { Phone } from '../../../lib/phones/readPhones.ts'
import classes from './PhoneField.module.css'
import { useCountriesQuery } from '../signUp/signUp.generated.ts'

interface Searchable {
  readonly name: string
  readonly dialCode: string
  readonly code: string
}

/** Countries whose name contains the text or whose dial code starts with its digits; names that start with it come first. */
export function matchingCountries<C extends Searchable>(countries: readonly C[], search: string): readonly C[] {
  const text = search.trim().toLowerCase()
  if (!text) return countries
  const digits = text.replace(/\D/g, '')
  const found = countries.filter(
    ({ name, dialCode, code }) =>
      name.toLowerCase().includes(text) || code.toLowerCase() === text || (digits && dialCode.replace(/\D/g, '').startsWith(digits)),
  )
  const getRank = ({ name }: C): number => (name.toLowerCase().startsWith(text) ? 0 : 1)
  return found.toSorted((a, b) => getRank(a) - getRank(b))
}

interface CountryCodePickerProps {
  readonly label: string
  readonly value: string
  readonly onChange: (dialCode: string) => void
}

/** Spec §2: not editable by typing, but searchable. */
function CountryCodePicker({ label, value, onChange }: CountryCodePickerProps) {
  const [search, setSearch] = useState('')
  const { data, loading } = useCountriesQuery()
  const combobox = useCombobox({
    onDropdownClose: () => {
      setSearch('')
      combobox.resetSelectedOption()
      combobox.focusTarget()
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const found = combobox.dropdownOpened ? matchingCountries(data?.countries ?? [], search) : []
  const choose = (code: string): void => {
    const country = found.find((item) => item.code === code)
    if (country) onChange(country.dialCode.replace(/\D/g, ''))
    combobox.closeDropdown()
  }
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      width={288}
      position="bottom-start"
      shadow="lg"
      size="md"
      keepMounted={false}
      withinPortal={false}
      hideDetached={false}
    >
      <Combobox.Target targetType="button">
        <InputBase
          component="button"
          type="button"
          size="md"
          pointer
          aria-label={`${label}: +${value}`}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.toggleDropdown()}
        >
          +{value}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            combobox.selectFirstOption()
          }}
          placeholder="Search country or code"
          aria-label="Search country or code"
        />
        <Combobox.Options className={classes.options} aria-label={label}>
          {found.map(({ code, name, dialCode }) => (
            <Combobox.Option key={code} value={code} className="flex between gap12">
              <span>{name}</span>
              <span className={classes.dial}>+{dialCode.replace(/\D/g, '')}</span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{loading ? 'Loading...' : 'No country found'}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface PhoneInputProps {
  readonly name: string
  readonly label: string
  readonly isRequired?: boolean
  readonly error: string | undefined
  /** Digits, without plus. */
  readonly dialCode: string
  readonly onDialCode: (dialCode: string) => void
}

/** A dial code and a number (spec §5 "Phone"). */
export function PhoneInput({ name, label, isRequired = false, error, dialCode, onDialCode }: PhoneInputProps) {
  const id = useId()
  const { field } = useController<Record<string, string>>({ name })
  const { value: reader } = useLazyModule(phoneReader)
  const onPhones = ([phone, ...others]: readonly Phone[]): boolean => {
    if (!phone || phone.extension !== null || others.length > 0) return false
    if (phone.code !== dialCode) onDialCode(phone.code)
    field.onChange(phone.digits)
    return true
  }
  const { warning, ...text } = usePhoneText({ value: field.value ?? '', countryCode: dialCode, reader, onText: field.onChange, onPhones })
  return (
    <Input.Wrapper
      id={id}
      size="md"
      error={error}
      label={label}
      description={error ? null : warning}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes.row}>
        <CountryCodePicker label={`${label} country code`} value={dialCode} onChange={onDialCode} />
        <Input
          {...text}
          {...(isRequired && unmarked)}
          ref={field.ref}
          name={field.name}
          size="md"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={Boolean(error)}
          onBlur={() => {
            text.onBlur()
            field.onBlur()
          }}
        />
      </div>
    </Input.Wrapper>
  )
}
