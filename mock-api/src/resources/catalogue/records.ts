import type { CodeOf } from '@callout/contracts/wire/codes'
import type { productType } from '@callout/contracts/jobs/codes'
import { foldedText } from '@callout/contracts/text/foldedText'
import { defineCollection } from '../../db/collection.ts'
import type { Deletion } from '../jobs/records.ts'

export interface CategoryRecord {
  readonly id: number
  readonly company_id: number
  /** The category of the common list that it was chosen from; null where the company made its own. */
  readonly template_id: number | null
  readonly name: string
  readonly description: string
  /** Contact address of this category; null if missing. */
  readonly email: string | null
  readonly is_active: boolean
  /** Deleted categories are hidden but stay on jobs. */
  readonly deleted_at: number | null
}

export const categoryDefaults = { email: null, deleted_at: null } as const satisfies Partial<CategoryRecord>

export interface ServiceRecord {
  readonly id: number
  readonly company_id: number
  /** null: of no category. */
  readonly category_id: number | null
  readonly name: string
  readonly description: string
  readonly product_type: CodeOf<typeof productType>
  readonly unit: string
  readonly amount: number
  readonly is_tax_exempt: boolean
  /** 0: unknown. */
  readonly duration_minutes: number
  readonly sku: string | null
  /** Taxes that are charged on it; none: those of the job. */
  readonly tax_ids: readonly number[]
  /** Cost per unit; null if unknown. */
  readonly cost: number | null
  readonly image_url: string | null
  readonly is_active: boolean
}

export const serviceDefaults = { tax_ids: [], cost: null, image_url: null } as const satisfies Partial<ServiceRecord>

export const catalogueCollections = {
  categories: defineCollection<CategoryRecord>()({
    defaults: categoryDefaults,
    indexes: { company_id: (category) => category.company_id },
  }),
  services: defineCollection<ServiceRecord>()({
    defaults: { sku: null, is_active: true, ...serviceDefaults },
    indexes: {
      company_id: (service) => service.company_id,
      category_id: (service) => service.category_id,
      name: { within: (service) => service.company_id, value: (service) => foldedText(service.name) },
      amount: { within: (service) => service.company_id, value: (service) => service.amount },
    },
  }),
  /** Deleted services are hidden; jobs have copies. */
  deletedServices: defineCollection<ServiceRecord & Deletion>()({ indexes: {} }),
} as const
