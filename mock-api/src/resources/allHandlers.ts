import type { Handlers } from '../http/handlers.ts'
import { agreementHandlers } from './agreements.ts'
import { authHandlers } from './auth.ts'
import { branchHandlers } from './branches.ts'
import { catalogueHandlers } from './catalogue.ts'
import { customerHandlers } from './customers.ts'
import { dashboardHandlers } from './dashboard.ts'
import { earningHandlers } from './earnings.ts'
import { formHandlers } from './forms.ts'
import { invoiceHandlers } from './invoices.ts'
import { jobHandlers } from './jobs.ts'
import { lookupHandlers } from './lookups.ts'
import { notificationHandlers } from './notifications.ts'
import { planHandlers } from './plans.ts'
import { profileHandlers } from './profile.ts'
import { settingsHandlers } from './settings.ts'
import { staffHandlers } from './staff.ts'
import { staticContentHandlers } from './staticContent.ts'
import { supportHandlers } from './support.ts'
import { taxHandlers } from './taxes.ts'

export const handlers: Handlers = {
  auth: authHandlers,
  profile: profileHandlers,
  lookups: lookupHandlers,
  catalogue: catalogueHandlers,
  dashboard: dashboardHandlers,
  invoices: invoiceHandlers,
  earnings: earningHandlers,
  branches: branchHandlers,
  jobs: jobHandlers,
  forms: formHandlers,
  taxes: taxHandlers,
  customers: customerHandlers,
  staff: staffHandlers,
  notifications: notificationHandlers,
  settings: settingsHandlers,
  staticContent: staticContentHandlers,
  support: supportHandlers,
  plans: planHandlers,
  agreements: agreementHandlers,
}
