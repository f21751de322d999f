import { buildApp } from '@callout/gateway/app'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { specBackend } from '../specBackend/backend.ts'
import { clientOperations } from '../specBackend/operations.ts'
import { operationVariables as variables } from '../specBackend/operationVariables.ts'
import { type VariantName, variants } from '../specBackend/variants.ts'

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
  'SaveAccessNotes',
  'UpdateQuote',
  'ImportProperty',
  'AddCustomerEmail',
  'AttachForms',
  'ExtendJob',
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
  'ErasePerson',
  'ErasePlace',
  'EraseJobTexts',
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
  'CreateApprovalForm',
  'CreateForm',
  'UpdateForm',
  'ChangeForm',
  'DeleteForm',
  'SendForm',
  'CreateTax',
  'UpdateTax',
  'DeleteTax',
  'CreateStaff',
  'UpdateStaff',
  'ReadNotification',
  'CreateTemplate',
  'UpdateTemplate',
  'DeleteTemplate',
]
const ofUsers = ['SignIn', 'Register', 'SocialLogin', 'VerifyUser', 'UpdateProfile', 'Me', 'VerifiedProfile']
const ofJobs = [
  'Jobs',
  'JobsOf',
  'GapJobs',
  'StaffJobs',
  'Job',
  'JobVisits',
  'JobToEdit',
  'JobFormSource',
  'ManageJob',
  'SendStep',
  'PersonalJob',
  'EraseJobTexts',
]
/** What shows the website of a customer. */
const ofCustomer = ['CustomersToExport', 'CustomerRecord', 'CustomerToEdit', 'UpdateCustomer', 'PersonalCustomer', 'ErasePerson']
/** More jobs than the plain form has. */
const severalPages = [
  'Quotes',
  'ComingJobs',
  'StaffVisits',
  'DispatchMap',
  'SetupRecords',
  'Jobs',
  'JobsOf',
  'PhotoJobs',
  'NewestJobs',
  'LetterOfJobs',
  'CustomerGlance',
  'JobsAtProperty',
  'MergedJobs',
  'PersonalJobs',
  'SampleJobs',
  'JobsThatSell',
  'GapJobs',
]
const paged = [
  'BookCustomers',
  'BookInvoices',
  'BookPayments',
  'EquipmentProperties',
  'Quotes',
  'ReportQuotes',
  'Invoices',
  'OverdueInvoices',
  'CustomerInvoices',
  'StatementInvoices',
  'EarningRows',
  'Transactions',
  'SetupChecklist',
  'SetupRecords',
  'Jobs',
  'JobHistory',
  'StepTimes',
  'GapJobs',
  'FindServices',
  'FindCustomers',
  'Customers',
  'KnownCustomers',
  'SampleCustomers',
  'CustomersToExport',
  'KnownServices',
  'PricesToKeep',
  'ServicesOfCategory',
  'CategoryServices',
  'ServicesToExport',
  'JobsOf',
  'PhotoJobs',
  'JobsAtProperty',
  'MergedJobs',
  'SampleJobs',
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
  'ComingJobs',
  'PeopleOfBranch',
  'Notifications',
  'ClientMessages',
  'PersonalHistory',
  'PersonalInvoices',
  'PersonalJobs',
  'PersonalMessages',
  'PersonalNotifications',
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
      'ReportQuotes',
      'BookCustomers',
      'BookInvoices',
      'BookPayments',
      'Notifications',
      'ClientMessages',
      'Jobs',
      'JobHistory',
      'Customers',
      'CustomersToExport',
      'KnownCustomers',
      'SampleCustomers',
      'SampleJobs',
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
      'SaveAccountingCodes',
      ...writes,
      'RecordPayment',
      'Subscribe',
      'ChangePlan',
      'CancelPlan',
      'ChooseApprovalForm',
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
      'JobThatSells',
      'JobsThatSell',
      'QuoteOfJob',
      'QuoteToApprove',
      'Quotes',
      'UpdateQuote',
      'StaffVisits',
      'DispatchMap',
      'ClientMessages',
      ...ofJobs,
      'ReportJobs',
      'SampleJobs',
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
  'priority 0': { less: ['DispatchMap', 'Jobs', 'JobsOf', 'GapJobs', 'StaffJobs', 'Job', 'JobToEdit', 'JobFormSource'] },
  'a row that cannot be read': {
    less: [
      'BookCustomers',
      'BookInvoices',
      'BookPayments',
      'Forms',
      'ClientMessages',
      'PersonalMessages',
      'PersonalHistory',
      'PersonalInvoices',
      'PersonalJobs',
      'Jobs',
      'ReportJobs',
      'Quotes',
      'ReportQuotes',
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
      'BookCustomers',
      'QuoteToApprove',
      'UpdateQuote',
      'DispatchMap',
      ...ofJobs.filter((name) => !['ManageJob', 'SendStep', 'PersonalJob', 'EraseJobTexts'].includes(name)),
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
      'BookCustomers',
      'BookInvoices',
      'BookPayments',
      'CustomerEquipment',
      'EquipmentProperties',
      'QuoteCompany',
      'QuoteOfJob',
      'QuoteToApprove',
      'Quotes',
      'RecurringOf',
      'UpdateQuote',
      'PhotoJobs',
      'ComingJobs',
      'CompanyPhoneCode',
      'ImportedProperties',
      'ReportJobs',
      'ReportQuotes',
      'StaffVisits',
      'DispatchMap',
      'Notifications',
      'SampleRecords',
      'CreateApprovalForm',
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
      'SampleCustomers',
      'Customers',
      'CustomersToExport',
      'CreateProperty',
      'CustomerGlance',
      'CustomersLike',
      'JobsAtProperty',
      'CustomersWithContact',
      'MergedCustomer',
      'MergedJobs',
      'SampleJobs',
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
      'StatementInvoices',
      'StatementParties',
      'ErasePlace',
      'PersonalForm',
      'PersonalHistory',
      'PersonalInvoices',
      'PersonalJobs',
      'PersonalMessages',
      'PersonalNotifications',
      'SameContact',
      'FoundJobs',
      'FoundProperties',
      'JobFormCustomer',
      'PropertiesLike',
      'NewestJobs',
      'LetterOfJobs',
      'JobFormForms',
      'JobFormSettings',
      'JobHistory',
      'StepTimes',
      'GapJobs',
      'ChangeJobPrice',
      'ChangeService',
      'CreateService',
      'JobsThatSell',
      'JobThatSells',
      'JobToExtend',
      'JobToQuote',
      'ExtendJob',
      'PriceList',
      'PricesToKeep',
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

test('emulates tabs and filters that the backend ignores', async () => {
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
  const all = [...each, ...pairs]
  test.each(process.env['NIGHTLY'] === undefined ? all.filter((_, index) => index % 6 === 0) : all)('%s %s', async (...names) => {
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
    expect({ fails: fails.toSorted(), less: less.toSorted() }).toEqual({
      fails: cost.fails.toSorted(),
      less: cost.less.toSorted(),
    })
  })
})
