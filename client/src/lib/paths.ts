import { wireKey } from '@callout/contracts/casing'
import { cardPath, checkoutPath } from '@callout/contracts/plans/paymentPaths'

interface NewJobAt {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:mm */
  readonly start?: string | null
  /** Who does it. */
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

/** Every address of the product; parameters are encoded here and nowhere else. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  /** Where the providers of social sign-in lead back to. */
  partyReturn: () => '/party-return',
  /** The public site (spec §2 "Public marketing pages"). `home` is where the app begins. */
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
  /** The company's own plan, what it is paid with, and what was paid. */
  billing: () => '/subscriptions',
  /** How customers pay by card. */
  onlinePayments: () => '/subscriptions/online-payments',
  billingPayments: () => '/subscriptions/payments',
  billingReceipt: (number: string) => `/subscriptions/payments/${encodeURIComponent(number)}`,
  /** Both are entered by a full load: their page has a policy of its own. */
  checkout: (planId: string) => `${checkoutPath}?${new URLSearchParams({ plan: planId })}`,
  billingCard: () => cardPath,
  changePassword: () => '/account/password',
  profile: () => '/account/profile',
  /** A section of the settings, and one setting in it by its name in the schema. */
  settings: (section?: string, setting?: string) =>
    `/settings${section === undefined ? '' : `/${section}`}${setting === undefined ? '' : `#${wireKey(setting)}`}`,
  branches: () => '/branches',
  newBranch: () => '/branches/new',
  branch: (id: string) => `/branches/${encodeURIComponent(id)}`,
  editBranch: (id: string) => `/branches/${encodeURIComponent(id)}/edit`,
  /** Lists of what belongs to a branch. */
  jobsOfBranch: (id: string) => `/jobs?${new URLSearchParams({ branch: id })}`,
  openJobsOfBranch: (id: string, statuses: readonly string[]) =>
    `/jobs?${new URLSearchParams({ status: statuses.join().toLowerCase(), branch: id })}`,
  staffOfBranch: (id: string) => `/staff?${new URLSearchParams({ branch: id })}`,
  customersOfBranch: (id: string) => `/customers?${new URLSearchParams({ branch: id })}`,
  jobs: () => '/jobs',
  /** The list of jobs with these words in its address, by the names of its filters. */
  jobsWith: (query: Readonly<Record<string, string>>) => `/jobs?${new URLSearchParams(query)}`,
  newJob: () => '/jobs/new',
  /** Of a new company: starts with the first category. */
  firstJob: () => '/jobs/new?first=true',
  /** A new job for a customer, at one of the properties where that is known. */
  newJobFor: (customerId: string, propertyId?: string) =>
    `/jobs/new?${new URLSearchParams({ customer: customerId, ...(propertyId !== undefined && { property: propertyId }) })}`,
  /** A new job at a place of the schedule; what is null is not known. */
  newJobAt: ({ date, start, staff, branch }: NewJobAt) => {
    const known = Object.entries({ date, start, staff, branch }).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return `/jobs/new?${new URLSearchParams(known)}`
  },
  /** Who does what and when, with these words in its address. */
  /** Gives someone's visits of a day to others; today's where no date is given. */
  reassign: (staffId: string, date?: string) => `/schedule?${new URLSearchParams({ view: 'day', ...(date && { date }), absent: staffId })}`,
  /** Offers jobs for a freed part of someone's day. Times are Unix seconds. */
  fillGap: ({ staffId, date, startAt, endAt }: FreedTime) =>
    `/schedule?${new URLSearchParams({ view: 'day', date, gap: [staffId, startAt, endAt].join('-') })}`,
  schedule: (query: Readonly<Record<string, string>> = {}) =>
    Object.keys(query).length === 0 ? '/schedule' : `/schedule?${new URLSearchParams(query)}`,
  /** Where the visits of a day are. */
  map: () => '/map',
  /** The same work once more. */
  duplicateJob: (id: string) => `/jobs/new?duplicate=${encodeURIComponent(id)}`,
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  /** The job, or one visit of it. */
  editJob: (id: string, visitId?: string) =>
    `/jobs/${encodeURIComponent(id)}/edit${visitId === undefined ? '' : `?visit=${encodeURIComponent(visitId)}`}`,
  jobsOfCustomer: (id: string) => `/jobs?${new URLSearchParams({ customer: id })}`,
  customers: () => '/customers',
  newCustomer: () => '/customers/new',
  importCustomers: () => '/customers/import',
  customer: (id: string) => `/customers/${encodeURIComponent(id)}`,
  editCustomer: (id: string) => `/customers/${encodeURIComponent(id)}/edit`,
  invoices: () => '/invoices',
  /** The list of invoices with these words in its address, by the names of its filters. */
  invoicesWith: (query: Readonly<Record<string, string>>) => `/invoices?${new URLSearchParams(query)}`,
  invoice: (id: string) => `/invoices/${encodeURIComponent(id)}`,
  /** One payment over these invoices. */
  cashOut: (ids: readonly string[]) => `/invoices/cash-out?${new URLSearchParams({ invoices: ids.join() })}`,
  /** One payment over everything that a customer has open. */
  cashOutOf: (customerId: string) => `/invoices/cash-out?${new URLSearchParams({ customer: customerId })}`,
  /** What becomes of a payment, by its key. */
  cashedOut: (key: string) => `/invoices/cash-out/${encodeURIComponent(key)}`,
  invoicesOfCustomer: (id: string) => `/invoices?${new URLSearchParams({ customer: id })}`,
  earnings: (query: Readonly<Record<string, string>> = {}) =>
    Object.keys(query).length === 0 ? '/earnings' : `/earnings?${new URLSearchParams(query)}`,
  /** A month in numbers. */
  reports: (query: Readonly<Record<string, string>> = {}) =>
    Object.keys(query).length === 0 ? '/reports' : `/reports?${new URLSearchParams(query)}`,
  staff: () => '/staff',
  /** Working hours of a week. */
  timesheets: () => '/timesheets',
  newStaff: () => '/staff/new',
  staffMember: (id: string) => `/staff/${encodeURIComponent(id)}`,
  editStaff: (id: string) => `/staff/${encodeURIComponent(id)}/edit`,
  jobsOfStaff: (id: string) => `/jobs?${new URLSearchParams({ staff: id })}`,
  /** The page of a customer with its merge open; `otherId`: with whom, where that is chosen. */
  mergeCustomers: (id: string, otherId = '') => `/customers/${encodeURIComponent(id)}?${new URLSearchParams({ merge: otherId })}`,
  remindCustomer: (id: string) => `/customers/${encodeURIComponent(id)}?remind`,
  /** The customer’s account over a period. */
  statement: (id: string) => `/customers/${encodeURIComponent(id)}/statement`,
  newProperty: (customerId: string) => `/customers/${encodeURIComponent(customerId)}/properties/new`,
  editProperty: (customerId: string, id: string) =>
    `/customers/${encodeURIComponent(customerId)}/properties/${encodeURIComponent(id)}/edit`,
  /** What the company sells: `services` is a page of the public site. */
  priceList: () => '/price-list',
  importServices: () => '/price-list/import',
  newService: (categoryId?: string) =>
    `/price-list/new${categoryId === undefined ? '' : `?${new URLSearchParams({ category: categoryId })}`}`,
  /** `was`: what it cost before: whether open jobs get the new price is asked there. */
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
  /** What customers were sent. */
  messages: () => '/messages',
  /** Those to one address, or about one customer. */
  messagesTo: (address: string) => `/messages?${new URLSearchParams({ q: address })}`,
  messagesOfCustomer: (id: string) => `/messages?${new URLSearchParams({ customer: id })}`,
  /** At one event, by its name on the wire. */
  messageSettings: (event?: string) => `/settings/messages${event ? `#${event}` : ''}`,
  messageTemplates: () => '/settings/templates',
  newMessageTemplate: () => '/settings/templates/new',
  editMessageTemplate: (id: string) => `/settings/templates/${encodeURIComponent(id)}/edit`,
  taxes: () => '/taxes',
  newTax: () => '/taxes/new',
  forms: () => '/forms',
  newForm: () => '/forms/new',
  editForm: (id: string) => `/forms/${encodeURIComponent(id)}/edit`,
  /** A form of a job: to be filled in, or as it was submitted. */
  jobForm: (jobId: string, formId: string, query: Readonly<Record<string, string>> = {}) =>
    `/jobs/${encodeURIComponent(jobId)}/forms/${encodeURIComponent(formId)}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`,
  editTax: (id: string) => `/taxes/${encodeURIComponent(id)}/edit`,
} as const

/** Each with everything below it: what is not there is told inside the public site. */
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
