import { defineCollection } from '../../db/collection.ts'
import type { Deletion } from '../jobs/records.ts'

export interface TaxRecord {
  readonly id: number
  readonly company_id: number
  readonly name: string
  /** Percent, above 0. */
  readonly rate: number
  readonly is_default: boolean
  readonly is_active: boolean
}

export const taxCollections = {
  taxes: defineCollection<TaxRecord>()({ defaults: { is_active: true }, indexes: { company_id: (tax) => tax.company_id } }),
  deletedTaxes: defineCollection<TaxRecord & Deletion>()({ indexes: {} }),
} as const
