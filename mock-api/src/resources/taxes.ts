import type { Tax, TaxBody, TaxChangeBody, TaxQuery } from '@callout/contracts/taxes/schemas'
import type { Deleted, z } from '@callout/contracts/wire/zod'
import { searchText } from '@callout/contracts/search/searchText'
import { type Caller, requireOwned } from '../http/access.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { listing } from '../http/listing.ts'
import { requireAuthority } from '../http/requireAuthority.ts'
import type { TaxRecord } from './taxes/records.ts'
import type { Store } from '../db/store.ts'
import type { Viewer } from '../http/viewer.ts'

const defaultFirst = (a: TaxRecord, b: TaxRecord): number =>
  Number(b.is_default) - Number(a.is_default) || a.name.localeCompare(b.name, 'en') || a.id - b.id

const byName = (a: TaxRecord, b: TaxRecord): number => a.name.localeCompare(b.name, 'en') || a.id - b.id

function getOrder({ sort_by, sort_dir }: z.output<typeof TaxQuery>): (a: TaxRecord, b: TaxRecord) => number {
  if (sort_by === undefined) return defaultFirst
  const sign = sort_dir === 'desc' ? -1 : 1
  return (a, b) => sign * (sort_by === 'rate' ? a.rate - b.rate : byName(a, b)) || byName(a, b)
}

function taxView({ company_id: _, ...tax }: TaxRecord): Tax {
  return tax
}

const taxList = listing<z.output<typeof TaxQuery>, Tax>()('taxes', {
  search: { texts: ({ name }) => [searchText([name])] },
  equal: ['is_active'],
  where: {},
  order: ({ store, caller }, query) => store.taxes.by('company_id', caller.company.id).toSorted(getOrder(query)),
  view: (_, tax) => taxView(tax),
})

const requireManager = (caller: Caller): void => requireAuthority(caller, 'manage_taxes', 'manage taxes')

const ownTax = (store: Store, { company }: Caller, id: number): TaxRecord => requireOwned(company, store.taxes.get(id), 'tax')

/** At most one tax of a company is the default, and only an active one. */
function settleDefault(store: Store, saved: TaxRecord): TaxRecord {
  if (!saved.is_default) return saved
  if (!saved.is_active) return store.taxes.update(saved.id, { is_default: false })
  for (const { id, is_default } of store.taxes.by('company_id', saved.company_id))
    if (is_default && id !== saved.id) store.taxes.update(id, { is_default: false })
  return saved
}

function createTax({ store, caller }: Viewer, body: TaxBody): TaxRecord {
  return store.transaction(() => settleDefault(store, store.taxes.insert({ ...body, company_id: caller.company.id })))
}

/** Other fields stay. Jobs and invoices keep the name and rate of when the tax was applied. */
function updateTax({ store, caller }: Viewer, { id, ...sent }: TaxChangeBody): TaxRecord {
  const tax = ownTax(store, caller, id)
  const named = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  return store.transaction(() => settleDefault(store, store.taxes.update(tax.id, named)))
}

/** Jobs keep the tax that they carry; properties that it was charged at have the default again. */
function deleteTax({ store, caller, now }: Viewer, id: number): z.input<typeof Deleted> {
  const tax = ownTax(store, caller, id)
  store.transaction(() => {
    for (const property of store.properties.by('company_id', caller.company.id))
      if (property.tax_id === id) store.properties.update(property.id, { tax_id: null })
    store.taxes.remove(id)
    store.deletedTaxes.put({ ...tax, deleted_at: now, deleted_by: caller.user.id })
  })
  return { id, deleted_at: now }
}

export const taxHandlers: DomainHandlers<'taxes'> = {
  listTaxes: (call) => taxList.reply('taxes', call),

  getTax: ({ input, store, viewer: { caller } }) => taxView(ownTax(store, caller, input.id)),

  createTax: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return taxView(createTax(viewer, input))
  },

  updateTax: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return taxView(updateTax(viewer, input))
  },

  deleteTax: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return deleteTax(viewer, input.id)
  },
}
