import { defineCollection } from '../../db/collection.ts'

export interface BranchRecord {
  readonly id: number
  readonly company_id: number
  readonly name: string
  readonly address: string
  readonly suite_no: string | null
  readonly street1: string
  readonly street2: string | null
  readonly city: string
  readonly province: string
  readonly country: string
  readonly zipcode: string
  readonly email: string
  readonly phone_country_code: string
  readonly phone: string
  /** Both null where there is no second phone. */
  readonly alternate_phone_country_code: string | null
  readonly alternate_no: string | null
  readonly website: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly is_default: boolean
  readonly is_active: boolean
}

export const branchDefaults = {
  suite_no: null,
  street2: null,
  alternate_phone_country_code: null,
  alternate_no: null,
  website: null,
} as const satisfies Partial<BranchRecord>

export const branchCollections = {
  branches: defineCollection<BranchRecord>()({ defaults: branchDefaults, indexes: { company_id: (branch) => branch.company_id } }),
  deletedBranches: defineCollection<BranchRecord & { readonly deleted_at: number; readonly deleted_by: number }>()({
    indexes: {},
  }),
} as const
