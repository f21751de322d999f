import { defineForm } from '../../components/form/defineForm.ts'
import type { TableField } from '../../components/form/fieldTable.tsx'
import type { Form, PartProps } from '../../components/form/formTypes.ts'
import { paths } from '../../lib/paths.ts'
import { readSection, type SettingForm, settingValues, settingVersion, type SettingValues } from './settingRecord.ts'
import { type SectionName, sectionNames, settingSections, settingsOf } from './settingTable.ts'
import { resetForms, useFormResets } from '../../components/form/formResets.ts'
import { SettingFields } from './SettingFields.tsx'
import { settingRules } from './settingRules.ts'
import { sendSettings, valuesBefore } from './saveSettings.ts'
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

const phone = ['phoneCountryCode', 'phone']

/** Fields of the section by group, in the order of the page. */
function tableOf(section: SectionName): Readonly<Record<string, Readonly<Record<string, TableField<SettingForm>>>>> {
  const settings = Object.entries(settingsOf(section))
  const groups = settingSections[section].groups.map(([heading, ...names]: readonly [string, ...string[]]) => {
    // The phone's field edits its country code, too.
    const isInGroup = (name: string): boolean => names.includes(name) || (phone.includes(name) && names.includes('phone'))
    const Fields = ({ page }: PartProps<SettingForm>) => <SettingFields section={section} names={names} page={page} />
    const cells = settings
      .filter(([name]) => isInGroup(name))
      .map(([name, { label }], index) => [
        name,
        { label, as: index === 0 ? Fields : null, ...(phone.includes(name) && { group: 'phone' }) },
      ])
    return [heading, Object.fromEntries(cells)]
  })
  return Object.fromEntries(groups)
}

const formOf = (section: SectionName): Form<SettingForm> => {
  const { title } = settingSections[section]
  return defineForm<SettingForm>()({
    name: `settings-${section}`,
    noun: 'page',
    needs: 'manage_settings',
    list: { to: paths.settings(), label: 'Settings' },
    forbiddenMessage: 'Only the owner, or a staff admin who can manage settings, can change these settings.',
    fields: tableOf(section),
    hasRequired: Object.values(settingsOf(section)).some(({ isRequired }) => isRequired),
    valuesOf: (record) => settingValues(section, record),
    rules: settingRules(section),
    Wrapper: SettingFocus,
    save: { label: 'Save changes', verb: 'save' },
    change: {
      read: (client) => readSection(client, section),
      write: (client, values: SettingValues, record) => sendSettings(client, section, record, values),
      toInput: (sent) => sent,
      getVersion: settingVersion,
      readsBefore: true,
      restore: (sent, { record, base }) => valuesBefore(record, base, sent),
      verb: 'saved',
    },
    getName: () => title,
    getPath: () => paths.settings(section),
    refresh: resetForms,
  })
}

/** The form of each section. */
export const settingForms = Object.fromEntries(sectionNames.map((section) => [section, formOf(section)])) as Readonly<
  Record<SectionName, Form<SettingForm>>
>
