import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type FakeOperation, fakeGateway } from './fakeGateway.ts'
import { signedIn } from './people.ts'
import { renderAt } from './renderAt.tsx'
import { ana, ben, candidate, historyOf, job, jobsOf, me } from './jobs.ts'

export const maria = {
  __typename: 'Customer',
  id: '30',
  name: 'Maria Lopez',
  companyName: null,
  phone: '5550100123',
  phoneCountryCode: '1',
  email: 'maria@mail.example',
  isDoNotService: false,
  properties: [
    {
      __typename: 'Property',
      id: '40',
      name: 'Home',
      address: '12 Oak Street, Salem',
      isBillingAddress: true,
      isActive: true,
      taxId: null,
    },
  ],
}
export const barred = { ...maria, id: '31', name: 'Rude Ralph', isDoNotService: true }
/** A customer with two properties. */
export const twoPlaces = {
  ...maria,
  id: '32',
  name: 'Nora Vance',
  properties: [
    { __typename: 'Property', id: '42', name: 'Home', address: '1 Hill Road, Salem', isBillingAddress: true, isActive: true, taxId: null },
    {
      __typename: 'Property',
      id: '43',
      name: 'Shop',
      address: '9 Main Street, Salem',
      isBillingAddress: false,
      isActive: true,
      taxId: null,
    },
  ],
}
const customers = [maria, barred, twoPlaces]

const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  __typename: 'BusinessDay',
  day,
  isOn: day > 0 && day < 6,
  open: '08:00',
  close: '17:00',
}))

export const settingsOf = (part: object = {}, ofJobs: object = {}) => ({
  companySettings: {
    __typename: 'CompanySettings',
    customer: {
      __typename: 'CustomerSetting',
      isLineItemRequired: false,
      taxBasis: 'GROSS',
      discountBasis: 'GROSS',
      defaultTaxId: null,
      currencyCode: 'USD',
      ...part,
    },
    team: {
      __typename: 'TeamSetting',
      businessHours: days,
      holidays: [{ __typename: 'Holiday', date: '2026-11-26', name: 'Thanksgiving' }],
      slotMinutes: 30,
      warnOnClash: true,
      calendar: { __typename: 'CalendarSetting', firstDay: 0 },
    },
    job: {
      __typename: 'JobSetting',
      defaultDurationMinutes: 90,
      defaultPriority: 'MEDIUM',
      arrivalWindowMinutes: 60,
      askBeforeMessaging: true,
      ...ofJobs,
    },
  },
  ownCategories: {
    __typename: 'CategoryPage',
    items: [
      { __typename: 'Category', id: '2', name: 'Heating' },
      { __typename: 'Category', id: '3', name: 'Plumbing' },
    ],
  },
})

/** Key facts of a customer with a balance. */
export const glance = (jobs: readonly object[] = []) => ({
  customer: { __typename: 'Customer', id: '30', notes: 'Rings twice.', outstandingBalance: 120.5 },
  jobs: { __typename: 'JobPage', items: jobs, ignored: [] },
})

export const created = { createJob: { __typename: 'Job', id: '12', jobNumber: 'J-1012', visitsTotal: 1 } }

const getPage = (name: string, items: readonly object[]) => ({ __typename: name, items, totalCount: items.length })

/** Responses for the form and the pages around it. */
export const formAnswers: Record<string, FakeOperation> = {
  ...me,
  CurrentPlans: { plans: [] },
  Jobs: jobsOf([job()]),
  Job: { job: job() },
  JobHistory: historyOf([]),
  JobFormSettings: settingsOf(),
  BranchesToChoose: { branches: getPage('BranchPage', []) },
  JobFormForms: {
    forms: getPage('FormPage', [
      { __typename: 'Form', id: '5', formName: 'Authority to Proceed', status: 'ACTIVE', categoryIds: [], attachTo: [] },
      {
        __typename: 'Form',
        id: '6',
        formName: 'Boiler checklist',
        status: 'ACTIVE',
        categoryIds: ['2'],
        attachTo: [{ __typename: 'FormPlace', module: 'jobs', actions: ['create'], isActive: true }],
      },
      { __typename: 'Form', id: '7', formName: 'Retired checklist', status: 'INACTIVE', categoryIds: [], attachTo: [] },
    ]),
  },
  JobTaxes: { taxes: getPage('TaxPage', []) },
  FindServices: { services: getPage('ServicePage', []) },
  DialCodes: { countries: [{ __typename: 'Country', id: '1', name: 'United States', code: 'US', dialCode: '1' }] },
  FindCustomers: ({ search }) => {
    const text = String(search ?? '').toLowerCase()
    return {
      customers: getPage(
        'CustomerPage',
        customers.filter(({ name, phone }) => `${name} ${phone}`.toLowerCase().includes(text)),
      ),
    }
  },
  JobFormCustomer: ({ id }) => ({ customer: customers.find((item) => item.id === id) ?? maria }),
  CustomersWithContact: { customers: getPage('CustomerPage', []) },
  CustomerGlance: ({ id }) => ({ customer: { ...glance().customer, id }, jobs: glance().jobs }),
  RankedStaff: {
    rankedStaff: [candidate({ id: ana.id, name: ana.name, color: ana.color }), candidate({ id: ben.id, name: ben.name, color: ben.color })],
  },
  CreateJob: created,
  NewestJobs: { jobs: { __typename: 'JobPage', items: [] } },
}

/** Opens the form of a new job as the owner, with optional steps closed. */
export async function openCallDesk(search = '', answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({ ...formAnswers, ...answers })
  const { user } = renderAt(`/jobs/new${search}`)
  await screen.findByRole('form', { name: 'New job' })
  return { gateway, user }
}

/** Opens the optional steps. */
export async function openSteps(user: UserEvent): Promise<void> {
  for (const name of ['Another time', 'One or more technicians', 'Priority, discount, taxes, notes, forms, files']) {
    const step = await screen.findByRole('button', { name })
    if (step.getAttribute('aria-expanded') === 'false') await user.click(step)
  }
}

/** Opens the form of a new job with all fields visible. */
export async function openNewJob(search = '', answers: Record<string, FakeOperation> = {}) {
  const opened = await openCallDesk(search, answers)
  await openSteps(opened.user)
  return opened
}

export const field = (name: string | RegExp): HTMLElement => screen.getByLabelText(name, { selector: 'input, textarea, select' })

export async function chooseCustomer(user: UserEvent, search: string, name: string | RegExp): Promise<void> {
  await user.type(field(/Customer/), search)
  await user.click(await screen.findByRole('option', { name }))
}

export const chooseOption = async (user: UserEvent, label: string | RegExp, option: string): Promise<void> =>
  user.selectOptions(await screen.findByLabelText(label, { selector: 'select' }), option)

/** A day of November 2026. */
export const dayButton = (day: number): HTMLElement => screen.getByRole('button', { name: new RegExp(`November ${day}, 2026`) })

export const createButton = (): HTMLElement => screen.getAllByRole('button', { name: /^(Create job|Try again)$/ })[0] as HTMLElement

/** Fills in customer, property and category, the required fields besides the time. */
export async function fillCustomerAndCategory(user: UserEvent): Promise<void> {
  await chooseCustomer(user, 'maria', /Maria Lopez/)
  await user.type(field(/^Category/), 'Heating{Enter}')
}

export async function typeTimes(user: UserEvent, start: string, end: string): Promise<void> {
  await user.clear(field(/Start time/))
  await user.type(field(/Start time/), start)
  await user.tab()
  await user.clear(field(/End time/))
  await user.type(field(/End time/), end)
  await user.tab()
}
