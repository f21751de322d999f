import type { IResolvers } from 'mercurius'
import type { Resolvers } from '../generated/resolvers.ts'
import { auth } from '../modules/auth.ts'
import { customers } from '../modules/customers.ts'
import { jobs } from '../modules/jobs.ts'
import { lookups } from '../modules/lookups.ts'
import { profile } from '../modules/profile.ts'

/** Modules in the order of the chapters of `schema.graphql`. */
const modules: readonly Resolvers[] = [auth, profile, lookups, jobs, customers]

/** All modules in one, type by type. */
export function createResolvers(): IResolvers {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const module of modules) {
    for (const [type, fields] of Object.entries(module)) merged[type] = { ...merged[type], ...fields }
  }
  return merged as IResolvers
}
