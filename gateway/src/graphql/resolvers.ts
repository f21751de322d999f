import type { IResolvers } from 'mercurius'
import type { Resolvers } from '../generated/resolvers.ts'
import { auth } from '../modules/auth.ts'
import { catalogue } from '../modules/catalogue.ts'
import { customers } from '../modules/customers.ts'
import { jobs } from '../modules/jobs.ts'
import { lookups } from '../modules/lookups.ts'
import { plans } from '../modules/plans.ts'
import { profile } from '../modules/profile.ts'
import { staticContent } from '../modules/staticContent.ts'
import { support } from '../modules/support.ts'

/** Modules in the order of the chapters of `schema.graphql`. */
const modules: readonly Resolvers[] = [auth, profile, lookups, catalogue, jobs, customers, staticContent, support, plans]

/** All modules in one, type by type. */
export function createResolvers(): IResolvers {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const module of modules) {
    for (const [type, fields] of Object.entries(module)) merged[type] = { ...merged[type], ...fields }
  }
  return merged as IResolvers
}
