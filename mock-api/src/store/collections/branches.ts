import { defineCollection } from '../collection.ts'

export interface BranchRecord {
  readonly id: number
  readonly company_id: number
  readonly name: string
  readonly address: string
  readonly street1: string
  readonly city: string
  readonly province: string
  readonly country: string
  readonly zipcode: string
  readonly email: string
  readonly phone_country_code: string
  readonly phone: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly is_default: boolean
  readonly is_active: boolean
}

export const branchCollections = {
  branches: defineCollection<BranchRecord>()({ keys: { company_id: (branch) => branch.company_id }, sorted: {} }),
} as const
