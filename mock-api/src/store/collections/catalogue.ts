import type { CodeOf } from '@callout/contracts/codes'
import type { productType } from '@callout/contracts/jobs/codes'
import { defineCollection } from '../collection.ts'

/** A trade as one company works in it. */
export interface CategoryRecord {
  readonly id: number
  readonly company_id: number
  /** The category of the common list that it was chosen from; null where the company made its own. */
  readonly template_id: number | null
  readonly name: string
  readonly description: string
  readonly is_active: boolean
}

/** A position of the price list. */
export interface ServiceRecord {
  readonly id: number
  readonly company_id: number
  readonly category_id: number
  readonly name: string
  readonly description: string
  readonly product_type: CodeOf<typeof productType>
  readonly unit: string
  readonly amount: number
  readonly is_tax_exempt: boolean
  readonly duration_minutes: number
  readonly sku: string | null
  readonly is_active: boolean
}

export const catalogueCollections = {
  categories: defineCollection<CategoryRecord>()({ keys: { company_id: (category) => category.company_id }, sorted: {} }),
  services: defineCollection<ServiceRecord>()({
    keys: { company_id: (service) => service.company_id, category_id: (service) => service.category_id },
    sorted: {},
  }),
} as const
