import type { IResolvers } from 'mercurius'
import type { Resolvers } from '../generated/resolvers.ts'
import { agreements } from '../modules/agreements.ts'
import { auth } from '../modules/auth.ts'
import { branches } from '../modules/branches.ts'
import { catalogue } from '../modules/catalogue.ts'
import { customers } from '../modules/customers.ts'
import { dashboard } from '../modules/dashboard.ts'
import { earnings } from '../modules/earnings.ts'
import { forms } from '../modules/forms.ts'
import { invoices } from '../modules/invoices.ts'
import { jobs } from '../modules/jobs.ts'
import { lookups } from '../modules/lookups.ts'
import { notifications } from '../modules/notifications.ts'
import { plans } from '../modules/plans.ts'
import { profile } from '../modules/profile.ts'
import { settings } from '../modules/settings.ts'
import { staff } from '../modules/staff.ts'
import { staticContent } from '../modules/staticContent.ts'
import { support } from '../modules/support.ts'
import { taxes } from '../modules/taxes.ts'
import type { MustBeNever, MissingResolvers } from './missingResolvers.ts'

/** In the order of the chapters of `schema.graphql`. */
export const modules = [
  auth,
  profile,
  lookups,
  catalogue,
  dashboard,
  invoices,
  earnings,
  branches,
  jobs,
  forms,
  taxes,
  customers,
  staff,
  staticContent,
  notifications,
  settings,
  support,
  plans,
  agreements,
] as const satisfies readonly Resolvers[]

/** Fails to compile if a root field of the schema has no resolver. */
export type Missing = MustBeNever<MissingResolvers<Resolvers, typeof modules>>

/** Mercurius expects `resolveType` instead of `__resolveType`. */
const mercuriusNames = (fields: object): object => ('__resolveType' in fields ? { ...fields, resolveType: fields.__resolveType } : fields)

export function createResolvers(): IResolvers {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const module of modules) {
    for (const [type, fields] of Object.entries(module)) merged[type] = { ...merged[type], ...mercuriusNames(fields) }
  }
  return merged as IResolvers
}
