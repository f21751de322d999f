import { categoryDefaults, type CategoryRecord, type ServiceRecord } from '../../resources/catalogue/records.ts'
import { categoryTemplates } from '../../resources/catalogue/templates.ts'
import type { Trade } from './trade.ts'

export interface Offer {
  readonly category: CategoryRecord
  readonly services: readonly ServiceRecord[]
  readonly trade: Trade
}

const FIRST_SKU = 101

/** A product's cost as a share of its price: from about a half to two thirds. */
const costShareOf = (index: number): number => 0.52 + (index % 5) * 0.035

/** Services are numbered within their category: the category's id times 100, and the place in the price list. */
export function offerOf(companyId: number, categoryId: number, trade: Trade): Offer {
  const services = trade.positions.map((position, index) => ({
    id: categoryId * 100 + index,
    company_id: companyId,
    category_id: categoryId,
    name: position.name,
    description: position.description,
    product_type: position.isProduct ? (1 as const) : (0 as const),
    unit: position.unit,
    amount: position.amount,
    is_tax_exempt: position.isTaxExempt ?? false,
    duration_minutes: position.minutes ?? 0,
    sku: `${trade.name.slice(0, 2).toUpperCase()}-${FIRST_SKU + index}`,
    tax_ids: [],
    cost: position.isProduct ? Math.round(position.amount * costShareOf(index) * 100) / 100 : null,
    image_url: null,
    is_active: true,
  }))
  return {
    category: {
      id: categoryId,
      company_id: companyId,
      template_id: templateIdOf(trade.name),
      name: trade.name,
      description: trade.description,
      ...categoryDefaults,
      is_active: true,
    },
    services,
    trade,
  }
}

const templateIdOf = (name: string): number | null => categoryTemplates.find((template) => template.name === name)?.id ?? null
