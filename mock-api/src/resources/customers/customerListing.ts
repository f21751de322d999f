import type { CustomerQuery } from '@callout/contracts/customers/schemas'
import { dayRange } from '../../dayRange.ts'
import { foldedText } from '../../foldedText.ts'
import type { Listed } from '../../page.ts'
import type { SortedView } from '../../store/sortedList.ts'
import type { CustomerRecord, PropertyRecord } from '../../store/workRecords.ts'
import type { Viewer } from '../jobs/jobView.ts'
import { perRecord } from '../jobs/perRecord.ts'
import { requirePrices } from '../jobs/visibility.ts'
import { debtsOf } from './customerMoney.ts'
import { customerSearch } from './customerSearch.ts'
import { seesAllCustomers, seesCustomers } from './visibleCustomer.ts'

type Condition = (customer: CustomerRecord) => boolean

/** Looking for debts is for those who are shown them. */
function owes(viewer: Viewer, isOwing: boolean): Condition {
  requirePrices(viewer.caller, 'see what customers owe')
  const debts = debtsOf(viewer.store, viewer.caller.company.id)
  return ({ id }) => debts.has(id) === isOwing
}

const foldedCity = perRecord(({ city }: PropertyRecord): string => foldedText(city))

/** With a property in that city. */
function livesIn({ store, caller }: Viewer, city: string): Condition {
  const wanted = foldedText(city.trim())
  const there = store.properties.by('company_id', caller.company.id).filter((property) => foldedCity(property) === wanted)
  const ids = new Set(there.map(({ customer_id }) => customer_id))
  return ({ id }) => ids.has(id)
}

function isTagged(tag: string): Condition {
  const wanted = foldedText(tag.trim())
  return ({ tags }) => tags.some((own) => foldedText(own) === wanted)
}

function cameWithin({ caller }: Viewer, query: CustomerQuery): Condition {
  const { from, to } = dayRange(query, caller.company.timezone)
  return ({ created_at }) => created_at >= from && created_at < to
}

/** Each part of the query as a condition; the cheap ones come first. */
function conditionsOf(viewer: Viewer, query: CustomerQuery): Condition[] {
  const { store, caller } = viewer
  const { branch_id, is_active, tag, date_from, date_to, has_balance, city, search } = query
  return [
    ...(branch_id === undefined ? [] : [(customer: CustomerRecord) => customer.branch_id === branch_id]),
    ...(is_active === undefined ? [] : [(customer: CustomerRecord) => customer.is_active === is_active]),
    ...(tag ? [isTagged(tag)] : []),
    ...(date_from === undefined && date_to === undefined ? [] : [cameWithin(viewer, query)]),
    ...(has_balance === undefined ? [] : [owes(viewer, has_balance)]),
    ...(search ? [customerSearch(store, caller.company.id, search)] : []),
    ...(city ? [livesIn(viewer, city)] : []),
    ...(seesAllCustomers(caller) ? [] : [seesCustomers(store, caller)]),
  ]
}

/** All customers of the company in the order of a column that has an index: what a page costs does not grow with their number. */
function inOrder({ store, caller }: Viewer, { sort_by, sort_dir }: CustomerQuery): SortedView<CustomerRecord> {
  const view = store.customers.sorted(sort_by === 'created_at' ? 'created_at' : 'name', caller.company.id)
  return sort_dir === 'desc' && sort_by !== 'outstanding_balance' ? view.reversed : view
}

/** By what they owe; who owes the same stays in the order of before. */
function byDebt(viewer: Viewer, customers: readonly CustomerRecord[], { sort_dir }: CustomerQuery): CustomerRecord[] {
  requirePrices(viewer.caller, 'see what customers owe')
  const debts = debtsOf(viewer.store, viewer.caller.company.id)
  const sign = sort_dir === 'desc' ? -1 : 1
  return customers.toSorted((a, b) => sign * ((debts.get(a.id) ?? 0) - (debts.get(b.id) ?? 0)))
}

/** The customers whom the query asks for, in its order: by name unless it says another. */
export function customerListing(viewer: Viewer, query: CustomerQuery): Listed<CustomerRecord> {
  const conditions = conditionsOf(viewer, query)
  const all = inOrder(viewer, query)
  const found = conditions.length === 0 ? all : all.slice().filter((customer) => conditions.every((condition) => condition(customer)))
  return query.sort_by === 'outstanding_balance' ? byDebt(viewer, found.slice(), query) : found
}
