import type { RouteObject } from 'react-router'
import { paths } from '../shared/paths.ts'
import { plansAddress } from '../shared/plansAddress.ts'
import { Pages } from './shell/Pages.tsx'
import { RouteError } from './RouteError.tsx'
import { type PageHandle, page } from './routePage.tsx'
import { actingUser, useActingUser } from '../shared/session/useActingUser.ts'
import type { Actor } from '@callout/contracts/profile/authorities'
import { Shell } from './shell/Shell.tsx'

const today = page(() => import('../features/dashboard/TodayPage.tsx').then((module) => module.TodayPage))
const myDay = page(() => import('../features/jobs/day/MyDayPage.tsx').then((module) => module.MyDayPage))
const homeOf = ({ user_type }: Actor): typeof today => (user_type === 'staff' ? myDay : today)

/** Where people land: technicians at their own day. */
function HomePage() {
  const { Component } = homeOf(useActingUser())
  return Component && <Component />
}

const pages: RouteObject[] = [
  {
    index: true,
    Component: HomePage,
    get handle() {
      return homeOf(actingUser()).handle as PageHandle
    },
  },
  { path: 'jobs', ...page(() => import('../features/jobs/JobListPage.tsx').then((module) => module.JobListPage)) },
  { path: 'jobs/new', ...page(() => import('../features/jobs/form/NewJobPage.tsx').then((module) => module.NewJobPage)) },
  { path: 'jobs/:jobId/edit', ...page(() => import('../features/jobs/editing/EditJobPage.tsx').then((module) => module.EditJobPage)) },
  { path: 'jobs/:jobId', ...page(() => import('../features/jobs/JobPage.tsx').then((module) => module.JobPage)) },
  { path: 'schedule', ...page(() => import('../features/jobs/board/SchedulePage.tsx').then((module) => module.SchedulePage)) },
  { path: 'map', ...page(() => import('../features/jobs/map/MapPage.tsx').then((module) => module.MapPage)) },
  { path: 'customers', ...page(() => import('../features/customers/CustomerListPage.tsx').then((module) => module.CustomerListPage)) },
  {
    path: 'customers/new',
    ...page(() => import('../features/customers/form/CustomerFormPages.tsx').then((module) => module.NewCustomerPage)),
  },
  {
    path: 'customers/import',
    ...page(() => import('../features/customers/import/ImportCustomersPage.tsx').then((module) => module.ImportCustomersPage)),
  },
  {
    path: 'customers/:customerId/edit',
    ...page(() => import('../features/customers/form/CustomerFormPages.tsx').then((module) => module.EditCustomerPage)),
  },
  {
    path: 'customers/:customerId/properties/new',
    ...page(() => import('../features/customers/property/PropertyFormPages.tsx').then((module) => module.NewPropertyPage)),
  },
  {
    path: 'customers/:customerId/properties/:propertyId/edit',
    ...page(() => import('../features/customers/property/PropertyFormPages.tsx').then((module) => module.EditPropertyPage)),
  },
  { path: 'customers/:customerId', ...page(() => import('../features/customers/CustomerPage.tsx').then((module) => module.CustomerPage)) },
  { path: 'invoices', ...page(() => import('../features/invoices/InvoiceListPage.tsx').then((module) => module.InvoiceListPage)) },
  { path: 'invoices/cash-out', ...page(() => import('../features/invoices/cashOut/CashOutPage.tsx').then((module) => module.CashOutPage)) },
  {
    path: 'invoices/cash-out/:key',
    ...page(() => import('../features/invoices/cashOut/CashedOutPage.tsx').then((module) => module.CashedOutPage)),
  },
  { path: 'invoices/:invoiceId', ...page(() => import('../features/invoices/InvoicePage.tsx').then((module) => module.InvoicePage)) },
  { path: 'earnings', ...page(() => import('../features/earnings/EarningsPage.tsx').then((module) => module.EarningsPage)) },
  { path: 'staff', ...page(() => import('../features/staff/StaffListPage.tsx').then((module) => module.StaffListPage)) },
  { path: 'staff/new', ...page(() => import('../features/staff/form/StaffFormPages.tsx').then((module) => module.NewStaffPage)) },
  {
    path: 'staff/:staffId/edit',
    ...page(() => import('../features/staff/form/StaffFormPages.tsx').then((module) => module.EditStaffPage)),
  },
  { path: 'staff/:staffId', ...page(() => import('../features/staff/StaffPage.tsx').then((module) => module.StaffPage)) },
  { path: 'price-list', ...page(() => import('../features/catalogue/PriceListPage.tsx').then((module) => module.PriceListPage)) },
  {
    path: 'price-list/new',
    ...page(() => import('../features/catalogue/form/ServiceFormPages.tsx').then((module) => module.NewServicePage)),
  },
  {
    path: 'price-list/import',
    ...page(() => import('../features/catalogue/import/ImportServicesPage.tsx').then((module) => module.ImportServicesPage)),
  },
  {
    path: 'price-list/:serviceId/edit',
    ...page(() => import('../features/catalogue/form/ServiceFormPages.tsx').then((module) => module.EditServicePage)),
  },
  { path: 'price-list/:serviceId', ...page(() => import('../features/catalogue/ServicePage.tsx').then((module) => module.ServicePage)) },
  { path: 'categories', ...page(() => import('../features/catalogue/trades/TradesPage.tsx').then((module) => module.TradesPage)) },
  {
    path: 'categories/new',
    ...page(() => import('../features/catalogue/categories/CategoryFormPages.tsx').then((module) => module.NewCategoryPage)),
  },
  {
    path: 'categories/:categoryId/edit',
    ...page(() => import('../features/catalogue/categories/CategoryFormPages.tsx').then((module) => module.EditCategoryPage)),
  },
  { path: 'taxes', ...page(() => import('../features/taxes/TaxListPage.tsx').then((module) => module.TaxListPage)) },
  { path: 'taxes/new', ...page(() => import('../features/taxes/form/TaxFormPages.tsx').then((module) => module.NewTaxPage)) },
  { path: 'taxes/:taxId/edit', ...page(() => import('../features/taxes/form/TaxFormPages.tsx').then((module) => module.EditTaxPage)) },
  {
    path: 'jobs/:jobId/forms/:formId',
    ...page(() => import('../features/forms/fill/JobFormPage.tsx').then((module) => module.JobFormPage)),
  },
  { path: 'forms', ...page(() => import('../features/forms/FormListPage.tsx').then((module) => module.FormListPage)) },
  { path: 'forms/new', ...page(() => import('../features/forms/builder/FormBuilderPages.tsx').then((module) => module.NewJobFormPage)) },
  {
    path: 'forms/:formId/edit',
    ...page(() => import('../features/forms/builder/FormBuilderPages.tsx').then((module) => module.EditJobFormPage)),
  },
  { path: 'branches', ...page(() => import('../features/branches/BranchListPage.tsx').then((module) => module.BranchListPage)) },
  { path: 'branches/new', ...page(() => import('../features/branches/form/BranchFormPages.tsx').then((module) => module.NewBranchPage)) },
  {
    path: 'branches/:branchId/edit',
    ...page(() => import('../features/branches/form/BranchFormPages.tsx').then((module) => module.EditBranchPage)),
  },
  { path: 'branches/:branchId', ...page(() => import('../features/branches/BranchPage.tsx').then((module) => module.BranchPage)) },
  ...[...new Set([paths.pricingPlans(), plansAddress()])].map((path) => ({
    path,
    ...page(() => import('../features/plans/PricingPlansPage.tsx').then((module) => module.PricingPlansPage)),
  })),
  {
    path: 'notifications',
    ...page(() => import('../features/notifications/NotificationsPage.tsx').then((module) => module.NotificationsPage)),
  },
  { path: 'subscriptions', ...page(() => import('../features/plans/BillingPage.tsx').then((module) => module.BillingPage)) },
  { path: 'subscriptions/checkout', ...page(() => import('../features/plans/CheckoutPage.tsx').then((module) => module.CheckoutPage)) },
  {
    path: 'subscriptions/payments',
    ...page(() => import('../features/plans/TransactionsPage.tsx').then((module) => module.TransactionsPage)),
  },
  {
    path: 'subscriptions/payments/:number',
    ...page(() => import('../features/plans/ReceiptPage.tsx').then((module) => module.ReceiptPage)),
  },
  {
    path: 'subscriptions/online-payments',
    ...page(() => import('../features/plans/onlinePayments/OnlinePaymentsPage.tsx').then((module) => module.OnlinePaymentsPage)),
  },
  { path: 'subscriptions/card', ...page(() => import('../features/plans/CardPage.tsx').then((module) => module.CardPage)) },
  { path: 'help', ...page(() => import('../features/support/HelpPage.tsx').then((module) => module.HelpPage)) },
  { path: 'help/contact', ...page(() => import('../features/support/HelpContactPage.tsx').then((module) => module.HelpContactPage)) },
  { path: 'help/:text', ...page(() => import('../features/support/HelpTextPage.tsx').then((module) => module.HelpTextPage)) },
  { path: 'messages', ...page(() => import('../features/notifications/log/MessagesPage.tsx').then((module) => module.MessagesPage)) },
  {
    path: 'settings/messages',
    ...page(() => import('../features/notifications/settings/MessageSettingsPage.tsx').then((module) => module.MessageSettingsPage)),
  },
  {
    path: 'settings/templates',
    ...page(() => import('../features/notifications/templates/TemplatesPage.tsx').then((module) => module.TemplatesPage)),
  },
  {
    path: 'settings/templates/new',
    ...page(() => import('../features/notifications/templates/TemplateFormPages.tsx').then((module) => module.NewTemplatePage)),
  },
  {
    path: 'settings/templates/:templateId/edit',
    ...page(() => import('../features/notifications/templates/TemplateFormPages.tsx').then((module) => module.EditTemplatePage)),
  },
  { path: 'settings', ...page(() => import('../features/settings/SettingsPage.tsx').then((module) => module.SettingsPage)) },
  {
    path: 'settings/:section',
    ...page(() => import('../features/settings/SettingSectionPage.tsx').then((module) => module.SettingSectionPage)),
  },
  { path: 'account/profile', ...page(() => import('../features/profile/ProfilePage.tsx').then((module) => module.ProfilePage)) },
  { path: 'account/password', ...page(() => import('./account/ChangePasswordPage.tsx').then((module) => module.ChangePasswordPage)) },
  { path: '*', ...page(() => import('./NotFoundPage.tsx').then((module) => module.NotFoundPage)) },
]

/** Everything below `/` (spec §2), inside the shell, which stays when a page fails. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [{ Component: Pages, ErrorBoundary: RouteError, children: pages }],
  },
]
