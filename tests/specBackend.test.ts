import { buildApp } from '@callout/gateway/app'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { specBackend } from './specBackend/backend.ts'
import { clientOperations } from './specBackend/operations.ts'
import { type VariantName, variants } from './specBackend/variants.ts'

const job = { customerId: '31', propertyId: '41', categoryId: '3' }
const person = { email: 'olivia@acme.example', password: 'secret-word' }
const questions = [{ name: 'Checks', fields: [{ fieldKey: 'a', name: 'Anything odd?', dataType: 'TEXTBOX' }] }]
const message = { name: 'Olivia', email: 'olivia@acme.example', subject: 'Hello', message: 'How?' }
const place = { street1: '12 Elm St' }
const head = { name: 'Nora Field', email: 'nora@acme.example', phone: '5550100150', address: '12 Lake Street' }
const branch = { ...head, street1: '12 Lake Street', city: 'Joliet', province: 'IL', country: 'US' }
const passwords = { password: 'secret-word', passwordConfirmation: 'secret-word' }
const profile = {
  name: 'Acme',
  roleType: 'COMPANY',
  userCategoryIds: ['3'],
  address: '12 Elm St',
  street1: '12 Elm St',
  city: 'Chicago',
  province: 'IL',
  country: 'US',
}

/** What each operation is asked with; those that ask nothing are not here. */
const variables: Readonly<Record<string, Record<string, unknown>>> = {
  SignIn: { input: person },
  Register: { input: { ...person, timezone: 'America/Chicago' } },
  SocialLogin: { input: { provider: 'GOOGLE', accessCode: 'code' } },
  VerifyUser: { input: { userCode: '012345' } },
  UpdateProfile: { input: profile },
  ForgotPassword: { input: { email: person.email } },
  ResetPassword: { input: { ...passwords, resetToken: 'token' } },
  ChangePassword: { input: { ...passwords, oldPassword: 'old-secret' } },
  ContactSupport: { input: message },
  PlansWithCoupon: { coupon: 'WELCOME20' },
  Subscribe: { input: { planId: '4', paymentMethodId: 'card' } },
  ChangePlan: { input: { id: '9', planId: '4' } },
  CancelPlan: { id: '9', cancelReason: 'It was only a test' },
  ChangeCard: { input: { paymentMethodId: 'card' } },
  TransactionPaper: { id: '9' },
  ConfigureOnlinePayments: { input: { isEnabled: true } },
  StaticText: { type: 'TERMS_OF_SERVICE' },
  States: { countryCode: 'US' },
  Cities: { stateId: '7' },
  CreateCustomer: { input: { firstName: 'Maria', lastName: 'Lopez', ...place } },
  ImportService: {
    input: { name: 'Boiler service', amount: 45, currencyCode: 'USD', productType: 'SERVICE' },
    idempotencyKey: 'row-of-a-file-1',
  },
  FormToFill: { id: '9' },
  FormToEdit: { id: '9' },
  FormNow: { id: '9' },
  FormJob: { id: '501' },
  JobForms: { id: '501' },
  FormPaper: { id: '77' },
  ChangeForm: { input: { id: '9', status: 'INACTIVE' } },
  SavedForm: { id: '77' },
  SendForm: { input: { formId: '9', jobId: '501', status: 'SUBMITTED', answers: [] }, key: 'form-of-a-cellar-1' },
  DeleteForm: { id: '9' },
  CreateForm: { input: { formName: 'Hand-over', sections: questions } },
  UpdateForm: { input: { id: '9', formName: 'Hand-over' } },
  FormsLike: { search: 'Sample' },
  CategoryToEdit: { id: '3' },
  CategoryServices: { id: '3' },
  CreateCategory: { input: { name: 'Roofing', email: 'roofs@acme.example', description: 'Roofs' } },
  UpdateCategory: { input: { id: '3', name: 'Roofing' } },
  DeleteCategory: { input: { id: '3' } },
  MoveService: { input: { id: '11', categoryId: '3' } },
  ImportCategory: { input: { name: 'Roofing', email: 'roofs@acme.example', description: 'Roofing' } },
  ImportCustomer: { input: { firstName: 'Maria', lastName: 'Lopez', ...place }, idempotencyKey: 'row-of-a-file-1' },
  CreateProperty: { input: { customerId: '31', ...place } },
  CustomersLike: { search: 'Maria Lopez' },
  JobFormCustomer: { id: '31' },
  PropertiesLike: { customerId: '31' },
  NewestJobs: { customerId: '31' },
  JobsOf: { open: { customerId: '31', filter: 'PENDING' }, over: { customerId: '31', filter: 'COMPLETED' } },
  CustomerRecord: { id: '31' },
  CustomerInvoices: { input: { customerId: '31' } },
  CustomerMessages: { customerId: '31' },
  JobMessages: { jobId: '501' },
  LetterOfJob: { id: '501' },
  PaperWords: {
    invoice: { event: 'INVOICE_SENT', jobId: '501' },
    receipt: { event: 'PAYMENT_RECEIPT', jobId: '501' },
    overdue: { event: 'INVOICE_OVERDUE', jobId: '501' },
  },
  LetterOfJobs: { customerId: '31' },
  LetterOfCustomer: { input: { customerId: '31', perPage: 10, sortBy: 'ISSUE_DATE', sortDirection: 'DESCENDING' } },
  BranchRecord: { id: '1' },
  BranchCustomers: { id: '1' },
  CustomersOfBranch: { input: { branchId: '1' } },
  OpenJobsOfBranch: { input: { branchId: '1' } },
  PeopleOfBranch: { branchId: '1' },
  Recipient: { id: '31' },
  AddCustomerEmail: { input: { id: '31', email: 'maria@lopez.example' } },
  OverdueInvoices: { input: { customerId: '31', tab: 'OVERDUE' } },
  AttachForms: { input: { id: '501', job: { ...job, formIds: ['9'] }, agreementAccepted: true } },
  MoveBranchJob: { input: { id: '501', job, agreementAccepted: true } },
  MovePerson: { input: { id: '21', branchId: '1' } },
  BranchToEdit: { id: '1' },
  BranchNow: { id: '1' },
  CreateBranch: { input: branch },
  UpdateBranch: { input: { id: '1', name: 'Depot' } },
  OperateBranch: { input: { branchId: '1', operation: 'ACTIVATE' } },
  AddBranchHead: { input: { branchId: '1', ...head } },
  UpdateBranchHead: { input: { branchHeadId: '21', ...head } },
  RemoveBranchHead: { branchId: '1', branchHeadId: '21' },
  CustomerNow: { id: '31' },
  CustomerGlance: { id: '31', jobs: { customerId: '31' } },
  PropertyOwner: { id: '31' },
  PropertyToEdit: { id: '41' },
  UpdateProperty: { input: { id: '41', name: 'Home' } },
  LocateProperty: { input: { id: '41', latitude: 41.9, longitude: -87.64 } },
  DeleteProperty: { id: '41' },
  DeleteCustomer: { input: { id: '31' } },
  JobsAtProperty: { propertyId: '41' },
  CustomersWithContact: { search: 'Maria Lopez' },
  MergedCustomer: { id: '31' },
  MergedJobs: { input: { customerId: '31' } },
  MovedJob: { id: '501' },
  MoveJob: { input: { id: '501', job } },
  CustomerToEdit: { id: '31' },
  ChangeCustomer: { input: { id: '31', notes: 'Rings twice.' } },
  UpdateCustomer: { input: { id: '31', notes: 'Rings twice.' } },
  StaffRecord: { id: '21' },
  StaffToEdit: { id: '21' },
  CreateStaff: { input: { name: 'Nia Stone', email: 'nia@acme.example', color: '#2f9e44', phone: '5550100125', role: 'STAFF' } },
  UpdateStaff: { input: { id: '21', name: 'Sam Stone' } },
  StaffNow: { id: '21' },
  StaffJobs: { staffId: '21', open: { filter: 'PENDING' }, over: { filter: 'COMPLETED' } },
  ChangeStaff: { input: { id: '21', branchId: '2' } },
  SetStaffActive: { input: { staffId: '21', isActive: false, futureVisits: 'UNASSIGN' } },
  ChangeStaffPassword: { input: { staffId: '21', ...passwords } },
  CreateJob: { input: job },
  UpdateJob: { input: { id: '501', job } },
  DeleteJob: { input: { id: '501' } },
  ManageJob: { input: { jobId: '501', action: 'START' } },
  AddJobNote: { input: { jobId: '501', note: 'Gate code 4711' } },
  DispatchMap: { input: { date: '2026-11-20' } },
  MyDay: { date: '2026-11-20' },
  SharePosition: { input: { availabilityStatus: 'BUSY', latitude: 30.2, longitude: -97.7 } },
  SendStep: { input: { jobId: '501', visitId: '701', action: 'START', occurredAt: 1_795_183_200 }, key: 'step-0001' },
  SendNote: { input: { jobId: '501', note: 'Gate code 4711', occurredAt: 1_795_183_200 }, key: 'note-0001' },
  StepHistory: { jobId: '501' },
  UnplannedJobs: { input: { statuses: ['UNSCHEDULED'] } },
  BoardMonth: { from: '2026-11-01', to: '2026-11-30' },
  AddVisitFiles: {
    input: { jobId: '501', note: 'Photo', attachments: [{ fileName: 'leak.jpg', contentType: 'image/jpeg', fileBase64: 'aGVsbG8=' }] },
  },
  Job: { id: '501' },
  JobVisits: { id: '501' },
  JobToEdit: { id: '501' },
  JobFormSource: { id: '501' },
  JobHistory: { jobId: '501' },
  RankedStaff: { input: { categoryId: '3' } },
  ServiceRecord: { id: '11' },
  ServiceToEdit: { id: '11' },
  ServiceNow: { id: '11' },
  ServicesLike: { search: 'Boiler service' },
  CreateService: { input: { name: 'Boiler service', amount: 45.5, currencyCode: 'USD', productType: 'SERVICE' } },
  UpdateService: { input: { id: '11', amount: 45.5 } },
  ChangeService: { input: { id: '11', amount: 45.5 } },
  DeleteService: { id: '11' },
  SelectTrades: { ids: ['3'] },
  JobsThatSell: { input: {} },
  ChangeJobPrice: { input: { id: '501', job } },
  InvoiceRecord: { id: '901' },
  InvoiceNow: { id: '901' },
  PaymentsOf: { id: '901' },
  JobVersion: { id: '12' },
  VoidInvoice: { input: { jobId: '12', action: 'VOID_INVOICE', invoiceId: '901' } },
  InvoicePaper: { id: '901' },
  EarningsOverview: { input: { period: 'MONTH' } },
  InvoiceMessages: { invoiceId: '901' },
  SendAttachment: {
    input: { attachmentType: 'INVOICE', invoiceId: '901', to: ['carla@reyes.example'], subject: 'Invoice', body: 'Hello' },
  },
  RecordPayment: { input: { invoiceIds: ['901'], amount: 10, paymentMethod: 'CASH', reference: 'May' } },
  TaxToEdit: { id: '5' },
  TaxNow: { id: '5' },
  TaxesLike: { search: 'Sales tax' },
  CreateTax: { input: { name: 'Sales tax', rate: 8.25 } },
  UpdateTax: { input: { id: '5', rate: 8.25 } },
  ChangeTax: { input: { id: '5', isActive: true } },
  DeleteTax: { id: '5' },
  Today: { date: '2026-11-20' },
  TodayWeek: { from: '2026-11-16', to: '2026-11-22' },
  TodayJobs: { input: { filter: 'ACTIVE' } },
  FoundCustomers: { search: 'Ada', perPage: 20 },
  FoundProperties: { search: 'Dock', perPage: 20 },
  FoundJobs: { search: 'Leak', perPage: 20 },
  FoundStaff: { search: 'Ana', perPage: 20 },
  FoundInvoices: { search: 'Ada', perPage: 20 },
  TodayStaff: { date: '2026-11-20', perPage: 100 },
  ReadNotification: { id: '81' },
  UpdateCompanyMessages: { settings: [{ event: 'JOB_ASSIGNED', email: true }] },
  UpdateCustomerMessages: { settings: [{ event: 'VISIT_REMINDER', email: true }] },
  CustomerText: { input: { event: 'VISIT_REMINDER', jobId: '501' } },
  TemplateToEdit: { id: '101' },
  CreateTemplate: { input: { name: 'A', event: 'VISIT_REMINDER', notificationMedium: 'EMAIL', subject: 'A', body: 'A' } },
  UpdateTemplate: { input: { id: '101', name: 'A' } },
  DeleteTemplate: { id: '101' },
  UpdateOwnProfile: { input: { name: 'Olivia' } },
  SelectStatus: { input: { availabilityStatus: 'BUSY' } },
  UpdateSetup: { input: { step: 'company', isCompleted: true } },
  UpdateCompany: { input: { id: '1', organizationName: 'Acme' } },
  UpdateCustomerSetting: { input: { companyName: 'Acme' } },
  UpdateGeneralData: { input: { dateFormat: 'dd/MM/yyyy' } },
  UpdateTeamSetting: { input: { slotMinutes: 30 } },
  UpdateJobSetting: { input: { jobPrefix: 'J-' } },
}

const gateways: FastifyInstance[] = []
afterAll(() => Promise.all(gateways.map((app) => app.close())))

/** The real gateway in front of the backend with these variants. */
async function gatewayBefore(names: readonly VariantName[]): Promise<FastifyInstance> {
  const backend = specBackend(names)
  const address = await backend.listen({ port: 0, host: '127.0.0.1' })
  const gateway = await buildApp({ restBaseUrl: `${address}/api/v1` })
  gateways.push(gateway, backend)
  return gateway
}

interface Answer {
  readonly data: unknown
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

async function ask(gateway: FastifyInstance, name: string, asked = variables[name] ?? {}): Promise<Answer> {
  const payload = { query: clientOperations.get(name), variables: asked }
  const headers = { authorization: 'token-1' }
  return (await gateway.inject({ method: 'POST', url: '/graphql', headers, payload })).json()
}

const writes = [
  'AddCustomerEmail',
  'AttachForms',
  'VoidInvoice',
  'MoveBranchJob',
  'MovePerson',
  'CreateBranch',
  'UpdateBranch',
  'OperateBranch',
  'AddBranchHead',
  'UpdateBranchHead',
  'RemoveBranchHead',
  'Register',
  'VerifyUser',
  'UpdateProfile',
  'CreateCustomer',
  'ImportCustomer',
  'ImportService',
  'ImportCategory',
  'CreateCategory',
  'UpdateCategory',
  'DeleteCategory',
  'MoveService',
  'CreateProperty',
  'ChangeCustomer',
  'UpdateCustomer',
  'DeleteCustomer',
  'UpdateProperty',
  'LocateProperty',
  'DeleteProperty',
  'UpdateOwnProfile',
  'UpdateCompany',
  'CreateJob',
  'UpdateJob',
  'MoveJob',
  'DeleteJob',
  'ManageJob',
  'AddJobNote',
  'SendStep',
  'SendNote',
  'AddVisitFiles',
  'ChangeStaff',
  'SelectTrades',
  'CreateService',
  'UpdateService',
  'ChangeService',
  'DeleteService',
  'ChangeJobPrice',
  'CreateForm',
  'UpdateForm',
  'ChangeForm',
  'DeleteForm',
  'SendForm',
  'CreateTax',
  'UpdateTax',
  'ChangeTax',
  'DeleteTax',
  'CreateStaff',
  'UpdateStaff',
  'ReadNotification',
  'CreateTemplate',
  'UpdateTemplate',
  'DeleteTemplate',
]
const ofUsers = ['SignIn', 'Register', 'SocialLogin', 'VerifyUser', 'UpdateProfile', 'Me', 'VerifiedProfile']
const ofJobs = ['Jobs', 'JobsOf', 'StaffJobs', 'Job', 'JobVisits', 'JobToEdit', 'JobFormSource', 'ManageJob', 'SendStep']
/** What shows the website of a customer. */
const ofCustomer = ['CustomersToExport', 'CustomerRecord', 'CustomerToEdit', 'UpdateCustomer']
/** More jobs than the plain form has. */
const severalPages = [
  'SetupRecords',
  'Jobs',
  'JobsOf',
  'NewestJobs',
  'LetterOfJobs',
  'CustomerGlance',
  'JobsAtProperty',
  'MergedJobs',
  'JobsThatSell',
]
const paged = [
  'Invoices',
  'OverdueInvoices',
  'CustomerInvoices',
  'EarningRows',
  'Transactions',
  'SetupChecklist',
  'SetupRecords',
  'Jobs',
  'JobHistory',
  'FindServices',
  'FindCustomers',
  'Customers',
  'KnownCustomers',
  'CustomersToExport',
  'KnownServices',
  'ServicesOfCategory',
  'CategoryServices',
  'ServicesToExport',
  'JobsOf',
  'JobsAtProperty',
  'MergedJobs',
  'StaffList',
  'StaffJobs',
  'PriceList',
  'Taxes',
  'Forms',
  'JobsThatSell',
  'TodayStaff',
  'FoundInvoices',
  'FoundProperties',
  'Branches',
  'BranchCustomers',
  'CustomersOfBranch',
  'OpenJobsOfBranch',
  'PeopleOfBranch',
  'Notifications',
  'ClientMessages',
]

/** What each variant costs: operations that tell less than before the plain form, and operations that say that they cannot. */
const costs: Readonly<Record<VariantName, { readonly less?: readonly string[]; readonly fails?: readonly string[] }>> = {
  plain: {},
  'digits in texts': {},
  'decimals as texts': {},
  '0 and 1': {},
  'ISO times': {},
  '10:00 AM': {},
  'bare lists': { less: paged },
  'lists under another name': {},
  'lookups under a name': {},
  'no pagination': { less: paged },
  'pagination with one member': {
    less: [
      'Notifications',
      'ClientMessages',
      'Jobs',
      'JobHistory',
      'Customers',
      'CustomersToExport',
      'KnownCustomers',
      'KnownServices',
      'ServicesOfCategory',
      'ServicesToExport',
      'StaffList',
      'PriceList',
      'Taxes',
      'Forms',
      'Branches',
      'Invoices',
      'EarningRows',
      'Transactions',
    ],
  },
  'records under their names': { less: ['DeleteJob', 'DeleteCustomer', 'DeleteProperty'] },
  'users without their name': { less: ['SocialLogin'] },
  'writes answer null': {
    less: [
      ...writes,
      'RecordPayment',
      'Subscribe',
      'ChangePlan',
      'CancelPlan',
      'ConfigureOnlinePayments',
      'ClearNotifications',
      'ReadAllNotifications',
      'UpdateCompanyMessages',
      'UpdateCustomerMessages',
      'SendAttachment',
      'ChangeStaffPassword',
      'UpdateCustomerSetting',
      'UpdateGeneralData',
      'UpdateTeamSetting',
      'UpdateJobSetting',
    ],
  },
  'writes answer {}': { less: [...writes, 'UpdateCompanyMessages', 'UpdateCustomerMessages'] },
  'writes answer in another wrapping': { less: [...writes, 'UpdateCompanyMessages', 'UpdateCustomerMessages'] },
  'writes answer without ids': { less: writes },
  'an unknown status': {
    less: [
      'ClientMessages',
      ...ofJobs,
      'TodayJobs',
      'CustomerGlance',
      'UnplannedJobs',
      'Forms',
      'FormToEdit',
      'JobFormForms',
      'FormNow',
      'CreateForm',
      'UpdateForm',
      'ChangeForm',
    ],
  },
  'an unknown user type': { less: [...ofUsers, 'ProfileToEdit'] },
  'priority 0': { less: ['Jobs', 'JobsOf', 'StaffJobs', 'Job', 'JobToEdit', 'JobFormSource'] },
  'a row that cannot be read': {
    less: [
      'Forms',
      'ClientMessages',
      'Jobs',
      'Customers',
      'CustomersToExport',
      'ServicesToExport',
      'StaffList',
      'PriceList',
      'Taxes',
      'Branches',
      'Invoices',
      'EarningRows',
      'Transactions',
    ],
  },
  'wrong types': {
    less: [
      ...ofJobs.filter((name) => name !== 'ManageJob' && name !== 'SendStep'),
      ...ofCustomer,
      'StaffList',
      'StaffRecord',
      'StaffToEdit',
      'StaffColors',
      'CreateStaff',
      'UpdateStaff',
      'ListTeam',
      'RankedStaff',
      'ServiceCategories',
    ],
  },
  'two pages': { less: [...severalPages, 'OpenJobsOfBranch'] },
  'page ignored': { less: [...severalPages, 'OpenJobsOfBranch'] },
  'per_page ignored': { less: [...severalPages, 'OpenJobsOfBranch'] },
  'everything on one page': { less: [...severalPages, 'OpenJobsOfBranch'] },
  'flat settings': {},
  camelCase: {
    fails: ['SignIn', 'Countries', 'FormToFill', 'DialCodes', 'FormToEdit', 'FormNow'].map((name) => `${name}: UPSTREAM_BAD_REPLY`),
    less: [
      'Notifications',
      'CreateForm',
      'FormJob',
      'SavedForm',
      'FormPaper',
      'ChangeForm',
      'UpdateForm',
      'FormSamples',
      'Forms',
      'FormsLike',
      'SendForm',
      'ClientMessages',
      'BoardSettings',
      'CompanyPlan',
      'OrganizationToEdit',
      'ProfileToEdit',
      'SetupChecklist',
      'SetupRecords',
      'UpdateOwnProfile',
      'CompanyToEdit',
      'SettingsToEdit',
      'UpdateCompany',
      ...ofJobs,
      ...ofUsers.filter((name) => name !== 'SignIn'),
      ...ofCustomer,
      'Branches',
      'BranchCustomers',
      'CustomersOfBranch',
      'OpenJobsOfBranch',
      'PeopleOfBranch',
      'CompanyOnPaper',
      'InvoiceCompany',
      'Invoices',
      'EarningRows',
      'Transactions',
      'CreateCustomer',
      'CustomerNow',
      'KnownCustomers',
      'Customers',
      'CustomersToExport',
      'CreateProperty',
      'CustomerGlance',
      'CustomersLike',
      'JobsAtProperty',
      'CustomersWithContact',
      'MergedCustomer',
      'MergedJobs',
      'MovedJob',
      'PropertyOwner',
      'PropertyToEdit',
      'UpdateProperty',
      'FindCustomers',
      'FindServices',
      'FoundCustomers',
      'FoundInvoices',
      'OverdueInvoices',
      'CustomerInvoices',
      'FoundJobs',
      'FoundProperties',
      'JobFormCustomer',
      'PropertiesLike',
      'NewestJobs',
      'LetterOfJobs',
      'JobFormForms',
      'JobFormSettings',
      'JobHistory',
      'ChangeJobPrice',
      'ChangeService',
      'CreateService',
      'JobsThatSell',
      'PriceList',
      'KnownServices',
      'ServicesOfCategory',
      'CategoryServices',
      'StaticContents',
      'MoveService',
      'ServicesToExport',
      'ServiceNow',
      'ServiceRecord',
      'ServiceToEdit',
      'ServicesLike',
      'UpdateService',
      'Taxes',
      'ServiceCategories',
      'StaffList',
      'StaticText',
      'JobsAtProperty',
      'PropertyOwner',
      'PropertyToEdit',
      'TodayStaff',
      'UpdateProperty',
      'CustomerGlance',
    ],
  },
}

/** Ways of saying things that most likely come together. What each costs, both cost. */
const pairs: readonly VariantName[][] = [
  ['digits in texts', 'decimals as texts'],
  ['digits in texts', 'bare lists'],
  ['decimals as texts', 'bare lists'],
]

test('every operation of the client is asked', () => {
  expect(clientOperations.size).toBeGreaterThan(40)
  expect(Object.keys(variables).filter((name) => !clientOperations.has(name))).toEqual([])
})

test('names, addresses and times are found by the ids and clock times that the specification names', async () => {
  const { data } = await ask(await gatewayBefore([]), 'Jobs')
  expect(data).toMatchObject({
    jobs: {
      items: [
        {
          date: '2026-11-20',
          // 9:00 and 11:00 in Chicago, six hours behind UTC.
          startAt: Date.UTC(2026, 10, 20, 15) / 1000,
          endAt: Date.UTC(2026, 10, 20, 17) / 1000,
          timezone: 'America/Chicago',
          customer: { id: '31', name: 'Maria Lopez' },
          property: { id: '41', address: '12 Elm St, Chicago, IL 60601' },
          category: { id: '3', name: 'Heating' },
          staff: [{ id: '21', name: 'Sam Stone', color: '#1c7ed6' }],
          total: null,
        },
      ],
    },
  })
})

test.each([['two pages'], ['page ignored'], ['per_page ignored'], ['everything on one page'], ['page ignored', 'bare lists']] as const)(
  'every job is on one page and on no other: %s %s',
  async (...names) => {
    const gateway = await gatewayBefore(names)
    const pages = [1, 2].map(async (page) => {
      const { data } = await ask(gateway, 'Jobs', { input: { page, perPage: 10, filter: 'ALL' } })
      return (data as { readonly jobs: { readonly items: readonly { readonly id: string }[] } }).jobs.items.map(({ id }) => Number(id))
    })
    const shown = await Promise.all(pages)
    expect(shown.map(({ length }) => length)).toEqual([10, 5])
    expect(shown.flat()).toEqual(Array.from({ length: 15 }, (_, index) => 501 + index))
  },
)

test('tabs and filters that the backend ignores are held all the same', async () => {
  const gateway = await gatewayBefore(['two pages'])
  // Every job is Assigned and of medium priority.
  for (const [input, count] of [
    [{ filter: 'COMPLETED' }, 0],
    [{ priority: 'HIGH' }, 0],
    [{ filter: 'PENDING', priority: 'MEDIUM', search: 'Lopez' }, 15],
    [{ search: 'Nobody' }, 0],
  ] as const) {
    const { data } = await ask(gateway, 'Jobs', { input })
    expect(data).toMatchObject({ jobs: { totalCount: count, ignored: [] } })
  }
})

describe('the backend of the specification', () => {
  let plain: Map<string, Answer>

  async function answersOf(names: readonly VariantName[]): Promise<Map<string, Answer>> {
    const gateway = await gatewayBefore(names)
    const answers = await Promise.all([...clientOperations.keys()].map(async (name) => [name, await ask(gateway, name)] as const))
    return new Map(answers)
  }

  const each = Object.keys(variants).map((name) => [name as VariantName])
  test.each([...each, ...pairs])('%s %s', async (...names) => {
    plain ??= await answersOf([])
    const answers = await answersOf(names)
    const cost = {
      fails: names.flatMap((name) => costs[name].fails ?? []),
      less: [...new Set(names.flatMap((name) => costs[name].less ?? []))],
    }
    const fails = [...answers].filter(([, { errors }]) => errors).map(([name, { errors }]) => `${name}: ${errors?.[0]?.extensions?.code}`)
    const less = [...answers]
      .filter(([name, { data, errors }]) => !errors && JSON.stringify(data) !== JSON.stringify(plain.get(name)?.data))
      .map(([name]) => name)
    expect({ fails, less: less.toSorted() }).toEqual({
      fails: cost.fails,
      less: cost.less.toSorted(),
    })
  })
})
