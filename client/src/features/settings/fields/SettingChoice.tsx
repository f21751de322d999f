import { dateFormats, timeFormat } from '@callout/contracts/constants'
import { priority } from '@callout/contracts/jobs/status/status'
import { companySize } from '@callout/contracts/profile/schemas'
import { calendarColour, calendarView } from '@callout/contracts/settings/codes'
import { weekdayNames } from '@callout/contracts/time'
import { NativeSelect } from '@mantine/core'
import { useController } from 'react-hook-form'
import { formatDay } from '@callout/contracts/text/day'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { starred } from '../../../lib/forms/required.ts'
import { useSettingChoicesQuery } from '../settings.generated.ts'
import type { SettingValues } from '../settingRecord.ts'
import type { Setting } from '../settingTable.ts'

type Option = readonly [value: string | number, label: string]
type Labelled = Readonly<Record<string, { readonly label: string }>>
const getNames = (table: Labelled): Option[] => Object.entries(table).map(([name, { label }]) => [name, label])

const clockExamples = { TWELVE_HOUR: '2:30 PM', TWENTY_FOUR_HOUR: '14:30' } as const

const options: Readonly<Record<string, readonly Option[]>> = {
  timeFormat: Object.entries(timeFormat).map(([name, { label }]) => [name, `${label} (${clockExamples[name as keyof typeof timeFormat]})`]),
  firstDay: weekdayNames.map((label, day) => [day, label]),
  defaultView: getNames(calendarView),
  colourBy: getNames(calendarColour),
  defaultPriority: getNames(priority).filter(([name]) => name !== 'ALL'),
  companySize: Object.values(companySize).map(({ code, label }) => [code, label]),
  taxBasis: [
    ['NET', 'On the amount after the discount'],
    ['GROSS', 'On the full amount, before the discount'],
  ],
  discountBasis: [
    ['GROSS', 'The amount without tax'],
    ['NET', 'The amount with tax'],
  ],
}

/** Options from the backend or today's date. */
function useOptions(name: string): readonly Option[] {
  const { today } = useFormat()
  const { data } = useSettingChoicesQuery()
  if (name === 'dateFormat') return dateFormats.map((pattern) => [pattern, `${formatDay(today(), pattern)} (${pattern})`])
  if (name === 'languageCode') return data?.languages.map((language): Option => [language.code, language.name]) ?? []
  if (name === 'defaultTaxId')
    return [['', 'No tax'], ...(data?.taxes.items.map((tax): Option => [tax.id, `${tax.name ?? 'Tax'} (${tax.rate ?? 0}%)`]) ?? [])]
  return options[name] ?? []
}

interface SettingChoiceProps {
  readonly name: string
  readonly setting: Setting
}

export function SettingChoice({ name, setting: { label, isRequired = false } }: SettingChoiceProps) {
  const { field, fieldState } = useController<SettingValues>({ name })
  const known = useOptions(name)
  const value = String(field.value ?? '')
  const isKnown = known.some(([item]) => String(item) === value)
  return (
    <NativeSelect
      ref={field.ref}
      label={label}
      {...(isRequired && starred)}
      data={[
        ...(isKnown ? [] : [{ value, label: value === '' ? 'Not available' : value }]),
        ...known.map(([item, text]) => ({ value: String(item), label: text })),
      ]}
      value={value}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(known.find(([item]) => String(item) === currentTarget.value)?.[0] ?? '')}
      error={fieldState.error?.message}
    />
  )
}
