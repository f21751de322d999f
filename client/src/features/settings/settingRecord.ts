import type { ApolloClient } from '@apollo/client'
import type { FormOf } from '../../components/form/formTypes.ts'
import { requiredData } from '../../lib/api/requiredData.ts'
import { CompanyToEditDocument, GeneralDataToEditDocument, SettingsToEditDocument } from './settings.generated.ts'
import { type SectionName, settingsOf } from './settingTable.ts'

/** A section's settings as returned; null if missing. */
export interface SettingRecord {
  /** The section's name; for the company profile the company's id. */
  readonly id: string
  readonly returned: Readonly<Record<string, unknown>>
}
export type SettingValues = Record<string, unknown>

export type SettingForm = FormOf<SettingValues, SettingRecord>

const empty = { text: '', longText: '', number: '', choice: '', flag: null, list: null } as const

/** Initial values: missing settings are empty, and not sent unless edited. */
export const settingValues = (section: SectionName, { returned }: SettingRecord): SettingValues =>
  Object.fromEntries(Object.entries(settingsOf(section)).map(([name, { kind }]) => [name, returned[name] ?? empty[kind]]))

type Returned = Readonly<Record<string, unknown>>
const without = ({ __typename: _, ...returned }: Returned): Returned => returned
/** Replaces missing times and names by '' for text fields. */
const toRows = (rows: unknown, texts: object): unknown =>
  Array.isArray(rows)
    ? rows.map((row: Returned) => ({ ...texts, ...Object.fromEntries(Object.entries(without(row)).filter(([, value]) => value !== null)) }))
    : rows

export function flatSettings(...blocks: readonly (object | null | undefined)[]): Returned {
  const flat: Returned = Object.assign({}, ...blocks)
  const { calendar, businessHours, holidays, ...others } = flat
  return without({
    ...others,
    ...(calendar as object | null),
    businessHours: toRows(businessHours, { open: '', close: '' }),
    holidays: toRows(holidays, { name: '' }),
  })
}

const ofSection = (section: SectionName, returned: Returned): Returned =>
  Object.fromEntries(Object.keys(settingsOf(section)).map((name) => [name, returned[name] ?? null]))

/** Shared company data of `/users/general_data`; empty if the backend rejects it, since the settings may have the same fields. */
async function readGeneralData(client: ApolloClient): Promise<Returned> {
  try {
    const { data } = await client.query({ query: GeneralDataToEditDocument, fetchPolicy: 'no-cache' })
    return Object.fromEntries(Object.entries(data?.generalData ?? {}).filter(([, value]) => value !== null))
  } catch {
    return {}
  }
}

/** Reads a section from the network. */
export async function readSection(client: ApolloClient, section: SectionName): Promise<SettingRecord> {
  if (section === 'company') {
    const { company } = requiredData(await client.query({ query: CompanyToEditDocument, fetchPolicy: 'no-cache' }))
    const { id, logoUrl, ...others } = company
    return { id, returned: ofSection(section, { ...others, logo: logoUrl }) }
  }
  const hasGeneralData = Object.values(settingsOf(section)).some(({ block }) => block === 'general')
  const [settings, general] = await Promise.all([
    client.query({ query: SettingsToEditDocument, fetchPolicy: 'no-cache' }),
    hasGeneralData ? readGeneralData(client) : {},
  ])
  const { customer, team, job } = requiredData(settings).companySettings
  return { id: section, returned: ofSection(section, flatSettings(customer, general, team, job)) }
}

const HASH_START = 5381
/** A pseudo-version, since no service returns one: equal settings have equal versions. */
export const settingVersion = ({ returned }: SettingRecord): number =>
  [...JSON.stringify(returned)].reduce((hash, letter) => (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0, HASH_START)
