import type { Authority } from '@callout/contracts/profile/authorities'

/** All are needed for the accounting export. */
export const accountingAuthorities = [
  'manage_invoices',
  'view_earnings',
  'view_prices',
  'export_data',
] as const satisfies readonly Authority[]
