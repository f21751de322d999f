import { wallTimeOf } from '@callout/contracts/time'
import type { BranchRecord } from '../../resources/branches/records.ts'
import type { CompanyRecord, UserRecord } from '../../resources/profile/records.ts'
import type { Store } from '../../db/store.ts'
import type { FormRecord } from '../../resources/forms/records.ts'
import type { CustomerRecord, PropertyRecord } from '../../resources/customers/records.ts'
import type { TaxRecord } from '../../resources/taxes/records.ts'
import { instantsIn, NOW_TIME } from '../calendar.ts'
import { type CustomerDraft, getCustomer, propertiesOf } from '../customers/customers.ts'
import type { Neighborhood } from '../customers/places.ts'
import type { Offer } from '../catalogue/priceList.ts'

export interface Account {
  readonly seed: number
  readonly company: CompanyRecord
  readonly owner: UserRecord
  readonly branches: readonly BranchRecord[]
  readonly offers: readonly Offer[]
  readonly taxes: readonly TaxRecord[]
  readonly forms: readonly FormRecord[]
  readonly planners: readonly UserRecord[]
  readonly crew: readonly UserRecord[]
  readonly instantAt: (date: string, time: string) => number
  /** Instant of the seed: no later events. */
  readonly now: number
}

/** Customers of a branch with their properties. */
export interface Client {
  readonly customer: CustomerRecord
  readonly properties: readonly PropertyRecord[]
}

/** `now`: Unix seconds. Only used on the reference date, and for handwritten plans only before the demo's own time of day. */
export function clockOf(
  company: CompanyRecord,
  referenceDate: string,
  now: number | undefined,
  isByHand: boolean,
): Pick<Account, 'instantAt' | 'now'> {
  const instantAt = instantsIn(company.timezone)
  const usual = instantAt(referenceDate, NOW_TIME)
  const isToday = now !== undefined && !isByHand && wallTimeOf(now, company.timezone).date === referenceDate
  return { instantAt, now: isToday ? now : Math.min(now ?? usual, usual) }
}

export function putAccount(store: Store, { company, branches, offers, taxes, forms }: Account): void {
  store.companies.put(company)
  for (const branch of branches) store.branches.put(branch)
  for (const tax of taxes) store.taxes.put(tax)
  for (const form of forms) store.forms.put(form)
  for (const { category, services } of offers) {
    store.categories.put(category)
    for (const service of services) store.services.put(service)
  }
}

export function putCustomers(
  store: Store,
  account: Account,
  count: number,
  areas: readonly (readonly Neighborhood[])[],
  areaCode: string,
): Map<number, Client[]> {
  const clients = new Map<number, Client[]>(account.branches.map(({ id }) => [id, []]))
  for (let index = 0; index < count; index++) {
    const place = index % account.branches.length
    const branch = account.branches[place] as BranchRecord
    const draft: CustomerDraft = {
      seed: account.seed,
      companyId: account.company.id,
      branchId: branch.id,
      areaCode,
      province: account.company.province,
      neighborhoods: areas[place % areas.length] as readonly Neighborhood[],
      since: account.company.created_at,
      until: account.now,
    }
    const customer = store.customers.insert(getCustomer(draft, index))
    const properties = propertiesOf(draft, index, customer.id, customer.company_name !== null).map((property) =>
      store.properties.insert(property),
    )
    clients.get(branch.id)?.push({ customer, properties })
  }
  return clients
}
