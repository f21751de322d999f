import type { UserTypeCode } from './userType.ts'

/** What a staff admin can be allowed to do (wire.md section 4.2: the spec shows no values). */
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

/** Who acts, as far as permission goes. */
export interface Actor {
  readonly user_type: UserTypeCode
  /** Only those of a staff admin count. */
  readonly authorities: readonly string[]
}

/** What concerns the whole company, and so no branch head. */
const companyWide: readonly Authority[] = ['manage_branches', 'manage_settings', 'manage_subscription']

/** Owners and individual providers hold every authority, branch heads those that a branch needs, staff none, staff admins those they were given. */
export function holds(actor: Actor, authority: Authority): boolean {
  if (actor.user_type === 'staff') return false
  if (actor.user_type === 'staff_admin') return actor.authorities.includes(authority)
  return actor.user_type !== 'branch_head' || !companyWide.includes(authority)
}
