import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { Refusal } from './errors.ts'
import { fullName } from './fullName.ts'
import type { RecordKey, Rest } from './rest/types.ts'
import type { CustomerDetail } from './sources/customers.ts'

interface Named {
  readonly id: number
  readonly name?: string | null | undefined
  readonly color?: string | null | undefined
}

/** Names of what records point to by ids, each read once for an operation, and only where it is wanted. */
export interface Names {
  readonly customer: (id: RecordKey) => Promise<CustomerDetail | null>
  readonly staff: () => Promise<ReadonlyMap<number, Named>>
  readonly categories: () => Promise<ReadonlyMap<number, Named>>
  /** Of the account; null where the backend does not say. */
  readonly timeZone: () => Promise<string | null>
}

/** What one page names at most. */
const MOST_NAMES = 100
/** What is asked one by one in an operation: what else it asks for has to fit beside it. */
const MOST_CUSTOMERS = 50

/** A name that cannot be had costs the name, and not the record. */
const orElse =
  <T>(other: T) =>
  (error: unknown): T => {
    if (error instanceof Refusal) return other
    throw error
  }

function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (loaded ??= load())
}

const byId = (records: readonly Named[]): ReadonlyMap<number, Named> => new Map(records.map((record) => [record.id, record]))

export function createNames(rest: Rest, getCustomer: (id: RecordKey) => Promise<CustomerDetail>): Names {
  const staff = async () => {
    const { teamMembers } = await rest(profileEndpoints.listTeamMembers, { perPage: MOST_NAMES })
    return byId(teamMembers.map((member) => ({ id: member.id, name: fullName(member), color: member.color })))
  }
  const categories = async () => {
    const { categories: rows } = await rest(catalogueEndpoints.listOwnCategories, { perPage: MOST_NAMES })
    return byId(rows.map(({ id, name }) => ({ id, name })))
  }
  const zoneOfSettings = async () => (await rest(settingsEndpoints.getSettings, {})).customer?.timezone ?? null
  const zoneOfUser = async () => (await rest(profileEndpoints.getProfile, {})).user.timezone ?? null
  const asked = new Set<string>()
  const customer = async (id: RecordKey): Promise<CustomerDetail | null> => {
    if (asked.size >= MOST_CUSTOMERS && !asked.has(String(id))) return null
    asked.add(String(id))
    return getCustomer(id).catch(orElse(null))
  }
  return {
    customer,
    staff: lazily(() => staff().catch(orElse(byId([])))),
    categories: lazily(() => categories().catch(orElse(byId([])))),
    timeZone: lazily(async () => (await zoneOfSettings().catch(orElse(null))) ?? (await zoneOfUser().catch(orElse(null)))),
  }
}
