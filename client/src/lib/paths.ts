import { wireKey } from '@callout/contracts/wire/casing'
import { cardPath, checkoutPath } from '@callout/contracts/plans/paymentPaths'

interface NewJobAt {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:mm */
  readonly start?: string | null
  readonly staff?: string | null
  readonly branch?: string | null
}

interface FreedTime {
  readonly staffId: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly startAt: number
  readonly endAt: number
}

/** All paths of the product. Parameters are encoded only here. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  /** Redirect target of social sign-in providers. */
  partyReturn: () => '/party-return',
  /** The public site (spec §2 "Public marketing pages"). `home` is the app's start page. */
  landing: () => '/home',
  services: () => '/services',
  features: () => '/features',
  pricing: () => '/pricing',
  blog: () => '/blog',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  faq: (question?: string) => (question ? `/faq#${encodeURIComponent(question)}` : '/faq'),
  contact: () => '/contact',
  about: () => '/about',
  aboutProduct: () => '/about-the-product',
  shareApp: () => '/share-the-app',
  terms: () => '/terms-of-service',
  privacy: () => '/privacy-policy',
  pricingPlans: () => '/pricing-plans',
  /** The company's plan, payment method and past payments. */
  billing: () => '/subscriptions',
  /** Card payments by customers. */
  onlinePayments: () => '/subscriptions/online-payments',
  billingPayments: () => '/subscriptions/payments',
  billingReceipt: (number: string) => `/subscriptions/payments/${encodeURIComponent(number)}`,
  /** Both are full page loads: their documents have separate content security policies. */
  checkout: (planId: string) => `${checkoutPath}?${new URLSearchParams({ plan: planId })}`,
  billingCard: () => cardPath,
  changePassword: () => '/account/password',
  profile: () => '/account/profile',
  /** A settings section, and a setting in it by schema name. */
  settings: (section?: string, setting?: string) =>
    `/settings${section === undefined ? '' : `/${section}`}${setting === undefined ? '' : `#${wireKey(setting)}`}`,
  branches: () => '/branches',
  newBranch: () => '/branches/new',
  branch: (id: string) => `/branches/${encodeURIComponent(id)}`,
  editBranch: (id: string) => `/branches/${encodeURIComponent(id)}/edit`,
  jobsOfBranch: (id: string) => `/jobs?${new URLSearchParams({ branch: id })}`,
  openJobsOfBranch: (id: string, statuses: readonly string[]) =>
    `/jobs?${new URLSearchParams({ status: statuses.join().toLowerCase(), branch: id })}`,
  staffOfBranch: (id: string) => `/staff?${new URLSearchParams({ branch: id })}`,
  customersOfBranch: (id: string) => `/customers?${new URLSearchParams({ branch: id })}`,
  jobs: () => '/jobs',
  jobsWith: (query: Readonly<Record<string, string>>) => `/jobs?${new URLSearchParams(query)}`,
  newJob: () => '/jobs/new',
  /** First job of a new company: starts with the first category. */
  firstJob: () => '/jobs/new?first=true',
  newJobFor: (customerId: string, propertyId?: string) =>
    `/jobs/new?${new URLSearchParams({ customer: customerId, ...(propertyId !== undefined && { property: propertyId }) })}`,
  quotes: () => '/quotes',
  quotesWith: (tab: string) => `/quotes?${new URLSearchParams({ tab })}`,
  newQuote: () => '/quotes/new',
  newQuoteFor: (customerId: string, propertyId?: string) =>
    `/quotes/new?${new URLSearchParams({ customer: customerId, ...(propertyId !== undefined && { property: propertyId }) })}`,
  /** For the customer, property and category of a job. */
  newQuoteLike: (jobId: string) => `/quotes/new?${new URLSearchParams({ job: jobId })}`,
  editQuote: (jobId: string) => `/quotes/${encodeURIComponent(jobId)}/edit`,
  /** A new job at a slot of the schedule; null: unknown. */
  newJobAt: ({ date, start, staff, branch }: NewJobAt) => {
    const known = Object.entries({ date, start, staff, branch }).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return `/jobs/new?${new URLSearchParams(known)}`
  },
  /** The schedule with these parameters. */
  /** Reassigns a user's visits of a day; default: today. */
  reassign: (staffId: string, date?: string) => `/schedule?${new URLSearchParams({ view: 'day', ...(date && { date }), absent: staffId })}`,
  /** Offers jobs for a freed slot. Times are Unix seconds. */
  fillGap: ({ staffId, date, startAt, endAt }: FreedTime) =>
    `/schedule?${new URLSearchParams({ view: 'day', date, gap: [staffId, startAt, endAt].join('-') })}`,
  schedule: (query: Readonly<Record<string, string>> = {}) =>
    Object.keys(query).length === 0 ? '/schedule' : `/schedule?${new URLSearchParams(query)}`,
  capacity: () => '/schedule/capacity',
  map: () => '/map',
  duplicateJob: (id: string) => `/jobs/new?duplicate=${encodeURIComponent(id)}`,
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  editJob: (id: string, visitId?: string) =>
    `/jobs/${encodeURIComponent(id)}/edit${visitId === undefined ? '' : `?visit=${encodeURIComponent(visitId)}`}`,
  variation: (jobId: string) => `/jobs/${encodeURIComponent(jobId)}/variation`,
  workReport: (jobId: string) => `/jobs/${encodeURIComponent(jobId)}/report`,
  jobsOfCustomer: (id: string) => `/jobs?${new URLSearchParams({ customer: id })}`,
  customers: () => '/customers',
  newCustomer: () => '/customers/new',
  importCustomers: () => '/customers/import',
  customer: (id: string) => `/customers/${encodeURIComponent(id)}`,
  editCustomer: (id: string) => `/customers/${encodeURIComponent(id)}/edit`,
  invoices: () => '/invoices',
  invoicesWith: (query: Readonly<Record<string, string>>) => `/invoices?${new URLSearchParams(query)}`,
  invoice: (id: string) => `/invoices/${encodeURIComponent(id)}`,
  cashOut: (ids: readonly string[]) => `/invoices/cash-out?${new URLSearchParams({ invoices: ids.join() })}`,
  cashOutOf: (customerId: string) => `/invoices/cash-out?${new URLSearchParams({ customer: customerId })}`,
  cashedOut: (key: string) => `/invoices/cash-out/${encodeURIComponent(key)}`,
  invoicesOfCustomer: (id: string) => `/invoices?${new URLSearchParams({ customer: id })}`,
  earnings: (query: Readonly<Record<string, string>> = {}) =>
    Object.keys(query).length === 0 ? '/earnings' : `/earnings?${new URLSearchParams(query)}`,
  reports: (query: Readonly<Record<string, string>> = {}) =>
    Object.keys(query).length === 0 ? '/reports' : `/reports?${new URLSearchParams(query)}`,
  accounting: () => '/accounting',
  staff: () => '/staff',
  timesheets: () => '/timesheets',
  newStaff: () => '/staff/new',
  staffMember: (id: string) => `/staff/${encodeURIComponent(id)}`,
  editStaff: (id: string) => `/staff/${encodeURIComponent(id)}/edit`,
  jobsOfStaff: (id: string) => `/jobs?${new URLSearchParams({ staff: id })}`,
  /** A customer's page with the merge dialog; `otherId`: the other customer if chosen. */
  mergeCustomers: (id: string, otherId = '') => `/customers/${encodeURIComponent(id)}?${new URLSearchParams({ merge: otherId })}`,
  remindCustomer: (id: string) => `/customers/${encodeURIComponent(id)}?remind`,
  photos: (customerId: string, propertyId?: string) =>
    `/customers/${encodeURIComponent(customerId)}/photos${propertyId === undefined ? '' : `?${new URLSearchParams({ property: propertyId })}`}`,
  /** Equipment of all properties. */
  equipment: () => '/equipment',
  customerEquipment: (customerId: string, propertyId?: string) =>
    `/customers/${encodeURIComponent(customerId)}/equipment${propertyId === undefined ? '' : `?${new URLSearchParams({ property: propertyId })}`}`,
  statement: (id: string) => `/customers/${encodeURIComponent(id)}/statement`,
  personalData: (id: string) => `/customers/${encodeURIComponent(id)}/personal-data`,
  newProperty: (customerId: string) => `/customers/${encodeURIComponent(customerId)}/properties/new`,
  editProperty: (customerId: string, id: string) =>
    `/customers/${encodeURIComponent(customerId)}/properties/${encodeURIComponent(id)}/edit`,
  /** The company's services; the path `services` belongs to the public site. */
  priceList: () => '/price-list',
  importServices: () => '/price-list/import',
  newService: (categoryId?: string) =>
    `/price-list/new${categoryId === undefined ? '' : `?${new URLSearchParams({ category: categoryId })}`}`,
  /** `was`: the previous price, to offer the new one for open jobs. */
  service: (id: string, was?: number) => `/price-list/${encodeURIComponent(id)}${was === undefined ? '' : `?was=${was}`}`,
  editService: (id: string) => `/price-list/${encodeURIComponent(id)}/edit`,
  categories: () => '/categories',
  newCategory: () => '/categories/new',
  editCategory: (id: string) => `/categories/${encodeURIComponent(id)}/edit`,
  servicesOf: (categoryId: string) => `/price-list?${new URLSearchParams({ category: categoryId })}`,
  help: () => '/help',
  /** `from`: the page that the message is about. */
  helpContact: (from?: string) => `/help/contact${from ? `?${new URLSearchParams({ from })}` : ''}`,
  helpText: (name: string) => `/help/${name}`,
  notifications: () => '/notifications',
  messages: () => '/messages',
  messagesTo: (address: string) => `/messages?${new URLSearchParams({ q: address })}`,
  messagesOfCustomer: (id: string) => `/messages?${new URLSearchParams({ customer: id })}`,
  /** Settings of one event, by wire name. */
  messageSettings: (event?: string) => `/settings/messages${event ? `#${event}` : ''}`,
  accountExport: () => '/settings/data',
  messageTemplates: () => '/settings/templates',
  newMessageTemplate: () => '/settings/templates/new',
  editMessageTemplate: (id: string) => `/settings/templates/${encodeURIComponent(id)}/edit`,
  taxes: () => '/taxes',
  newTax: () => '/taxes/new',
  forms: () => '/forms',
  newForm: () => '/forms/new',
  editForm: (id: string) => `/forms/${encodeURIComponent(id)}/edit`,
  jobForm: (jobId: string, formId: string, query: Readonly<Record<string, string>> = {}) =>
    `/jobs/${encodeURIComponent(jobId)}/forms/${encodeURIComponent(formId)}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`,
  editTax: (id: string) => `/taxes/${encodeURIComponent(id)}/edit`,
} as const

/** Including subpaths: an unknown path below them is reported inside the public site. */
export const sitePaths: readonly string[] = [
  paths.landing(),
  paths.services(),
  paths.features(),
  paths.pricing(),
  paths.blog(),
  paths.faq(),
  paths.contact(),
  paths.about(),
  paths.aboutProduct(),
  paths.shareApp(),
  paths.terms(),
  paths.privacy(),
]
