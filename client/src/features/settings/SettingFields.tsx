import { wireKey } from '@callout/contracts/wire/casing'
import type { ReactNode } from 'react'
import { FlagField } from '../../components/fields/choice/FlagField.tsx'
import { LongTextField } from '../../components/fields/text/LongTextField.tsx'
import { NumberField } from '../../components/fields/text/NumberField.tsx'
import { PhoneFields } from '../../components/fields/contact/PhoneFields.tsx'
import { TextField } from '../../components/fields/text/TextField.tsx'
import { PictureField } from '../../components/files/PictureField.tsx'
import type { OpenForm } from '../../components/form/formTypes.ts'
import { HoursField } from './fields/HoursField.tsx'
import { SettingChoice } from './fields/SettingChoice.tsx'
import { CurrencyField, TimeZoneField } from './fields/pickFields.tsx'
import type { SettingForm, SettingValues } from './settingRecord.ts'
import { isOfferedSetting, type Kind, type SectionName, type Setting, settingsOf } from './settingTable.ts'
import classes from './settings.module.css'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { DayField } from '../../components/fields/days/DayField.tsx'

interface Holiday {
  readonly date: string
  readonly name: string
}
type Errors = readonly ({ readonly date?: { readonly message?: string } } | undefined)[] | undefined

function HolidaysField() {
  const { field, formState } = useController<SettingValues>({ name: 'holidays' })
  const holidays = (field.value ?? []) as readonly Holiday[]
  const errors = formState.errors['holidays'] as Errors
  const change = (place: number, part: Partial<Holiday>): void =>
    field.onChange(holidays.map((holiday, index) => (index === place ? { ...holiday, ...part } : holiday)))
  return (
    <>
      {holidays.length === 0 && <p className={classes.note}>No holidays yet.</p>}
      {holidays.map(({ date, name }, place) => (
        <div key={place} className={classes.holiday} role="group" aria-label={name || `Holiday ${place + 1}`}>
          <DayField label="Day" value={date} onChange={(day) => change(place, { date: day })} error={errors?.[place]?.date?.message} />
          <TextInput label="Name" value={name} onChange={({ currentTarget }) => change(place, { name: currentTarget.value })} />
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={`Remove: ${name || `holiday ${place + 1}`}`}
            onClick={() => field.onChange(holidays.filter((_, index) => index !== place))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        className={classes.alone}
        onClick={() => field.onChange([...holidays, { date: '', name: '' }])}
      >
        Add a holiday
      </Button>
    </>
  )
}

interface FieldProps {
  readonly name: string
  readonly setting: Setting
}

const customFields: Readonly<Record<string, (props: FieldProps) => ReactNode>> = {
  logo: () => <PictureField name="logo" label="Logo" />,
  phone: () => <PhoneFields />,
  organizationEmail: () => <TextField name="organizationEmail" type="email" isRequired />,
  businessHours: HoursField,
  holidays: HolidaysField,
  timezone: TimeZoneField,
  currencyCode: CurrencyField,
}

const fields: Readonly<Record<Kind, (props: FieldProps) => ReactNode>> = {
  text: ({ name, setting }) => <TextField name={name} isRequired={setting.isRequired ?? false} />,
  longText: ({ name }) => <LongTextField name={name} />,
  number: ({ name, setting: { label, suffix = '', isPlain = false } }) => (
    <NumberField name={name} label={label} suffix={suffix} isPlain={isPlain} />
  ),
  flag: ({ name }) => <FlagField name={name} />,
  choice: SettingChoice,
  list: () => null,
}

const mayBeNone: readonly string[] = ['logo', 'website', 'companySize', 'defaultTaxId', 'phone', 'zipcode']

interface SettingFieldsProps {
  readonly section: SectionName
  readonly names: readonly string[]
  readonly page: OpenForm<SettingForm>
}

export function SettingFields({ section, names, page }: SettingFieldsProps) {
  return names.filter(isOfferedSetting).map((name) => {
    const setting = settingsOf(section)[name] as Setting
    const Field = customFields[name] ?? fields[setting.kind]
    const isMissing = page.record?.returned[name] === null && !mayBeNone.includes(name)
    return (
      <div key={name} id={wireKey(name)} className={`stack gap6 ${classes.setting}`}>
        <Field name={name} setting={setting} />
        {setting.note && <p className={classes.note}>{setting.note}</p>}
        {isMissing && <p className={classes.note}>Not available. Leave it as is to keep the current setting.</p>}
      </div>
    )
  })
}
