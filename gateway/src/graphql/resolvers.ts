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
import type { MustBeNever, Unanswered } from './unanswered.ts'

/** Modules in the order of the chapters of `schema.graphql`. */
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

/** Compiles only while every root field of the schema has its resolver. */
export type Missing = MustBeNever<Unanswered<Resolvers, typeof modules>>

/** Mercurius looks for what tells the members of a union apart under a name of its own. */
const mercuriusNames = (fields: object): object => ('__resolveType' in fields ? { ...fields, resolveType: fields.__resolveType } : fields)

/** All modules in one, type by type. */
export function createResolvers(): IResolvers {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const module of modules) {
    for (const [type, fields] of Object.entries(module)) merged[type] = { ...merged[type], ...mercuriusNames(fields) }
  }
  return merged as IResolvers
}
