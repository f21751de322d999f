import type { CustomerQuery, CustomerRow } from '@callout/contracts/customers/schemas'
import { dayRange } from '../days/dayRange.ts'
import { foldedText, nameFit } from '@callout/contracts/text/foldedText'
import { type Condition, listing } from '../../http/listing.ts'
import { type Listed, reversed } from '../../http/page.ts'
import type { CustomerRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { requirePrices } from '../jobs/view/visibility.ts'
import { debtsOf } from './customerMoney.ts'
import { customerSearch } from './customerSearch.ts'
import { customerRow } from './customerView.ts'
import { seesAllCustomers, seesCustomers } from './visibleCustomer.ts'

/** Looking for debts is for those who are shown them. */
function owes(isOwing: boolean, viewer: Viewer): Condition<CustomerRecord> {
  requirePrices(viewer.caller, 'see what customers owe')
  const debts = debtsOf(viewer.store, viewer.caller)
  return ({ id }) => debts.has(id) === isOwing
}

function livesIn(city: string, { store, caller }: Viewer): Condition<CustomerRecord> {
  const requested = foldedText(city.trim())
  const there = store.properties.by('company_id', caller.company.id).filter((property) => foldedText(property.city) === requested)
  const ids = new Set(there.map(({ customer_id }) => customer_id))
  return ({ id }) => ids.has(id)
}

function isTagged(tag: string): Condition<CustomerRecord> {
  const requested = foldedText(tag.trim())
  return ({ tags }) => tags.some((own) => foldedText(own) === requested)
}

function cameWithin(_: string, { caller }: Viewer, query: CustomerQuery): Condition<CustomerRecord> {
  const { from, to } = dayRange(query, caller.company.timezone)
  return ({ created_at }) => created_at >= from && created_at < to
}

/** By what they owe; who owes the same stays in the order of names. */
function byDebt(viewer: Viewer, isDescending: boolean): CustomerRecord[] {
  requirePrices(viewer.caller, 'see what customers owe')
  const debts = debtsOf(viewer.store, viewer.caller)
  const byName = viewer.store.customers.by('name', viewer.caller.company.id)
  const sign = isDescending ? -1 : 1
  return byName.toSorted((a, b) => sign * ((debts.get(a.id) ?? 0) - (debts.get(b.id) ?? 0)))
}

/** Default order: by name. */
function getOrder(viewer: Viewer, { sort_by, sort_dir }: CustomerQuery): Listed<CustomerRecord> {
  const isDescending = sort_dir === 'desc'
  if (sort_by === 'outstanding_balance') return byDebt(viewer, isDescending)
  const customers = viewer.store.customers.by(sort_by === 'created_at' ? 'created_at' : 'name', viewer.caller.company.id)
  return isDescending ? reversed(customers) : customers
}

function fitOf({ search = '', sort_by, sort_dir }: CustomerQuery): ((customer: CustomerRecord) => number) | undefined {
  if (sort_by !== undefined || sort_dir !== undefined) return undefined
  const fit = nameFit(search)
  return ({ name }) => fit(name)
}

export const customerList = listing<CustomerQuery, CustomerRow>()('customers', {
  search: customerSearch,
  equal: ['branch_id', 'is_active'],
  where: {
    tag: isTagged,
    date_from: cameWithin,
    date_to: cameWithin,
    has_balance: owes,
    city: livesIn,
  },
  shown: ({ store, caller }) => (seesAllCustomers(caller) ? undefined : seesCustomers(store, caller)),
  order: getOrder,
  fit: fitOf,
  view: customerRow,
})
