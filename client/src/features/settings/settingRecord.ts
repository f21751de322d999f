import type { ApolloClient } from '@apollo/client'
import type { FormTypes } from '../../components/form/defineForm.ts'
import { CompanyToEditDocument, GeneralDataToEditDocument, SettingsToEditDocument } from './settings.generated.ts'
import { type SectionName, settingsOf } from './settingTable.ts'

/** The settings of a section as the service tells them; null where it does not. */
export interface SettingRecord {
  /** The section; of the company profile the company. */
  readonly id: string
  readonly returned: Readonly<Record<string, unknown>>
}
/** As the fields hold them. */
export type SettingValues = Record<string, unknown>

/** A section of the settings. */
export interface SettingForm extends FormTypes {
  values: SettingValues
  own: null
  record: SettingRecord | null
  scope: null
  question: null
  found: null
}

const empty = { text: '', longText: '', number: '', choice: '', flag: null, list: null } as const

/** What a form begins with: what is not told is left open, and not sent unless somebody touches it. */
export const settingValues = (section: SectionName, record: SettingRecord | null): SettingValues =>
  Object.fromEntries(Object.entries(settingsOf(section)).map(([name, { kind }]) => [name, record?.returned[name] ?? empty[kind]]))

type Returned = Readonly<Record<string, unknown>>
const without = ({ __typename: _, ...returned }: Returned): Returned => returned
/** Without times and names that are not told: fields hold texts. */
const rowsOf = (rows: unknown, texts: object): unknown =>
  Array.isArray(rows)
    ? rows.map((row: Returned) => ({ ...texts, ...Object.fromEntries(Object.entries(without(row)).filter(([, value]) => value !== null)) }))
    : rows

/** Of the call that reads or writes them, with the names of the form. */
export function flatSettings(...blocks: readonly (object | null | undefined)[]): Returned {
  const flat: Returned = Object.assign({}, ...blocks)
  const { calendar, businessHours, holidays, ...others } = flat
  return without({
    ...others,
    ...(calendar as object | null),
    businessHours: rowsOf(businessHours, { open: '', close: '' }),
    holidays: rowsOf(holidays, { name: '' }),
  })
}

const ofSection = (section: SectionName, returned: Returned): Returned =>
  Object.fromEntries(Object.keys(settingsOf(section)).map((name) => [name, returned[name] ?? null]))

/** What the company shares by `/users/general_data`; nothing where the backend refuses it, as the settings may have the same fields. */
async function readGeneralData(client: ApolloClient): Promise<Returned> {
  try {
    const { data } = await client.query({ query: GeneralDataToEditDocument, fetchPolicy: 'no-cache' })
    return Object.fromEntries(Object.entries(data?.generalData ?? {}).filter(([, value]) => value !== null))
  } catch {
    return {}
  }
}

/** Reads a section anew. */
export async function readSection(client: ApolloClient, section: SectionName): Promise<SettingRecord | null> {
  if (section === 'company') {
    const { data } = await client.query({ query: CompanyToEditDocument, fetchPolicy: 'no-cache' })
    const { id, logoUrl, ...company } = data?.company ?? { id: '', logoUrl: null }
    return data ? { id, returned: ofSection(section, { ...company, logo: logoUrl }) } : null
  }
  const hasGeneralData = Object.values(settingsOf(section)).some(({ block }) => block === 'general')
  const [{ data }, general] = await Promise.all([
    client.query({ query: SettingsToEditDocument, fetchPolicy: 'no-cache' }),
    hasGeneralData ? readGeneralData(client) : {},
  ])
  if (!data) return null
  const { customer, team, job } = data.companySettings
  return { id: section, returned: ofSection(section, flatSettings(customer, general, team, job)) }
}

const HASH_START = 5381
/** Counts as the version, which no service tells: the same settings have the same one. */
export const settingVersion = ({ returned }: SettingRecord): number =>
  [...JSON.stringify(returned)].reduce((hash, letter) => (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0, HASH_START)
