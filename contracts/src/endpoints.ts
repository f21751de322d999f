import { authEndpoints } from './auth/endpoints.ts'
import { customerEndpoints } from './customers/endpoints.ts'
import { jobEndpoints } from './jobs/endpoints.ts'
import { lookupEndpoints } from './lookups/endpoints.ts'
import { profileEndpoints } from './profile/endpoints.ts'

/** Every call of the contract, by domain. */
export const endpoints = {
  auth: authEndpoints,
  profile: profileEndpoints,
  lookups: lookupEndpoints,
  jobs: jobEndpoints,
  customers: customerEndpoints,
} as const

export type Domain = keyof typeof endpoints
