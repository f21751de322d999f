import { agreementEndpoints } from './agreements/endpoints.ts'
import { authEndpoints } from './auth/endpoints.ts'
import { branchEndpoints } from './branches/endpoints.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { customerEndpoints } from './customers/endpoints.ts'
import { dashboardEndpoints } from './dashboard/endpoints.ts'
import { earningEndpoints } from './earnings/endpoints.ts'
import { formEndpoints } from './forms/endpoints.ts'
import { invoiceEndpoints } from './invoices/endpoints.ts'
import { jobEndpoints } from './jobs/endpoints.ts'
import { lookupEndpoints } from './lookups/endpoints.ts'
import { notificationEndpoints } from './notifications/endpoints.ts'
import { planEndpoints } from './plans/endpoints.ts'
import { profileEndpoints } from './profile/endpoints.ts'
import { settingsEndpoints } from './settings/endpoints.ts'
import { staffEndpoints } from './staff/endpoints.ts'
import { staticContentEndpoints } from './staticContent/endpoints.ts'
import { supportEndpoints } from './support/endpoints.ts'
import { taxEndpoints } from './taxes/endpoints.ts'

export const endpoints = {
  auth: authEndpoints,
  profile: profileEndpoints,
  lookups: lookupEndpoints,
  catalogue: catalogueEndpoints,
  dashboard: dashboardEndpoints,
  invoices: invoiceEndpoints,
  earnings: earningEndpoints,
  branches: branchEndpoints,
  jobs: jobEndpoints,
  forms: formEndpoints,
  taxes: taxEndpoints,
  customers: customerEndpoints,
  staff: staffEndpoints,
  staticContent: staticContentEndpoints,
  notifications: notificationEndpoints,
  settings: settingsEndpoints,
  support: supportEndpoints,
  plans: planEndpoints,
  agreements: agreementEndpoints,
} as const

export type Domain = keyof typeof endpoints
