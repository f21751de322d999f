/** Provider states of the pacts with a list of records, by kind. Providers implement these names: do not change them. */
export const recordStateNames = {
  jobs: 'jobs exist',
  customers: 'customers exist',
  properties: 'properties exist',
  services: 'services exist',
  categories: 'categories exist',
  branches: 'branches exist',
  forms: 'forms exist',
  jobForms: 'submitted job forms exist',
  taxes: 'taxes exist',
  staff: 'staff members exist',
  notes: 'timeline notes exist',
  invoices: 'invoices exist',
  clientNotifications: 'client notifications exist',
  notifications: 'only these notifications exist',
  messageTemplates: 'message templates exist',
  payments: 'payments exist',
  transactions: 'transactions exist',
} as const
export type RecordKind = keyof typeof recordStateNames

/** All other provider states. Providers implement these names: do not change them. */
export const stateNames = {
  staffAdminSignedIn: 'a staff admin is signed in',
  staffAdminWithoutAuthority: 'a staff admin without the authority is signed in',
  ownerSignedIn: 'an owner is signed in',
  expiredOwnerSignedIn: 'an owner with an expired subscription is signed in',
  unverifiedUserSignedIn: 'a user with an unverified email address is signed in',
  sessionExpired: 'the session is expired',
  staffAdmin: 'a staff admin with the email address exists',
  unverifiedUser: 'a user with an unverified email address exists',
  emailUnused: 'no user has the email address',
  emailUsed: 'another user has the email address',
  verificationCode: 'a verification code exists',
  resetToken: 'a password reset token exists',

  googleUser: 'the Google access code belongs to a user',
  googleUnverifiedUser: 'the Google access code belongs to a user with an unverified email address',
  googleUnfinishedUser: 'the Google access code belongs to a user with an unfinished registration',
  googleCodeUnknown: 'the access code is unknown to the provider',
  appleNewUser: 'the Apple token belongs to a person without an account',

  businessHours: 'the company has business hours and a holiday',
  companyLogo: 'the company has a logo',
  lineItemRequired: 'the company requires a line item on every job',
  setupDone: 'the company has completed every setup step',
  setupNotStarted: 'the company has completed no setup step',
  onlinePayments: 'the company accepts online payments',
  branchesActive: 'all branches of the company are active',

  countryWithStates: 'a country with states exists',
  stateWithCities: 'a state with cities exists',
  noCountryMatches: 'no country matches the search',
  staticContentMissing: 'the static content does not exist',

  category: 'an active category exists',
  categoriesOffered: 'the categories are available to every company',
  categoryMissing: 'the category does not exist',
  noCategoryMatches: 'no category matches the search',
  service: 'a service with the SKU exists',
  defaultTax: 'a default tax exists',
  form: 'a form for the category exists',

  customer: 'a customer with a property exists',
  customerMissing: 'the customer does not exist',
  customerUnique: 'no customer has the name or the email address',
  staffMember: 'a staff member of the branch exists',
  onlyStaffMember: 'a branch with only one staff member exists',
  branchWithoutStaff: 'a branch without staff exists',
  staffMemberBusy: 'the staff member has another visit at the time',
  seatsUsed: 'all seats of the plan are used',

  jobBooked: 'a booked job exists',
  jobInStatus: 'a job with one visit in the status exists',
  jobFinished: 'a finished job with an unpaid invoice exists',
  jobCancelled: 'a cancelled job exists',
  quoteSent: 'a quote without an answer exists',
  jobMissing: 'the job does not exist',
  noJobMatches: 'no job matches the search',
  noRecordMatches: 'no record matches the search',
  seriesWithFile: 'a recurring job with a file exists',
  seriesBilledPerVisit: 'a recurring job billed per visit exists',
  timelineWithStatusChange: 'a job with one status change and its note in the timeline exists',
  timelineEmpty: 'a job with an empty timeline exists',

  plansForSale: 'the plans are for sale',
  subscription: 'the company has a subscription to the plan',
  coupon: 'a coupon for 20 percent off exists',
  cards: 'the payment methods exist',
  cardDeclined: 'the payment method is declined',

  // Made by the verifier, not set up by the provider.
  callsAnswered: 'the calls are already answered',
} as const

export type StateName = (typeof stateNames)[keyof typeof stateNames] | (typeof recordStateNames)[RecordKind]
