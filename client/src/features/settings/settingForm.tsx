import { defineForm, type Form } from '../../components/form/defineForm.ts'
import type { FieldRules } from '../../components/form/fieldChanges.ts'
import { paths } from '../../lib/paths.ts'
import { readSection, type SettingForm, settingValues, settingVersion, type SettingValues } from './settingRecord.ts'
import { type SectionName, sectionNames, settingSections, settingsOf } from './settingTable.ts'
import { resetForms, useFormResets } from '../../components/form/formResets.ts'
import { SettingFields } from './SettingFields.tsx'
import { settingRules } from './settingRules.ts'
import { settingSender } from './saveSettings.ts'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'

const SAVE = 'aside button, [data-bottom-bar] button'

/** Focuses the setting named in the URL; after a save the previous element, on the button. */
function SettingFocus({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation()
  const round = useFormResets()
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    place?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea, button')?.focus()
  }, [hash])
  useEffect(() => {
    if (round === 0 || document.activeElement !== document.body) return
    const buttons = [...document.querySelectorAll<HTMLElement>(SAVE)]
    buttons.find((button) => button.checkVisibility?.() ?? true)?.focus()
  }, [round])
  return children
}

const fieldsOf = (section: SectionName): FieldRules<SettingValues> => ({
  labels: Object.fromEntries(Object.entries(settingsOf(section)).map(([name, { label }]) => [name, label])),
  sendTogether: section === 'company' ? [['phoneCountryCode', 'phone']] : [],
})

const formOf = (section: SectionName): Form<SettingForm> => {
  const { title, groups } = settingSections[section]
  const fields = fieldsOf(section)
  return defineForm<SettingForm>({
    name: `settings-${section}`,
    noun: 'page',
    needs: 'manage_settings',
    list: { to: paths.settings(), label: 'Settings' },
    forbiddenMessage: 'Only the owner, or a staff admin who can manage settings, can change the company’s settings.',
    ...fields,
    valuesOf: (record) => settingValues(section, record),
    rules: settingRules(section, fields),
    sections: groups.map(([heading, ...names], place) => ({
      title: heading,
      isStarred: place === 0 && Object.values(settingsOf(section)).some(({ isRequired }) => isRequired),
      Fields: ({ page }) => <SettingFields section={section} names={names} page={page} />,
    })),
    Wrapper: SettingFocus,
    save: { label: 'Save changes', verb: 'save' },
    sender: settingSender(section, fields),
    edit: {
      read: (client) => readSection(client, section),
      nameOf: () => title,
      pathOf: () => paths.settings(section),
      versionOf: settingVersion,
    },
    refresh: resetForms,
  })
}

/** The form of each section. */
export const settingForms = Object.fromEntries(sectionNames.map((section) => [section, formOf(section)])) as Readonly<
  Record<SectionName, Form<SettingForm>>
>
