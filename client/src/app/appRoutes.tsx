import type { RouteObject } from 'react-router'
import { paths } from '../lib/paths.ts'
import { plansAddress } from '../lib/plansAddress.ts'
import { listLoader, recordLoader, todayLoader } from './loaders.ts'
import type { Actor } from '@callout/contracts/profile/authorities'
import { userType } from '@callout/contracts/profile/userType'
import { actingUser, useActingUser } from '../lib/session/useActingUser.ts'
import type { Preloadable } from '../lib/lazyModule.ts'
import { lazyWithPreload } from '../lib/lazyWithPreload.tsx'
import { PageSkeleton } from '../components/states/SkeletonRows.tsx'

const page = <Page,>(load: () => Promise<Page>): Page & Preloadable => lazyWithPreload(load, PageSkeleton)

const TodayPage = page(async () => (await import('../features/dashboard/TodayPage.tsx')).TodayPage)
const MyDayPage = page(async () => (await import('../features/jobs/myDay/MyDayPage.tsx')).MyDayPage)

const OwnDay = lazyWithPreload(async () => (await import('../features/jobs/myDay/OwnDay.tsx')).OwnDay)

const isTechnician = ({ user_type }: Actor): boolean => user_type === userType.STAFF.code

function HomePage() {
  return isTechnician(useActingUser()) ? <MyDayPage /> : <TodayPage OwnDay={OwnDay} />
}

HomePage.preload = (): Promise<void> => (isTechnician(actingUser()) ? MyDayPage : TodayPage).preload()

export const appRoutes: RouteObject[] = [
  { index: true, loader: todayLoader, Component: HomePage },
  {
    path: 'jobs',
    loader: listLoader(async () => (await import('../features/jobs/list/jobList.tsx')).jobList),
    Component: page(async () => (await import('../features/jobs/JobListPage.tsx')).JobListPage),
  },
  { path: 'jobs/new', Component: page(async () => (await import('../features/jobs/newJob/NewJobPage.tsx')).NewJobPage) },
  { path: 'quotes', Component: page(async () => (await import('../features/quotes/QuotesPage.tsx')).QuotesPage) },
  { path: 'quotes/new', Component: page(async () => (await import('../features/quotes/NewQuotePage.tsx')).NewQuotePage) },
  { path: 'quotes/:jobId/edit', Component: page(async () => (await import('../features/quotes/EditQuotePage.tsx')).EditQuotePage) },
  { path: 'jobs/:jobId/edit', Component: page(async () => (await import('../features/jobs/editing/EditJobPage.tsx')).EditJobPage) },
  {
    path: 'jobs/:jobId/variation',
    Component: page(async () => (await import('../features/jobs/variation/VariationPage.tsx')).VariationPage),
  },
  {
    path: 'jobs/:jobId/report',
    Component: page(async () => (await import('../features/jobs/workReport/WorkReportPage.tsx')).WorkReportPage),
  },
  {
    path: 'jobs/:jobId',
    loader: recordLoader('jobId', async () => (await import('../features/jobs/record/jobRecord.tsx')).jobRecord),
    Component: page(async () => (await import('../features/jobs/JobPage.tsx')).JobPage),
  },
  { path: 'schedule', Component: page(async () => (await import('../features/schedule/SchedulePage.tsx')).SchedulePage) },
  { path: 'schedule/capacity', Component: page(async () => (await import('../features/schedule/CapacityPage.tsx')).CapacityPage) },
  { path: 'map', Component: page(async () => (await import('../features/schedule/map/MapPage.tsx')).MapPage) },
  {
    path: 'customers',
    loader: listLoader(async () => (await import('../features/customers/list/customerList.tsx')).customerList),
    Component: page(async () => (await import('../features/customers/CustomerListPage.tsx')).CustomerListPage),
  },
  {
    path: 'customers/new',
    Component: page(async () => (await import('../features/customers/form/CustomerFormPages.tsx')).NewCustomerPage),
  },
  {
    path: 'customers/import',
    Component: page(async () => (await import('../features/customers/import/ImportCustomersPage.tsx')).ImportCustomersPage),
  },
  {
    path: 'customers/:customerId/edit',
    Component: page(async () => (await import('../features/customers/form/CustomerFormPages.tsx')).EditCustomerPage),
  },
  {
    path: 'customers/:customerId/properties/new',
    Component: page(async () => (await import('../features/customers/property/PropertyFormPages.tsx')).NewPropertyPage),
  },
  {
    path: 'customers/:customerId/properties/:propertyId/edit',
    Component: page(async () => (await import('../features/customers/property/PropertyFormPages.tsx')).EditPropertyPage),
  },
  {
    path: 'customers/:customerId/statement',
    Component: page(async () => (await import('../features/customers/StatementPage.tsx')).StatementPage),
  },
  {
    path: 'customers/:customerId/photos',
    Component: page(async () => (await import('../features/jobs/photos/PhotosPage.tsx')).PhotosPage),
  },
  ...['equipment', 'customers/:customerId/equipment'].map((path) => ({
    path,
    Component: page(async () => (await import('../features/customers/equipment/EquipmentPage.tsx')).EquipmentPage),
  })),
  {
    path: 'customers/:customerId/personal-data',
    Component: page(async () => (await import('../features/customers/PersonalDataPage.tsx')).PersonalDataPage),
  },
  {
    path: 'customers/:customerId',
    loader: recordLoader('customerId', async () => (await import('../features/customers/record/customerRecord.tsx')).customerRecord),
    Component: page(async () => (await import('../features/customers/CustomerPage.tsx')).CustomerPage),
  },
  {
    path: 'invoices',
    loader: listLoader(async () => (await import('../features/invoices/list/invoiceList.tsx')).invoiceList),
    Component: page(async () => (await import('../features/invoices/InvoiceListPage.tsx')).InvoiceListPage),
  },
  { path: 'invoices/cash-out', Component: page(async () => (await import('../features/invoices/cashOut/CashOutPage.tsx')).CashOutPage) },
  {
    path: 'invoices/cash-out/:key',
    Component: page(async () => (await import('../features/invoices/cashOut/CashedOutPage.tsx')).CashedOutPage),
  },
  {
    path: 'invoices/:invoiceId',
    loader: recordLoader('invoiceId', async () => (await import('../features/invoices/record/invoiceRecord.tsx')).invoiceRecord),
    Component: page(async () => (await import('../features/invoices/InvoicePage.tsx')).InvoicePage),
  },
  { path: 'earnings', Component: page(async () => (await import('../features/earnings/EarningsPage.tsx')).EarningsPage) },
  { path: 'reports', Component: page(async () => (await import('../features/earnings/ReportPage.tsx')).ReportPage) },
  { path: 'accounting', Component: page(async () => (await import('../features/accounting/AccountingPage.tsx')).AccountingPage) },
  { path: 'staff', Component: page(async () => (await import('../features/staff/StaffListPage.tsx')).StaffListPage) },
  { path: 'staff/new', Component: page(async () => (await import('../features/staff/form/StaffFormPages.tsx')).NewStaffPage) },
  {
    path: 'staff/:staffId/edit',
    Component: page(async () => (await import('../features/staff/form/StaffFormPages.tsx')).EditStaffPage),
  },
  { path: 'staff/:staffId', Component: page(async () => (await import('../features/staff/StaffPage.tsx')).StaffPage) },
  { path: 'timesheets', Component: page(async () => (await import('../features/staff/TimesheetPage.tsx')).TimesheetPage) },
  { path: 'price-list', Component: page(async () => (await import('../features/catalogue/PriceListPage.tsx')).PriceListPage) },
  {
    path: 'price-list/new',
    Component: page(async () => (await import('../features/catalogue/form/ServiceFormPages.tsx')).NewServicePage),
  },
  {
    path: 'price-list/import',
    Component: page(async () => (await import('../features/catalogue/import/ImportServicesPage.tsx')).ImportServicesPage),
  },
  {
    path: 'price-list/:serviceId/edit',
    Component: page(async () => (await import('../features/catalogue/form/ServiceFormPages.tsx')).EditServicePage),
  },
  { path: 'price-list/:serviceId', Component: page(async () => (await import('../features/catalogue/ServicePage.tsx')).ServicePage) },
  { path: 'categories', Component: page(async () => (await import('../features/catalogue/trades/TradesPage.tsx')).TradesPage) },
  {
    path: 'categories/new',
    Component: page(async () => (await import('../features/catalogue/categories/CategoryFormPages.tsx')).NewCategoryPage),
  },
  {
    path: 'categories/:categoryId/edit',
    Component: page(async () => (await import('../features/catalogue/categories/CategoryFormPages.tsx')).EditCategoryPage),
  },
  { path: 'taxes', Component: page(async () => (await import('../features/taxes/TaxListPage.tsx')).TaxListPage) },
  { path: 'taxes/new', Component: page(async () => (await import('../features/taxes/TaxFormPages.tsx')).NewTaxPage) },
  { path: 'taxes/:taxId/edit', Component: page(async () => (await import('../features/taxes/TaxFormPages.tsx')).EditTaxPage) },
  {
    path: 'jobs/:jobId/forms/:formId',
    Component: page(async () => (await import('../features/forms/fill/JobFormPage.tsx')).JobFormPage),
  },
  { path: 'forms', Component: page(async () => (await import('../features/forms/FormListPage.tsx')).FormListPage) },
  { path: 'forms/new', Component: page(async () => (await import('../features/forms/builder/FormBuilderPages.tsx')).NewJobFormPage) },
  {
    path: 'forms/:formId/edit',
    Component: page(async () => (await import('../features/forms/builder/FormBuilderPages.tsx')).EditJobFormPage),
  },
  { path: 'branches', Component: page(async () => (await import('../features/branches/BranchListPage.tsx')).BranchListPage) },
  { path: 'branches/new', Component: page(async () => (await import('../features/branches/form/BranchFormPages.tsx')).NewBranchPage) },
  {
    path: 'branches/:branchId/edit',
    Component: page(async () => (await import('../features/branches/form/BranchFormPages.tsx')).EditBranchPage),
  },
  { path: 'branches/:branchId', Component: page(async () => (await import('../features/branches/BranchPage.tsx')).BranchPage) },
  ...[...new Set([paths.pricingPlans(), plansAddress()])].map((path) => ({
    path,
    Component: page(async () => (await import('../features/plans/PricingPlansPage.tsx')).PricingPlansPage),
  })),
  {
    path: 'notifications',
    Component: page(async () => (await import('../features/notifications/NotificationsPage.tsx')).NotificationsPage),
  },
  { path: 'subscriptions', Component: page(async () => (await import('../features/plans/BillingPage.tsx')).BillingPage) },
  { path: 'subscriptions/checkout', Component: page(async () => (await import('../features/plans/CheckoutPage.tsx')).CheckoutPage) },
  {
    path: 'subscriptions/payments',
    Component: page(async () => (await import('../features/plans/TransactionsPage.tsx')).TransactionsPage),
  },
  {
    path: 'subscriptions/payments/:number',
    Component: page(async () => (await import('../features/plans/ReceiptPage.tsx')).ReceiptPage),
  },
  {
    path: 'subscriptions/online-payments',
    Component: page(async () => (await import('../features/plans/onlinePayments/OnlinePaymentsPage.tsx')).OnlinePaymentsPage),
  },
  { path: 'subscriptions/card', Component: page(async () => (await import('../features/plans/CardPage.tsx')).CardPage) },
  { path: 'help', Component: page(async () => (await import('../features/support/HelpPage.tsx')).HelpPage) },
  { path: 'help/contact', Component: page(async () => (await import('../features/support/HelpContactPage.tsx')).HelpContactPage) },
  { path: 'help/:text', Component: page(async () => (await import('../features/support/HelpTextPage.tsx')).HelpTextPage) },
  { path: 'messages', Component: page(async () => (await import('../features/notifications/log/MessagesPage.tsx')).MessagesPage) },
  {
    path: 'settings/messages',
    Component: page(async () => (await import('../features/notifications/settings/MessageSettingsPage.tsx')).MessageSettingsPage),
  },
  {
    path: 'settings/templates',
    Component: page(async () => (await import('../features/notifications/templates/TemplatesPage.tsx')).TemplatesPage),
  },
  {
    path: 'settings/templates/new',
    Component: page(async () => (await import('../features/notifications/templates/TemplateFormPages.tsx')).NewTemplatePage),
  },
  {
    path: 'settings/templates/:templateId/edit',
    Component: page(async () => (await import('../features/notifications/templates/TemplateFormPages.tsx')).EditTemplatePage),
  },
  { path: 'settings', Component: page(async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage) },
  { path: 'settings/data', Component: page(async () => (await import('../features/accountExport/DataExportPage.tsx')).DataExportPage) },
  {
    path: 'settings/:section',
    Component: page(async () => (await import('../features/settings/SettingSectionPage.tsx')).SettingSectionPage),
  },
  { path: 'account/profile', Component: page(async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage) },
  {
    path: 'account/password',
    Component: page(async () => (await import('../features/profile/password/ChangePasswordPage.tsx')).ChangePasswordPage),
  },
  { path: '*', Component: page(async () => (await import('./NotFoundPage.tsx')).NotFoundPage) },
]

// Loaders also import these modules: without this a change of a list reloads the page.
import.meta.hot?.accept(
  [
    '../features/jobs/list/jobList.tsx',
    '../features/jobs/record/jobRecord.tsx',
    '../features/customers/list/customerList.tsx',
    '../features/customers/record/customerRecord.tsx',
    '../features/invoices/list/invoiceList.tsx',
    '../features/invoices/record/invoiceRecord.tsx',
  ],
  () => undefined,
)
