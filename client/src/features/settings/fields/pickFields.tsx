import type { rawTimeZones } from '@vvo/tzdb'
import { useEffect, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { type Choice, PickField } from '../../../components/fields/choice/PickField.tsx'
import { useSettingChoicesQuery } from '../settings.generated.ts'
import type { SettingValues } from '../settingRecord.ts'
import { zonesAt } from './timeZones.ts'
import { ZoneChangeNote } from './ZoneChangeNote.tsx'

interface PickSettingProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly placeholder: string
}

function PickSetting({ name, label, choices, placeholder }: PickSettingProps) {
  const { field, fieldState } = useController<SettingValues>({ name })
  const value = String(field.value ?? '')
  const all = choices.some((choice) => choice.value === value) || value === '' ? choices : [{ value, label: value }, ...choices]
  return (
    <PickField
      label={label}
      choices={all}
      value={value}
      onChange={field.onChange}
      placeholder={placeholder}
      listLabel={label}
      isRequired
      error={fieldState.error?.message}
      inputRef={field.ref}
      onBlur={field.onBlur}
    />
  )
}

/** A time zone, searchable by old and new names, city, abbreviation or UTC offset. */
export function TimeZoneField() {
  const [known, setKnown] = useState<typeof rawTimeZones>([])
  useEffect(() => {
    // Without these names zones are found by their own.
    import('@vvo/tzdb').then(
      ({ rawTimeZones: zones }) => setKnown(zones),
      () => undefined,
    )
  }, [])
  const choices = useMemo(() => zonesAt(new Date(), known).map(({ zone, ...shown }) => ({ value: zone, ...shown })), [known])
  return (
    <>
      <PickSetting name="timezone" label="Time zone" choices={choices} placeholder="Search by city or offset" />
      <ZoneChangeNote />
    </>
  )
}

export function CurrencyField() {
  const { data } = useSettingChoicesQuery()
  const choices = (data?.currencies ?? []).map(({ code, name, symbol }) => ({
    value: code,
    label: `${code} · ${name}${symbol && symbol !== code ? ` (${symbol})` : ''}`,
  }))
  return <PickSetting name="currencyCode" label="Currency" choices={choices} placeholder="Search by code or name" />
}
