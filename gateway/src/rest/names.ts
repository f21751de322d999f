import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { ApiError } from './errors.ts'
import { fullName } from './fullName.ts'
import type { RecordKey, Rest } from './types.ts'
import type { CustomerDetail } from '../schema/sources.ts'

interface Named {
  readonly id: number
  readonly name?: string | null | undefined
  readonly color?: string | null | undefined
}

export interface Names {
  readonly customer: (id: RecordKey) => Promise<CustomerDetail | null>
  readonly staff: () => Promise<ReadonlyMap<number, Named>>
  readonly categories: () => Promise<ReadonlyMap<number, Named>>
  readonly timeZone: () => Promise<string | null>
}

const MAX_NAMES = 100
/** Customers read one by one per operation; leaves room in the call budget. */
const MAX_CUSTOMERS = 50

/** A failed lookup loses the name only. */
const orElse =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError) return fallback
    throw error
  }

const byId = (records: readonly Named[]): ReadonlyMap<number, Named> => new Map(records.map((record) => [record.id, record]))

/** A class because every operation creates one and few use it. */
class NamesOfOperation implements Names {
  readonly #rest: Rest
  readonly #getCustomer: (id: RecordKey) => Promise<CustomerDetail>
  #requested: Set<string> | undefined
  #staff: Promise<ReadonlyMap<number, Named>> | undefined
  #categories: Promise<ReadonlyMap<number, Named>> | undefined
  #timeZone: Promise<string | null> | undefined

  constructor(rest: Rest, getCustomer: (id: RecordKey) => Promise<CustomerDetail>) {
    this.#rest = rest
    this.#getCustomer = getCustomer
  }

  async customer(id: RecordKey): Promise<CustomerDetail | null> {
    const requested = (this.#requested ??= new Set())
    if (requested.size >= MAX_CUSTOMERS && !requested.has(String(id))) return null
    requested.add(String(id))
    return this.#getCustomer(id).catch(orElse(null))
  }

  staff(): Promise<ReadonlyMap<number, Named>> {
    return (this.#staff ??= staffNames(this.#rest).catch(orElse(byId([]))))
  }

  categories(): Promise<ReadonlyMap<number, Named>> {
    return (this.#categories ??= categoryNames(this.#rest).catch(orElse(byId([]))))
  }

  timeZone(): Promise<string | null> {
    return (this.#timeZone ??= timeZoneOfAccount(this.#rest))
  }
}

async function staffNames(rest: Rest): Promise<ReadonlyMap<number, Named>> {
  const { teamMembers } = await rest(profileEndpoints.listTeamMembers, { perPage: MAX_NAMES })
  return byId(teamMembers.map((member) => ({ id: member.id, name: fullName(member), color: member.color })))
}

async function categoryNames(rest: Rest): Promise<ReadonlyMap<number, Named>> {
  const { categories: rows } = await rest(catalogueEndpoints.listOwnCategories, { perPage: MAX_NAMES })
  return byId(rows.map(({ id, name }) => ({ id, name })))
}

async function timeZoneOfAccount(rest: Rest): Promise<string | null> {
  const ofSettings = async () => (await rest(settingsEndpoints.getSettings, {})).customer?.timezone ?? null
  const ofUser = async () => (await rest(profileEndpoints.getProfile, {})).user.timezone ?? null
  return (await ofSettings().catch(orElse(null))) ?? (await ofUser().catch(orElse(null)))
}

export const createNames = (rest: Rest, getCustomer: (id: RecordKey) => Promise<CustomerDetail>): Names =>
  new NamesOfOperation(rest, getCustomer)
