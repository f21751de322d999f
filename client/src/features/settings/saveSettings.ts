import type { ApolloClient } from '@apollo/client'
import {
  type CustomerSettingPartsFragment,
  UpdateCompanyDocument,
  UpdateCustomerSettingDocument,
  UpdateGeneralDataDocument,
  UpdateJobSettingDocument,
  UpdateTeamSettingDocument,
} from './settings.generated.ts'
import { writeSession } from '../../lib/session/session.ts'
import { sessionOf } from '../../lib/session/storeUser.ts'
import { notifySettingsChanged } from '../../lib/session/settingsChanged.ts'
import { flatSettings, type SettingRecord, type SettingValues } from './settingRecord.ts'
import { inBlock } from './inBlock.ts'
import type { Block, SectionName } from './settingTable.ts'

const isAny = (values: SettingValues): boolean => Object.keys(values).length > 0

type Returned = Readonly<Record<string, unknown>>

const takeFormats = ({ companyName, ...formats }: Partial<CustomerSettingPartsFragment>): void => {
  const known = sessionOf({ ...formats, userProfileDetails: { organizationName: companyName ?? null } })
  const keys = { dateFormat: 'dateFormat', timeFormat: 'timeFormat', timezone: 'timezone', currencyCode: 'currencyCode' } as const
  writeSession(Object.fromEntries(Object.entries(keys).flatMap(([field, key]) => (field in formats ? [[key, known[key]]] : []))))
}

/** Root fields with days of visits, which another time zone changes. */
const fieldsWithDays = ['jobs', 'job', 'dispatchMap', 'dayCounts', 'staffJobs', 'dashboard'] as const

export async function sendSettings(
  client: ApolloClient,
  section: SectionName,
  { id }: SettingRecord,
  values: SettingValues,
): Promise<Returned> {
  const of = (block: Block): SettingValues => inBlock(section, block, values)
  const returned: object[] = []
  if (isAny(of('company'))) {
    const { data } = await client.mutate({ mutation: UpdateCompanyDocument, variables: { input: { id, ...of('company') } } })
    const { logoUrl, ...company } = data?.updateCompany ?? { logoUrl: null }
    returned.push(company, logoUrl === null ? {} : { logo: values['logo'] })
    if (typeof values['organizationName'] === 'string') writeSession({ organization_name: values['organizationName'] })
  }
  if (isAny(of('customer'))) {
    const { data } = await client.mutate({ mutation: UpdateCustomerSettingDocument, variables: { input: of('customer') } })
    returned.push(data?.updateCustomerSetting ?? {})
    takeFormats(of('customer'))
  }
  if (isAny(of('general'))) {
    const { data } = await client.mutate({ mutation: UpdateGeneralDataDocument, variables: { input: of('general') } })
    returned.push(data?.updateGeneralData ?? {})
    takeFormats(of('general'))
  }
  const team = { ...of('team'), ...(isAny(of('calendar')) && { calendar: of('calendar') }) }
  if (isAny(team)) {
    const { data } = await client.mutate({ mutation: UpdateTeamSettingDocument, variables: { input: team } })
    returned.push(data?.updateTeamSetting ?? {})
  }
  if (isAny(of('job'))) {
    const { data } = await client.mutate({ mutation: UpdateJobSettingDocument, variables: { input: of('job') } })
    returned.push(data?.updateJobSetting ?? {})
  }
  if ('timezone' in values) fieldsWithDays.forEach((fieldName) => client.cache.evict({ id: 'ROOT_QUERY', fieldName }))
  notifySettingsChanged()
  return flatSettings(...returned)
}

/** The previous values; null if missing or not restorable. */
export function valuesBefore({ returned }: SettingRecord, base: SettingValues, sent: SettingValues): SettingValues | null {
  const names = Object.keys(sent)
  const isKnown = (name: string): boolean => returned[name] !== null || name === 'defaultTaxId' || name === 'logo'
  const isUsable = (name: string): boolean => name !== 'logo' || /^(data:|$)/.test(String(base[name]))
  return names.every((name) => isKnown(name) && isUsable(name)) ? Object.fromEntries(names.map((name) => [name, base[name]])) : null
}
