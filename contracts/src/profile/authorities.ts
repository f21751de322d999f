import type { UserTypeCode } from './userType.ts'

/** Authorities of staff admins (wire.md §4.2; the spec shows no values). */
export const authorities = [
  'manage_jobs',
  'view_all_jobs',
  'delete_jobs',
  'dispatch',
  'manage_customers',
  'manage_staff',
  'manage_branches',
  'manage_services',
  'manage_taxes',
  'view_prices',
  'manage_invoices',
  'record_payments',
  'view_earnings',
  'manage_forms',
  'manage_settings',
  'manage_notifications',
  'manage_subscription',
  'export_data',
] as const
export type Authority = (typeof authorities)[number]

export interface Actor {
  readonly user_type: UserTypeCode
  readonly authorities: readonly string[]
  /** Of staff: the company lets them create invoices and collect payments on visits of theirs (decision D62). */
  readonly staff_can_collect?: boolean
}

const companyWide: readonly Authority[] = ['manage_branches', 'manage_settings', 'manage_subscription']

/** Owners and individuals hold every authority, branch heads those for a branch, staff none, staff admins the granted ones. */
export function holds(actor: Actor, authority: Authority): boolean {
  if (actor.user_type === 'staff') return false
  if (actor.user_type === 'staff_admin') return actor.authorities.includes(authority)
  return actor.user_type !== 'branch_head' || !companyWide.includes(authority)
}
