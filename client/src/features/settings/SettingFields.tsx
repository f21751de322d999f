import { wireKey } from '@callout/contracts/casing'
import type { ReactNode } from 'react'
import { FlagField } from '../../components/fields/choice/FlagField.tsx'
import { LongTextField } from '../../components/fields/text/LongTextField.tsx'
import { NumberField } from '../../components/fields/text/NumberField.tsx'
import { PhoneFields } from '../../components/fields/contact/PhoneFields.tsx'
import { TextField } from '../../components/fields/text/TextField.tsx'
import { PictureField } from '../../components/files/PictureField.tsx'
import type { OpenForm } from '../../components/form/defineForm.ts'
import { HolidaysField } from './fields/HolidaysField.tsx'
import { HoursField } from './fields/HoursField.tsx'
import { SettingChoice } from './fields/SettingChoice.tsx'
import { CurrencyField, TimeZoneField } from './fields/pickFields.tsx'
import type { SettingForm } from './settingRecord.ts'
import { type Kind, type SectionName, type Setting, settingsOf } from './settingTable.ts'
import classes from './settings.module.css'

interface FieldProps {
  readonly name: string
  readonly setting: Setting
}

/** Settings with a field of their own. */
const own: Readonly<Record<string, (props: FieldProps) => ReactNode>> = {
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

/** Null says there: none. */
const mayBeNone: readonly string[] = ['logo', 'website', 'companySize', 'defaultTaxId', 'phone', 'zipcode']

interface SettingFieldsProps {
  readonly section: SectionName
  readonly names: readonly string[]
  readonly page: OpenForm<SettingForm>
}

/** The fields of these settings; each can be linked to by its name of the wire. */
export function SettingFields({ section, names, page }: SettingFieldsProps) {
  return names.map((name) => {
    const setting = settingsOf(section)[name] as Setting
    const Field = own[name] ?? fields[setting.kind]
    const isMissing = page.record?.returned[name] === null && !mayBeNone.includes(name)
    return (
      <div key={name} id={wireKey(name)} className={classes.setting}>
        <Field name={name} setting={setting} />
        {setting.note && <p className={classes.note}>{setting.note}</p>}
        {isMissing && <p className={classes.note}>Not available. Leave it as is to keep the current setting.</p>}
      </div>
    )
  })
}
