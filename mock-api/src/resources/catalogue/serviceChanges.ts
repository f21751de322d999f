import type { ServiceBody, ServiceChangeBody } from '@callout/contracts/catalogue/schemas'
import { responseCode } from '@callout/contracts/wire/envelope'
import type { Deleted, z } from '@callout/contracts/wire/zod'
import { type Caller, requireOwned } from '../../http/access.ts'
import { invalid, ApiError } from '../../http/apiError.ts'
import { type CategoryRecord, serviceDefaults, type ServiceRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seesPrices } from '../jobs/view/visibility.ts'

export const ownService = (store: Store, { company }: Caller, id: number): ServiceRecord =>
  requireOwned(company, store.services.get(id), 'service')

function requireCategory({ store, caller: { company } }: Viewer, id: number): CategoryRecord {
  const category = store.categories.get(id)
  if (category?.company_id === company.id && category.is_active) return category
  throw invalid({ field: 'category_id', message: 'Choose one of your categories' })
}

/** A price list is in one currency. */
function requireCurrency({ caller: { company } }: Viewer, code: string | undefined): void {
  if (code === undefined || code === company.currency_code) return
  throw invalid({ field: 'currency_code', message: `Use your company’s currency, ${company.currency_code}` })
}

/** Taxes are active ones of the company; those that the service has already may stay. */
function requireTaxes(
  { store, caller: { company } }: Viewer,
  ids: readonly number[] | null | undefined,
  stored: readonly number[] = [],
): void {
  const isUsable = (id: number): boolean => {
    const tax = store.taxes.get(id)
    return stored.includes(id) || (tax?.company_id === company.id && tax.is_active)
  }
  if (!(ids ?? []).every(isUsable)) throw invalid({ field: 'tax_ids', message: 'Choose active taxes of your company' })
}

/** Converts empty wire values to '' or null as stored. */
function toFields(sent: Omit<ServiceChangeBody, 'id'>): Partial<ServiceRecord> {
  const { currency_code: _, apply_to: __, description, unit, sku, duration_minutes, tax_ids, cost, image_url, ...same } = sent
  const named = {
    ...same,
    ...(description !== undefined && { description: description ?? '' }),
    ...(unit !== undefined && { unit: unit ?? '' }),
    ...(sku !== undefined && { sku: sku || null }),
    ...(tax_ids !== undefined && { tax_ids: [...new Set(tax_ids ?? [])] }),
    ...(cost !== undefined && { cost }),
    ...(image_url !== undefined && { image_url: image_url || null }),
    ...(duration_minutes !== undefined && { duration_minutes: duration_minutes ?? 0 }),
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

const unsaid = { category_id: null, description: '', unit: '', sku: null, duration_minutes: 0, ...serviceDefaults } as const

/** Answers `POST /services`. Throws 422. */
export function createService(viewer: Viewer, body: Omit<ServiceBody, 'idempotency_key'>): ServiceRecord {
  requireCurrency(viewer, body.currency_code)
  requireTaxes(viewer, body.tax_ids)
  if (typeof body.category_id === 'number') requireCategory(viewer, body.category_id)
  const { name, amount, product_type, is_tax_exempt, is_active } = body
  const known = { name, amount, product_type, is_tax_exempt, is_active }
  return viewer.store.services.insert({ ...unsaid, ...known, ...toFields(body), company_id: viewer.caller.company.id })
}

/**
 * `PUT /services/{id}`: fields not sent are unchanged. Jobs don't change. Throws 403 for a price without the authority to see
 * prices.
 */
export function updateService(viewer: Viewer, { id, ...sent }: ServiceChangeBody): ServiceRecord {
  const { store, caller } = viewer
  const service = ownService(store, caller, id)
  requireCurrency(viewer, sent.currency_code)
  requireTaxes(viewer, sent.tax_ids, service.tax_ids)
  if (typeof sent.category_id === 'number' && sent.category_id !== service.category_id) requireCategory(viewer, sent.category_id)
  if ((sent.amount !== undefined || sent.cost !== undefined) && !seesPrices(caller))
    throw new ApiError(responseCode.FORBIDDEN, 'You don’t have permission to change prices.')
  return store.services.update(id, toFields(sent))
}

export function deleteService({ store, caller, now }: Viewer, id: number): z.input<typeof Deleted> {
  const service = ownService(store, caller, id)
  store.transaction(() => {
    store.services.remove(id)
    store.deletedServices.put({ ...service, deleted_at: now, deleted_by: caller.user.id })
  })
  return { id, deleted_at: now }
}
