import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { Kind, OperationTypeNode, parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { saveSalesAccount, settingsWith } from '../features/accounting/testing/openBooks.ts'
import { sellingJob, sellingJobs } from '../features/catalogue/testing/sellingJobs.ts'
import { priceListOf, serviceOf, trades, tradesToChoose } from '../features/catalogue/testing/services.ts'
import { knownServices, ownCategories } from '../features/catalogue/testing/services.ts'
import { noKnownCustomers } from '../features/customers/testing/knownCustomers.ts'
import { editedCustomer } from '../features/customers/testing/editedCustomer.ts'
import { mergeBenIntoMaria } from '../features/customers/testing/merging.ts'
import { erase, openPersonalData } from '../features/customers/testing/personalData.ts'
import { editedProperty } from '../features/customers/testing/editedProperty.ts'
import { builderAnswers, fillAnswers, formOf, getForms } from '../features/forms/testing/forms.ts'
import { invoice, invoiceAnswers } from '../features/invoices/testing/invoices.ts'
import { boardSettings, dayOf, placed } from '../features/schedule/testing/dispatchDay.ts'
import { openEditJob } from '../features/jobs/testing/editedJob.ts'
import { createButton, field, fillCustomerAndCategory, formAnswers, openNewJob } from '../testing/jobForm.ts'
import { fillStaff, staffFormAnswers } from '../features/staff/testing/staffForm.ts'
import { noStaffJobs, noStaffVisits, staffPage, staffRecordAnswer } from '../features/staff/testing/staffAnswers.ts'
import { messageSettings, template, templates, variables } from '../features/notifications/testing/messages.ts'
import { notificationOf, notificationsOf } from '../features/notifications/testing/notifications.ts'
import { taxesOf, taxOf } from '../features/taxes/testing/taxes.ts'
import { endedPlan, onlinePayments, openBilling, fakeCardForm } from '../features/plans/testing/billing.tsx'
import { profileAnswer } from '../features/profile/testing/profileAnswers.ts'
import { settingAnswers } from '../features/settings/testing/settingAnswers.ts'
import { setupRecordsAnswer, setupAnswer } from '../features/dashboard/testing/setupAnswer.ts'
import { returnFromGoogle } from '../features/auth/testing/socialAnswers.ts'
import { signUpAnswers } from '../features/auth/testing/signUpAnswers.ts'
import { goTo } from '../lib/navigation/address.ts'
import { addFilter, itemAnswers } from '../features/jobs/testing/itemToAdd.ts'
import { dayAnswers, dayVisit } from '../testing/ownDay.ts'
import { deleteQueue } from '../lib/offline/testing/inMemory.ts'
import { preferenceKey } from '../lib/preferences/preferenceKeys.ts'
import { writeSession } from '../lib/session/session.ts'
import { type FakeGateway, type FakeOperation, fakeGateway, refuse } from '../testing/fakeGateway.ts'
import { branch, branchPage } from '../features/branches/testing/branches.ts'
import { branchContents, chooseTarget } from '../features/branches/testing/branchContents.ts'
import { customerRecord, noDealings, property } from '../testing/customerRecord.ts'
import { approvalForms } from '../features/quotes/testing/approvalForms.ts'
import { quotedJob } from '../features/quotes/testing/quotedJob.ts'
import { entry, historyOf, job, jobsOf, me, NINE } from '../testing/jobs.ts'
import { individual, owner, signedIn, technician } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

vi.mock('../lib/offline/queue/queueStore.ts', () => import('../lib/offline/testing/inMemory.ts'))

afterEach(async () => {
  vi.useRealTimers()
  await deleteQueue()
})
beforeEach(() => sessionStorage.clear())

type Answers = Record<string, FakeOperation>
interface Walk {
  /** The gateway's response to a 200 without readable data. */
  readonly answer: Record<string, unknown>
  /** Sends the write from its screen. */
  readonly send: (answers: Answers) => Promise<FakeGateway>
  /** The expected text on screen. */
  readonly says: () => Promise<unknown>
}

const button = (user: UserEvent, name: string) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
const heading = (name: string) => () => screen.findByRole('heading', { name })
const format = (text: string | RegExp) => () => screen.findByText(text)

async function typeInto(user: UserEvent, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await user.type(await screen.findByLabelText(new RegExp(`^${label}( \\*)?$`)), value)
}

/** A page, its input and the button that submits it. */
const form =
  (path: string, values: Readonly<Record<string, string>>, send: string, isSignedIn = false, known: Answers = {}) =>
  async (answers: Answers): Promise<FakeGateway> => {
    if (isSignedIn) signedIn()
    const gateway = fakeGateway({ ...signUpAnswers, Me: { me: owner }, ...known, ...answers })
    const { user } = renderAt(path)
    await typeInto(user, values)
    await user.click(screen.getAllByRole('button', { name: send })[0] as HTMLElement)
    return gateway
  }

async function atVerification(answers: Answers) {
  const gateway = fakeGateway({ ...signUpAnswers, ...me, ...dayAnswers([], false), Jobs: jobsOf([job()]), ...answers })
  writeSession({ verifyUser: 'true', verifyToken: 'pending-token', authEmail: 'new@demo.test' })
  const { user } = renderAt('/register')
  await screen.findByRole('heading', { level: 1 })
  act(() => goTo('/register', { state: { openDiv: 'otpVerification', email: 'new@demo.test' } }))
  await screen.findByRole('heading', { name: 'Verify your email address' })
  return { gateway, user }
}

async function atJob(answers: Answers, path = '/jobs/12') {
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs: jobsOf([job()]), Job: { job: job() }, JobHistory: historyOf([]), ...answers })
  const { user } = renderAt(path)
  await screen.findByText(/J-1012/)
  return { gateway, user }
}

/** Technicians write through their queue. */
function atOwnDay(answers: Answers, path = '/', isShared = false) {
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
  signedIn(technician)
  const under = dayVisit({ status: 'REACHED', allowedActions: ['START'] })
  const gateway = fakeGateway({ ...dayAnswers([under], isShared), ...answers })
  return { gateway, ...renderAt(path) }
}

/** The choice of the form that approves quotes, among one form with a question of a type. */
async function atQuoteApproval(
  answers: Answers,
  dataType: string,
  send: (user: UserEvent, inside: ReturnType<typeof within>) => Promise<void>,
): Promise<FakeGateway> {
  signedIn()
  const question = {
    __typename: 'FormField',
    fieldKey: 'a',
    name: 'A',
    dataType,
    isRequired: true,
    choices: null,
    showIf: null,
    terms: null,
  }
  const sections = [{ __typename: 'FormSection', name: 'One', fields: [question] }]
  const gateway = fakeGateway({
    ...me,
    ...builderAnswers,
    Forms: getForms([]),
    ...approvalForms([{ id: '62', formName: 'Hand-over' }], null),
    FormToFill: { form: { __typename: 'Form', id: '62', formName: 'Hand-over', version: 1, sections } },
    ...answers,
  })
  const { user } = renderAt('/forms')
  await user.click(await screen.findByRole('button', { name: 'Choose form' }))
  await send(user, within(await screen.findByRole('dialog', { name: 'Quote approval' })))
  return gateway
}

async function inDialog(open: string, name: string | RegExp, answers: Answers) {
  const { gateway, user } = await openNewJob('?customer=30', answers)
  await user.click(await screen.findByRole('button', { name: open }))
  return { gateway, user, inside: within(await screen.findByRole('dialog', { name })) }
}

function atCustomer(answers: Answers, path = '/customers/30') {
  signedIn()
  const gateway = fakeGateway({ ...me, CustomerRecord: { customer: customerRecord() }, ...noDealings, ...answers })
  return { gateway, ...renderAt(path) }
}

function atStaff(answers: Answers) {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    StaffRecord: { staffMember: staffRecordAnswer() },
    StaffNow: { staffMember: staffRecordAnswer({ futureVisits: 2 }) },
    StaffJobs: noStaffJobs,
    StaffVisits: noStaffVisits,
    ...answers,
  })
  return { gateway, ...renderAt('/staff/21') }
}

async function inStaffDialog(item: string, answers: Answers) {
  const { gateway, user } = atStaff(answers)
  await user.click(await screen.findByRole('button', { name: 'Actions for Sam Stone' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return { gateway, user, inside: within(await screen.findByRole('dialog', { name: new RegExp(item) })) }
}
const catalogue: Answers = {
  ...me,
  ...trades,
  PriceList: priceListOf([serviceOf()]),
  ServiceToEdit: { service: serviceOf() },
  ServiceRecord: { service: serviceOf() },
  Taxes: taxesOf([taxOf()]),
  Tax: { tax: taxOf() },
}

function atNotifications(answers: Answers) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, Notifications: notificationsOf([notificationOf()]), ...answers })
  return { gateway, ...renderAt('/notifications') }
}

const atMessageSettings = (name: string) => async (answers: Answers) => {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, MessageSettings: messageSettings, ...answers })
  const { user } = renderAt('/settings/messages')
  await user.click(await screen.findByRole('checkbox', { name }))
  return gateway
}

const atTemplates = (path: string, does: (user: UserEvent) => Promise<void>) => async (answers: Answers) => {
  signedIn()
  const returned = { MessageTemplates: templates, TemplateToEdit: { messageTemplate: template }, TemplatePreview: variables }
  const gateway = fakeGateway({ Me: { me: owner }, ...returned, ...answers })
  const { user } = renderAt(path)
  await does(user)
  return gateway
}

/** A form of the price list or of taxes, its input and the button that submits it. */
const catalogueForm =
  (path: string, values: Readonly<Record<string, string>>, send: string) =>
  async (answers: Answers): Promise<FakeGateway> => {
    signedIn()
    const gateway = fakeGateway({ ...catalogue, ...categoryAnswers, ...answers })
    const { user } = renderAt(path)
    await typeInto(user, values)
    await user.click(screen.getAllByRole('button', { name: send })[0] as HTMLElement)
    return gateway
  }

/** A row's menu action. */
const catalogueAction =
  (path: string, name: string, action: string) =>
  async (answers: Answers): Promise<FakeGateway> => {
    signedIn()
    const gateway = fakeGateway({ ...catalogue, ...answers })
    const { user } = renderAt(path)
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    return gateway
  }

function atForm(answers: Answers) {
  signedIn()
  const gateway = fakeGateway({ ...me, ...fillAnswers, Job: { job: job() }, JobHistory: historyOf([]), ...answers })
  return { gateway, ...renderAt('/jobs/7/forms/62') }
}

async function openBuilder(path: string, answers: Answers) {
  signedIn()
  const gateway = fakeGateway({ ...me, ...builderAnswers, Forms: getForms([formOf()]), FormToEdit: { form: formOf() }, ...answers })
  const { user } = renderAt(path)
  await screen.findByRole('form', { name: /form/ })
  return { gateway, user }
}

const customersOfBranch = { customers: { __typename: 'CustomerPage', totalCount: 1, ignored: [] } }

function atBranch(answers: Answers) {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    BranchRecord: { branch: branch() },
    BranchCustomers: customersOfBranch,
    ...noDealings,
    DialCodes: { countries: [] },
    ...answers,
  })
  return { gateway, ...renderAt('/branches/2') }
}

async function deletingBranch(answers: Answers) {
  const { gateway, user } = atBranch({ ...branchContents, ...answers })
  await user.click(await screen.findByRole('button', { name: 'Delete branch' }))
  await chooseTarget(user)
  await button(user, 'Move and delete')
  return gateway
}

const newBranch = {
  Name: 'Depot',
  Email: 'depot@demo.test',
  Phone: '5125550160',
  Street: '200 Main St',
  City: 'Buda',
  'State or province': 'TX',
  Country: 'United States',
}

const endOfUndo = (): void => void fireEvent.animationEnd(document.querySelector('.Toastify__progress-bar') as Element)

const sent = { __typename: 'SupportTicket', ticketId: null, message: null }
const acknowledged = { __typename: 'Acknowledged', message: null }

/** Changes one text setting. */
const setting = (section: string, label: string, root: string, says: string): Walk => ({
  answer: { [root]: null },
  send: (answers) => form(`/settings/${section}`, { [label]: '7' }, 'Save changes', true)({ ...settingAnswers, ...answers }),
  says: format(says),
})

/** Responses of the categories page. */
const categoryAnswers = {
  TradesToChoose: tradesToChoose,
  OwnCategories: ownCategories,
  CategoryToEdit: { category: { __typename: 'Category', id: '4', name: 'Plumbing', email: 'pipes@demo.test', description: 'Pipes' } },
  ServicesOfCategory: {
    services: { __typename: 'ServicePage', items: [{ __typename: 'Service', id: '11', categoryId: '3' }], totalCount: 1, page: 1 },
  },
} as const

/** Deletes a category and moves its services to the other one. */
async function deleteCategory(name: string, answers: Answers) {
  signedIn()
  const gateway = fakeGateway({ ...catalogue, ...categoryAnswers, ...answers })
  const { user } = renderAt('/categories')
  await user.click(await screen.findByRole('button', { name: `Delete: ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }))
  const target = dialog.queryByRole('combobox', { name: 'Move its services to' })
  if (target) {
    await user.click(target)
    await user.click(await screen.findByRole('option', { name: 'Plumbing' }))
  }
  await user.click(dialog.getByRole('button', { name: 'Delete category' }))
  return gateway
}

/** Imports a service of a new category. */
/** Imports a customer with one row for each street. */
async function importCustomer(streets: readonly string[], answers: Answers) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, ...noKnownCustomers, ...answers })
  const { user } = renderAt('/customers/import')
  await user.click(await screen.findByLabelText('Rows copied from a spreadsheet'))
  await user.paste(
    ['First name,Last name,Email,Street', ...streets.map((street) => `Maria,Lopez,maria@lopez.example,${street}`)].join('\n'),
  )
  await button(user, 'Use these rows')
  await user.click(await screen.findByRole('button', { name: 'Import 1 customer' }))
  return gateway
}

async function importServices(answers: Record<string, FakeOperation>) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, ...knownServices(), ImportCategory: { createCategory: null }, ...answers })
  const { user } = renderAt('/price-list/import')
  await user.click(await screen.findByLabelText('Rows copied from a spreadsheet'))
  await user.paste('Name,Price,Category\nRoof check,80,Roofing')
  await button(user, 'Use these rows')
  await user.click(await screen.findByRole('button', { name: 'Import 1 service' }))
  return gateway
}

const erasure = (answer: Walk['answer']): Walk => ({
  answer,
  send: async (answers) => {
    const { gateway, user } = openPersonalData(answers)
    await erase(user)
    return gateway
  },
  says: format('Maria Lopez was erased'),
})

const walks: Readonly<Record<string, Walk>> = {
  CreateBranch: {
    answer: { createBranch: null },
    send: form('/branches/new', newBranch, 'Save branch', true, { Branches: branchPage([branch()]) }),
    says: format('Branch created'),
  },
  UpdateBranch: {
    answer: { updateBranch: null },
    send: form('/branches/2/edit', { Name: ' North' }, 'Save branch', true, {
      BranchToEdit: { branch: branch() },
      BranchRecord: { branch: branch() },
      BranchCustomers: customersOfBranch,
      ...noDealings,
    }),
    says: format('Round Rock updated'),
  },
  OperateBranch: {
    answer: { operateBranch: null },
    send: async (answers) => {
      const { gateway, user } = atBranch(answers)
      await user.click(await screen.findByRole('button', { name: 'Actions for Round Rock' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Set inactive' }))
      return gateway
    },
    says: format('“Set inactive” sent for Round Rock. We couldn’t confirm the result.'),
  },
  AddBranchHead: {
    answer: { addBranchHead: null },
    send: async (answers) => {
      const { gateway, user } = atBranch({ BranchRecord: { branch: branch({ branchHead: null }) }, ...answers })
      await user.click(await screen.findByRole('button', { name: 'Add head' }))
      await screen.findByRole('dialog')
      await typeInto(user, { Name: 'Nora Field', Email: 'nora@demo.test', Phone: '5125550150', Address: '12 Lake Street' })
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add head' }))
      return gateway
    },
    says: format('Nora Field is the head of Round Rock'),
  },
  UpdateBranchHead: {
    answer: { updateBranchHead: null },
    send: async (answers) => {
      const { gateway, user } = atBranch(answers)
      await user.click(await screen.findByRole('button', { name: 'Edit head' }))
      await screen.findByRole('dialog')
      await typeInto(user, { Address: ', rear' })
      await button(user, 'Save head')
      return gateway
    },
    says: format('Carmen Delgado updated'),
  },
  RemoveBranchHead: {
    answer: { removeBranchHead: null },
    send: async (answers) => {
      const { gateway, user } = atBranch(answers)
      await user.click(await screen.findByRole('button', { name: 'Remove head' }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove head' }))
      return gateway
    },
    says: format('Carmen Delgado removed as head of Round Rock'),
  },
  MoveBranchJob: {
    answer: { updateJob: null },
    send: deletingBranch,
    says: format('Round Rock deleted'),
  },
  MovePerson: {
    answer: { updateStaff: null },
    send: deletingBranch,
    says: format('Round Rock deleted'),
  },
  Register: {
    answer: { register: { __typename: 'Registered', token: null, isNewUser: null, message: null, user: null } },
    send: form('/register', { Email: 'new@demo.test', Password: 'demo1234' }, 'Create a Free Account'),
    says: format('Your account was created. Please sign in.'),
  },
  SocialLogin: {
    answer: { socialLogin: { __typename: 'Registered', token: null, isNewUser: null, message: null, user: null } },
    send: async (answers) => {
      const gateway = fakeGateway({ Me: { me: owner }, ...answers })
      returnFromGoogle({ code: 'access-code' })
      return gateway
    },
    says: heading('Sign in to Callout'),
  },
  UpdateProfile: {
    answer: { updateProfile: { __typename: 'ProfileUpdated', message: null, user: null } },
    send: async (answers) => {
      const gateway = fakeGateway({ ...signUpAnswers, ...answers })
      writeSession({ verifyUser: 'true', verifyToken: 'pending-token', authEmail: 'new@demo.test' })
      sessionStorage.setItem(
        'signUp',
        JSON.stringify({ step: 'chooseCategory', isSetUp: true, categoryIds: ['3'], owner: 'new@demo.test' }),
      )
      const { user } = renderAt('/register')
      await screen.findByRole('heading', { name: 'Service Categories' })
      await user.click(await screen.findByRole('button', { name: 'Next' }))
      return gateway
    },
    says: heading('Verify your email address'),
  },
  VerifyUser: {
    answer: { verifyUser: { __typename: 'UserVerified', token: null, message: null, user: null } },
    send: async (answers) => {
      const { gateway, user } = await atVerification(answers)
      await user.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }))
      await user.paste('123456')
      return gateway
    },
    says: () => screen.findByRole('button', { name: /^Account:/ }),
  },
  ResendOtp: {
    answer: { resendOtp: { __typename: 'CodeSent', resendAfter: null, message: null, token: null, user: null } },
    send: async (answers) => (await atVerification(answers)).gateway,
    says: format('05 : 00'),
  },
  ForgotPassword: {
    answer: { forgotPassword: acknowledged },
    send: form('/forgot-password', { Email: 'owner@demo.test' }, 'Reset password'),
    says: heading('Check your email'),
  },
  ResetPassword: {
    answer: { resetPassword: acknowledged },
    send: form(
      '/reset-password#token=one-time',
      { 'New password': 'brand-new-1', 'Confirm new password': 'brand-new-1' },
      'Set new password',
    ),
    says: format('Password changed. Sign in with your new password.'),
  },
  ChangePassword: {
    answer: { changePassword: { __typename: 'PasswordChanged', token: null, message: null } },
    send: form(
      '/account/password',
      { 'Current password': 'demo1234', 'New password': 'brand-new-1', 'Confirm new password': 'brand-new-1' },
      'Change password',
      true,
    ),
    says: format('Password changed'),
  },
  ContactSupport: {
    answer: { contactSupport: sent },
    send: form('/contact', { Name: 'Ida', Email: 'ida@example.test', Subject: 'A question', Message: 'How?' }, 'Send message'),
    says: heading('Message sent'),
  },
  Subscribe: {
    answer: { subscribe: null },
    send: async (answers) => {
      fakeCardForm({ kind: 'succeeded', paymentMethodId: 'pm_mock_visa' })
      const { gateway, user } = openBilling('/subscriptions/checkout?plan=1', { ...endedPlan, ...answers })
      const pay = await screen.findByRole('button', { name: 'Pay $29.00' })
      await waitFor(() => expect(pay).toBeEnabled())
      await user.click(pay)
      return gateway
    },
    says: format('You’re on the Solo plan.'),
  },
  ChangePlan: {
    answer: { changeSubscription: null },
    send: async (answers) => {
      const { gateway, user } = openBilling('/subscriptions/checkout?plan=3', answers)
      await user.click(await screen.findByRole('button', { name: /^Pay / }))
      return gateway
    },
    says: format('You’re on the Business plan.'),
  },
  CancelPlan: {
    answer: { cancelSubscription: null },
    send: async (answers) => {
      const { gateway, user } = openBilling('/subscriptions', answers)
      await user.click(await screen.findByRole('button', { name: 'Cancel plan' }))
      await user.click(await screen.findByRole('radio', { name: 'It was only a test' }))
      await user.click(screen.getByRole('button', { name: 'Cancel the plan' }))
      return gateway
    },
    says: format('Plan cancelled'),
  },
  ChangeCard: {
    answer: { updatePaymentConfiguration: null },
    send: async (answers) => {
      fakeCardForm({ kind: 'succeeded', paymentMethodId: 'pm_mock_visa' })
      const { gateway, user } = openBilling('/subscriptions/card', answers)
      await screen.findByTitle('Card details')
      await user.click(await screen.findByRole('button', { name: 'Save card' }))
      return gateway
    },
    says: format('Payment Method Updated Successfully'),
  },
  ConfigureOnlinePayments: {
    answer: { updatePaymentConfiguration: null },
    send: async (answers) => {
      const { gateway, user } = openBilling('/subscriptions/online-payments', { ...onlinePayments(), ...answers })
      await user.click(await screen.findByRole('switch', { name: /^Take online payments/ }))
      await user.click(screen.getAllByRole('button', { name: 'Save changes' })[0] as HTMLElement)
      return gateway
    },
    says: format('Online payments saved'),
  },
  CreateCustomer: {
    answer: { createCustomer: null },
    send: async (answers) => {
      const { gateway, user } = await openNewJob('', answers)
      await user.click(screen.getByRole('button', { name: 'New customer' }))
      const inside = within(await screen.findByRole('group', { name: 'New customer' }))
      await user.type(inside.getByLabelText(/^Name/), 'Ada Byron')
      await user.type(inside.getByLabelText(/^Street \*|^Street$/), '4 New Road')
      await user.click(inside.getByRole('button', { name: 'Save customer' }))
      return gateway
    },
    says: format('Customer saved. Search for the name to choose it.'),
  },
  UpdateCustomer: {
    answer: { updateCustomer: null },
    send: async (answers) => {
      signedIn()
      const read = { CustomerToEdit: { customer: editedCustomer }, CustomerRecord: { customer: customerRecord() }, ...noDealings }
      const gateway = fakeGateway({ ...formAnswers, ...read, ...answers })
      const { user } = renderAt('/customers/30/edit')
      await user.type(await screen.findByLabelText('Notes'), ' Twice.')
      await user.click(screen.getAllByRole('button', { name: 'Save customer' })[0] as HTMLElement)
      return gateway
    },
    says: format('Maria Lopez updated'),
  },
  ChangeStaff: {
    answer: { updateStaff: null },
    send: async (answers) => {
      const { gateway, user } = atStaff(answers)
      await user.click(await screen.findByRole('button', { name: /^Remove / }))
      return gateway
    },
    says: format('“Remove time off” sent for Sam Stone. We couldn’t confirm the result.'),
  },
  CreateStaff: {
    answer: { createStaff: null },
    send: async (answers) => {
      signedIn()
      const gateway = fakeGateway({ ...me, ...staffFormAnswers, StaffList: staffPage([]), ...answers })
      const { user } = renderAt('/staff/new')
      await fillStaff(user)
      await user.click(screen.getAllByRole('button', { name: 'Save staff member' })[0] as HTMLElement)
      return gateway
    },
    says: format('Staff member added. Invitation sent to nia@harbor.test'),
  },
  UpdateStaff: {
    answer: { updateStaff: null },
    send: async (answers) => {
      signedIn()
      const record = { StaffRecord: { staffMember: staffRecordAnswer() }, StaffJobs: noStaffJobs, StaffVisits: noStaffVisits }
      const gateway = fakeGateway({ ...me, ...staffFormAnswers, ...record, ...answers })
      const { user } = renderAt('/staff/21/edit')
      await user.type(await screen.findByLabelText('Address'), '4 New Road')
      await user.click(screen.getAllByRole('button', { name: 'Save staff member' })[0] as HTMLElement)
      return gateway
    },
    says: format('Sam Stone updated'),
  },
  SetStaffActive: {
    answer: { setStaffActive: null },
    send: async (answers) => {
      const { gateway, user, inside } = await inStaffDialog('Set inactive', answers)
      await user.click(inside.getByRole('button', { name: 'Set inactive' }))
      return gateway
    },
    says: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  },
  ChangeStaffPassword: {
    answer: { changeStaffPassword: null },
    send: async (answers) => {
      const { gateway, user, inside } = await inStaffDialog('Change password', answers)
      await user.type(inside.getByLabelText('New password'), 'brand-new-1')
      await user.type(inside.getByLabelText('Confirm new password'), 'brand-new-1')
      await user.click(inside.getByRole('button', { name: 'Change password' }))
      return gateway
    },
    says: format('Password of Sam Stone changed'),
  },
  CreateProperty: {
    answer: { createProperty: null },
    send: async (answers) => {
      const { gateway, user, inside } = await inDialog('New property', /^New property/, answers)
      await user.type(inside.getByLabelText(/^Street \*|^Street$/), '4 New Road')
      await user.click(inside.getByRole('button', { name: 'Save property' }))
      return gateway
    },
    says: format('Property saved.'),
  },
  UpdateProperty: {
    answer: { updateProperty: null },
    send: async (answers) => {
      signedIn()
      const read = { PropertyOwner: { customer: editedCustomer }, CustomerRecord: { customer: customerRecord() }, ...noDealings }
      const owns = { ...read, PropertyToEdit: { property: editedProperty } }
      const gateway = fakeGateway({ ...formAnswers, ...owns, ...answers })
      const { user } = renderAt('/customers/30/properties/40/edit')
      await user.type(await screen.findByLabelText('Access notes'), ' Twice.')
      await user.click(screen.getAllByRole('button', { name: 'Save property' })[0] as HTMLElement)
      return gateway
    },
    says: format('Practice · 80 Elm Street, Chicago updated'),
  },
  SaveAccessNotes: {
    answer: { updateProperty: null },
    send: async (answers) => {
      const place = { __typename: 'Property', id: '40', accessNotes: 'Key', returnsAccessNotes: true }
      const shown = { ...place, customerId: '30', customerName: null, name: 'Home', address: '12 Oak Street' }
      const customer = { __typename: 'Customer', id: '30', name: 'Maria Lopez', companyName: null, properties: [shown] }
      signedIn()
      const gateway = fakeGateway({ ...me, CustomerEquipment: { customer }, PropertyNotes: { property: place }, ...answers })
      const { user } = renderAt('/customers/30/equipment')
      await user.click(await screen.findByRole('button', { name: 'Add equipment' }))
      await user.type(await screen.findByLabelText('Make'), 'Rheem')
      await button(user, 'Save equipment')
      return gateway
    },
    says: format('Rheem sent. We couldn’t confirm that it was saved.'),
  },
  LocateProperty: {
    answer: { updateProperty: null },
    send: async (answers) => {
      signedIn()
      const gateway = fakeGateway({ ...me, ...boardSettings, DispatchMap: dayOf([placed()]), ...answers })
      const { user } = renderAt('/map?date=2026-11-23')
      await user.click(await screen.findByRole('button', { name: 'Set location for J-1012' }))
      await user.click(await screen.findByRole('button', { name: 'Enter coordinates' }))
      await user.type(await screen.findByLabelText(/^Coordinates/), '40.7, -74.1')
      await button(user, 'Set location')
      return gateway
    },
    says: format('Location of Maria Lopez sent'),
  },
  DeleteProperty: {
    answer: { deleteProperty: null },
    send: async (answers) => {
      const there = { jobs: { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] } }
      const owns = { CustomerRecord: { customer: customerRecord({ properties: [{ ...property, id: '340' }] }) } }
      const { gateway, user } = atCustomer({ ...owns, JobsAtProperty: there, ...answers })
      await user.click(await screen.findByRole('button', { name: 'Delete: Home' }))
      await screen.findByText('No jobs are booked there.')
      await button(user, 'Delete property')
      await screen.findByText('Home · 12 Oak Street, Salem deleted')
      endOfUndo()
      return gateway
    },
    says: () => waitFor(() => expect(screen.queryByRole('button', { name: 'Delete: Home' })).toBeNull()),
  },
  ImportCustomer: {
    answer: { createCustomer: null },
    send: (answers) => importCustomer(['12 Oak Street'], answers),
    says: format('1 customer added'),
  },
  ImportProperty: {
    answer: { createProperty: null },
    send: (answers) =>
      importCustomer(['12 Oak Street', '80 Elm Street'], {
        ImportCustomer: { createCustomer: { __typename: 'Customer', id: '90', isActive: true, lockVersion: 1 } },
        ...answers,
      }),
    says: format('1 further property added'),
  },
  ImportService: {
    answer: { createService: null },
    send: importServices,
    says: format('1 service added'),
  },
  ImportCategory: {
    answer: { createCategory: null },
    send: (answers) => importServices({ ImportService: { createService: null }, ...answers }),
    says: format('1 service added'),
  },
  DeleteCustomer: {
    answer: { deleteCustomer: null },
    send: async (answers) => {
      const alone = { CustomerRecord: { customer: customerRecord({ id: '330', jobsCount: 0, outstandingBalance: 0 }) } }
      const { gateway, user } = atCustomer({ ...alone, ...answers }, '/customers/330')
      await user.click(await screen.findByRole('button', { name: 'Actions for Maria Lopez' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await screen.findByText('Maria Lopez deleted')
      endOfUndo()
      return gateway
    },
    says: format('This customer was deleted'),
  },
  CreateService: {
    answer: { createService: null },
    send: catalogueForm('/price-list/new', { Name: 'Boiler service', Price: '45.5' }, 'Save service'),
    says: format('Service created'),
  },
  UpdateService: {
    answer: { updateService: null },
    send: catalogueForm('/price-list/11/edit', { Unit: 's' }, 'Save service'),
    says: format('Boiler service updated'),
  },
  ChangeService: {
    answer: { updateService: null },
    send: catalogueAction('/price-list', 'Boiler service', 'Set inactive'),
    says: format('“Set inactive” sent for Boiler service. We couldn’t confirm the result.'),
  },
  DeleteService: {
    answer: { deleteService: null },
    send: async (answers) => {
      const gateway = await catalogueAction('/price-list', 'Boiler service', 'Delete')(answers)
      await screen.findByText('Boiler service deleted')
      endOfUndo()
      return gateway
    },
    says: () => waitFor(() => expect(screen.queryByRole('link', { name: 'Boiler service' })).toBeNull()),
  },
  ChangeJobPrice: {
    answer: { updateJob: null },
    send: async (answers) => {
      signedIn()
      const gateway = fakeGateway({ ...catalogue, JobsThatSell: sellingJobs([sellingJob()]), ...answers })
      const { user } = renderAt('/price-list/11?was=40')
      await user.click(await screen.findByRole('radio', { name: /^Open jobs, too/ }))
      await user.click(screen.getByRole('checkbox', { name: /reviewed/ }))
      await button(user, 'Change 1 job')
      return gateway
    },
    says: format('1 job changed.'),
  },
  SelectTrades: {
    answer: { selectCategories: null },
    send: async (answers) => {
      signedIn()
      const gateway = fakeGateway({ ...catalogue, ...categoryAnswers, ...answers })
      const { user } = renderAt('/categories')
      await user.click(await screen.findByRole('checkbox', { name: /^Roofing/ }))
      await user.click(screen.getByRole('button', { name: 'Save categories' }))
      return gateway
    },
    says: format('Categories saved'),
  },
  RecordPayment: {
    answer: { recordPayment: null },
    send: async (answers) => {
      signedIn()
      const gateway = fakeGateway({ ...me, ...invoiceAnswers(invoice({})), ...answers })
      const { user } = renderAt('/invoices/901')
      await user.click(await screen.findByRole('link', { name: 'Record payment' }))
      await user.type(await screen.findByRole('textbox', { name: 'Reference' }), 'May')
      await user.click((await screen.findAllByRole('button', { name: 'Record payment' }))[0] as HTMLElement)
      return gateway
    },
    says: format('Payment of $100.00 for INV-0901 recorded.'),
  },
  VoidInvoice: {
    answer: { manageJob: null },
    send: async (answers) => {
      signedIn()
      const unpaid = invoice({ amountPaid: 0, payments: [] })
      const gateway = fakeGateway({
        ...me,
        ...invoiceAnswers(unpaid),
        JobVersion: { job: { __typename: 'Job', id: '501', lockVersion: 3 } },
        ...answers,
      })
      const { user } = renderAt('/invoices/901')
      await user.click(await screen.findByRole('button', { name: 'Void invoice' }))
      await user.click(within(await screen.findByRole('dialog', { name: 'Void INV-0901' })).getByRole('button', { name: 'Void' }))
      return gateway
    },
    says: format('“Void” was accepted but didn’t take effect: INV-0901 isn’t voided. Check the invoice before you continue.'),
  },
  SendAttachment: {
    answer: { sendAttachment: null },
    send: async (answers) => {
      signedIn()
      const gateway = fakeGateway({ ...me, ...invoiceAnswers(invoice({})), ...answers })
      const { user } = renderAt('/invoices/901')
      await user.click(await screen.findByRole('button', { name: 'Send' }))
      const inside = within(await screen.findByRole('dialog', { name: 'Send INV-0901' }))
      await user.click(inside.getByRole('button', { name: 'Send' }))
      return gateway
    },
    says: format('“Send” sent for INV-0901. We couldn’t confirm the result.'),
  },
  AttachForms: {
    answer: { updateJob: null },
    send: async (answers) => {
      const handover = { __typename: 'Form', id: '3', formName: 'Handover', status: 'ACTIVE', categoryIds: [], attachTo: [] }
      const { gateway, user } = await atJob({ JobFormForms: { forms: { __typename: 'FormPage', items: [handover] } }, ...answers })
      await user.click(await screen.findByRole('button', { name: 'Attach form' }))
      const inside = within(await screen.findByRole('dialog', { name: 'Attach a form to J-1012' }))
      await user.click(await inside.findByRole('checkbox', { name: 'Handover' }))
      await user.click(inside.getByRole('button', { name: 'Attach' }))
      return gateway
    },
    says: format('Handover attached to J-1012'),
  },
  UpdateQuote: {
    answer: { updateJob: null },
    send: async (answers) => {
      const note = { addJobNote: { ...entry({ event: 'NOTE' }), attachments: [] } }
      const { gateway, user } = await atJob({ Job: { job: quotedJob({}, { sentAt: NINE }) }, SendNote: note, ...answers })
      await user.click(await screen.findByRole('button', { name: 'Approve quote' }))
      const inside = within(await screen.findByRole('dialog', { name: 'Approve quote J-1012' }))
      await user.click(inside.getByRole('button', { name: 'Approve' }))
      return gateway
    },
    says: format(/We couldn’t confirm that the approval was saved/),
  },
  ChooseApprovalForm: {
    answer: { updateJobSetting: null },
    send: (answers) =>
      atQuoteApproval(answers, 'SIGNATURE', async (user, inside) => {
        await user.click(await inside.findByRole('radio', { name: 'Hand-over' }))
        await user.click(inside.getByRole('button', { name: 'Save' }))
      }),
    says: format('Quote approval saved on this device'),
  },
  CreateApprovalForm: {
    answer: { createForm: null },
    send: (answers) =>
      atQuoteApproval(answers, 'TEXTBOX', async (user, inside) => {
        await user.click(await inside.findByRole('button', { name: 'Create one' }))
      }),
    says: () => screen.findAllByText(/We couldn’t confirm that the form was created/),
  },
  AddCustomerEmail: {
    answer: { updateCustomer: null },
    send: async (answers) => {
      signedIn()
      const { customer } = invoice({})
      const gateway = fakeGateway({
        ...me,
        ...invoiceAnswers(invoice({ customer: customer && { ...customer, email: '' } })),
        Recipient: {
          customer: {
            __typename: 'Customer',
            id: customer?.id ?? '',
            email: '',
            phone: '',
            phoneCountryCode: '1',
            emailNotification: true,
            smsNotification: true,
            lockVersion: 2,
          },
        },
        ...answers,
      })
      const { user } = renderAt('/invoices/901')
      await user.click(await screen.findByRole('button', { name: 'Send' }))
      const inside = within(await screen.findByRole('dialog', { name: 'Send INV-0901' }))
      await user.click(await inside.findByRole('button', { name: 'Add an email' }))
      await user.type(await inside.findByLabelText('Customer’s email'), 'carla@reyes.test{Enter}')
      return gateway
    },
    says: () => waitFor(() => expect(screen.queryByLabelText('Customer’s email')).toBeNull()),
  },
  CreateCategory: {
    answer: { createCategory: null },
    send: catalogueForm('/categories/new', { Name: 'Roofing', Email: 'roofs@demo.test', Description: 'Tiles' }, 'Save category'),
    says: format('Category added'),
  },
  UpdateCategory: {
    answer: { updateCategory: null },
    send: catalogueForm('/categories/4/edit', { Name: ' 2' }, 'Save category'),
    says: format('Plumbing updated'),
  },
  DeleteCategory: {
    answer: { deleteCategory: null },
    send: (answers) => deleteCategory('Plumbing', answers),
    says: format('Plumbing deleted'),
  },
  MoveService: {
    answer: { updateService: null },
    send: (answers) => deleteCategory('Heating', { DeleteCategory: { deleteCategory: null }, ...answers }),
    says: format('Heating deleted'),
  },
  ReadNotification: {
    answer: { readNotification: null },
    send: async (answers) => {
      const { gateway, user } = atNotifications({ Job: { job: job() }, JobHistory: historyOf([]), ...answers })
      await user.click(await screen.findByRole('link', { name: 'J-1012 was moved' }))
      return gateway
    },
    says: () => waitFor(() => expect(window.location.pathname).toBe('/jobs/7')),
  },
  ReadAllNotifications: {
    answer: { readAllNotifications: null },
    send: async (answers) => {
      const { gateway, user } = atNotifications(answers)
      await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
      return gateway
    },
    says: () => screen.findByRole('heading', { name: 'Notifications' }),
  },
  ClearNotifications: {
    answer: { clearNotifications: null },
    send: async (answers) => {
      const { gateway, user } = atNotifications(answers)
      await user.click(await screen.findByRole('button', { name: 'Clear all' }))
      await screen.findByText('Notifications cleared')
      endOfUndo()
      return gateway
    },
    says: () => waitFor(() => expect(screen.queryByRole('link', { name: 'J-1012 was moved' })).toBeNull()),
  },
  SendForm: {
    answer: { saveJobForm: null },
    send: async (answers) => {
      const { gateway, user } = atForm(answers)
      await user.type(await screen.findByRole('textbox', { name: /^Anything odd/ }), 'No')
      await user.click(screen.getByRole('button', { name: 'Submit form' }))
      return gateway
    },
    says: format('Boiler checklist submitted'),
  },
  CreateForm: {
    answer: { createForm: null },
    send: async (answers) => {
      const { gateway, user } = await openBuilder('/forms/new', answers)
      const [formName, section, question] = screen.getAllByRole('textbox')
      await user.type(formName as HTMLElement, 'Hand-over')
      await user.type(section as HTMLElement, 'Checks')
      await user.type(question as HTMLElement, 'Anything odd?')
      await button(user, 'Save form')
      return gateway
    },
    says: format('Form created'),
  },
  UpdateForm: {
    answer: { updateForm: null },
    send: async (answers) => {
      const { gateway, user } = await openBuilder('/forms/62/edit', answers)
      await user.type(screen.getByRole('textbox', { name: /^Form name/ }), ' 2')
      await button(user, 'Save form')
      return gateway
    },
    says: format('Boiler checklist updated.'),
  },
  ChangeForm: {
    answer: { updateForm: null },
    send: (answers) =>
      catalogueAction(
        '/forms',
        'Boiler checklist',
        'Set inactive',
      )({
        ...builderAnswers,
        Forms: getForms([formOf()]),
        FormNow: { form: formOf() },
        ...answers,
      }),
    says: format('“Set inactive” sent for Boiler checklist. We couldn’t confirm the result.'),
  },
  DeleteForm: {
    answer: { deleteForm: null },
    send: async (answers) => {
      const gateway = await catalogueAction(
        '/forms',
        'Boiler checklist',
        'Delete',
      )({ ...builderAnswers, Forms: getForms([formOf()]), ...answers })
      await screen.findByText(/^Boiler checklist deleted/)
      endOfUndo()
      return gateway
    },
    says: () => waitFor(() => expect(screen.queryByRole('link', { name: /^Boiler checklist/ })).toBeNull()),
  },
  UpdateCompanyMessages: {
    answer: { updateCompanyNotificationSettings: null },
    send: atMessageSettings('Job assigned: by email'),
    says: () => waitFor(() => expect(screen.getByRole('checkbox', { name: 'Job assigned: by email' })).toBeEnabled()),
  },
  UpdateCustomerMessages: {
    answer: { updateCustomerNotificationSettings: null },
    send: atMessageSettings('Visit reminder: by email'),
    says: () => waitFor(() => expect(screen.getByRole('checkbox', { name: 'Visit reminder: by email' })).toBeEnabled()),
  },
  CreateTemplate: {
    answer: { createMessageTemplate: null },
    send: atTemplates('/settings/templates/new', async (user) => {
      for (const name of ['Name', 'Subject', 'Message'])
        await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }), 'A')
      await button(user, 'Save template')
    }),
    says: format('Template created'),
  },
  UpdateTemplate: {
    answer: { updateMessageTemplate: null },
    send: atTemplates('/settings/templates/101/edit', async (user) => {
      await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' b')
      await button(user, 'Save template')
    }),
    says: format('Short confirmation updated'),
  },
  DeleteTemplate: {
    answer: { deleteMessageTemplate: null },
    send: atTemplates('/settings/templates', async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Delete Short confirmation' }))
      await screen.findByText('Short confirmation deleted')
      endOfUndo()
    }),
    says: () => waitFor(() => expect(screen.queryByRole('link', { name: 'Short confirmation' })).toBeNull()),
  },
  CreateTax: {
    answer: { createTax: null },
    send: catalogueForm('/taxes/new', { Name: 'State tax', 'Rate in percent': '5' }, 'Save tax'),
    says: format('Tax created'),
  },
  UpdateTax: {
    answer: { updateTax: null },
    send: catalogueForm('/taxes/5/edit', { Name: ' 2' }, 'Save tax'),
    says: format('Sales tax updated'),
  },
  DeleteTax: {
    answer: { deleteTax: null },
    send: async (answers) => {
      const gateway = await catalogueAction('/taxes', 'Sales tax', 'Delete')(answers)
      await screen.findByText(/^Sales tax deleted/)
      endOfUndo()
      return gateway
    },
    says: () => waitFor(() => expect(screen.queryByRole('link', { name: 'Sales tax' })).toBeNull()),
  },
  MoveJob: {
    answer: { updateJob: null },
    send: async (answers) => (await mergeBenIntoMaria(answers)).gateway,
    says: format('Ben Hart merged into Maria Lopez'),
  },
  ErasePerson: erasure({ updateCustomer: null }),
  ErasePlace: erasure({ updateProperty: null }),
  EraseJobTexts: erasure({ updateJob: null }),
  CreateJob: {
    answer: { createJob: null },
    send: async (answers) => {
      const { gateway, user } = await openNewJob('', answers)
      await fillCustomerAndCategory(user)
      await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
      await user.click(createButton())
      return gateway
    },
    says: format('Job created'),
  },
  UpdateJob: {
    answer: { updateJob: null },
    send: async (answers) => {
      const { gateway, user } = await openEditJob(answers)
      await user.type(field('Title'), ' twice')
      await user.click(screen.getAllByRole('button', { name: 'Review changes' })[0] as HTMLElement)
      const inside = within(await screen.findByRole('dialog'))
      await user.click(inside.getByRole('checkbox', { name: /I’ve reviewed these changes/ }))
      await user.click(inside.getByRole('button', { name: /^Save/ }))
      return gateway
    },
    says: format('J-1012 updated'),
  },
  ChangeCustomer: {
    answer: { updateCustomer: null },
    send: async (answers) => {
      const { gateway, user } = atCustomer(answers)
      await user.click(await screen.findByRole('button', { name: 'Actions for Maria Lopez' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Set inactive' }))
      return gateway
    },
    says: format('“Set inactive” sent for Maria Lopez. We couldn’t confirm the result.'),
  },
  ManageJob: {
    answer: { manageJob: null },
    send: async (answers) => {
      const onTheWay = job({ status: 'ON_THE_WAY', lockVersion: 4 })
      vi.setSystemTime(NINE * 1000)
      const { gateway, user } = await atJob({ JobVisits: { job: onTheWay }, ...answers })
      await user.click(await screen.findByRole('button', { name: 'On the way' }))
      return gateway
    },
    says: format('J-1012: staff on the way'),
  },
  AddJobNote: {
    answer: { addJobNote: null },
    send: async (answers) => {
      const { gateway, user } = await atJob(answers)
      await user.type(await screen.findByLabelText('New note'), 'Gate code 12')
      await button(user, 'Add note')
      return gateway
    },
    says: format('Note added'),
  },
  SendStep: {
    answer: { manageJob: null },
    send: async (answers) => {
      const started = job({ status: 'STARTED', lockVersion: 4 })
      const { gateway, user } = atOwnDay({ JobVisits: { job: started }, ...answers })
      await user.click(await screen.findByRole('button', { name: 'Start J-1012' }))
      return gateway
    },
    says: format('J-1012: work started'),
  },
  SendNote: {
    answer: { addJobNote: null },
    send: async (answers) => {
      const { gateway, user } = atOwnDay(answers, '/jobs/12')
      await user.type(await screen.findByLabelText('New note'), 'Gate code 12')
      await button(user, 'Add note')
      return gateway
    },
    says: format('Note added'),
  },
  SharePosition: {
    answer: { selectStatus: null },
    send: async (answers) => {
      const getCurrentPosition = (tell: (position: object) => void): void => tell({ coords: { latitude: 30.2, longitude: -97.7 } })
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
      localStorage.setItem(preferenceKey('position', technician.email), 'share')
      return atOwnDay(answers, '/', true).gateway
    },
    says: format(/every 2 minutes during a visit/),
  },
  ExtendJob: {
    answer: { updateJob: null },
    send: async (answers) => {
      signedIn(individual)
      const gateway = fakeGateway({
        ...dayAnswers([]),
        Me: { me: individual },
        Job: { job: job({ invoice: null, invoices: [], lineItems: [] }) },
        JobHistory: historyOf([]),
        ...itemAnswers,
        ...answers,
      })
      const { user } = renderAt('/jobs/12')
      await addFilter(user)
      return gateway
    },
    says: format('Filter added to J-1012'),
  },
  AddVisitFiles: {
    answer: { addJobNote: null },
    send: async (answers) => {
      const { gateway, user } = await atJob(answers)
      await user.upload(await screen.findByLabelText('Files to add'), new File(['x'], 'leak.jpg', { type: 'image/jpeg' }))
      return gateway
    },
    says: format('Photo sent. We couldn’t confirm that they were saved.'),
  },
  UpdateOwnProfile: {
    answer: { updateOwnProfile: { __typename: 'ProfileUpdated', user: null } },
    send: (answers) =>
      form(
        '/account/profile',
        { 'First name': 'x' },
        'Save profile',
        true,
      )({
        ProfileToEdit: profileAnswer('INDIVIDUAL'),
        ...answers,
      }),
    says: format('Profile saved'),
  },
  SelectStatus: {
    answer: { selectStatus: null },
    send: async (answers) => {
      const staff = { ...owner, userType: 'STAFF' }
      signedIn(staff)
      const gateway = fakeGateway({ ...answers, Me: { me: staff } })
      const { user } = renderAt('/nowhere')
      await user.click(await screen.findByRole('button', { name: /^Account:/ }))
      await user.click(await screen.findByRole('menuitemradio', { name: 'Off' }))
      return gateway
    },
    says: format('You’re shown as off'),
  },
  UpdateSetup: {
    answer: { updateSetup: null },
    send: async (answers) => {
      signedIn()
      const gateway = fakeGateway({ Me: { me: owner }, SetupChecklist: setupAnswer(), SetupRecords: setupRecordsAnswer(), ...answers })
      renderAt('/settings')
      return gateway
    },
    says: format('2 of 6 done'),
  },
  UpdateCompany: setting('company', 'Postal code', 'updateCompany', 'Business profile saved'),
  SaveAccountingCodes: {
    answer: { updateCustomerSetting: null },
    send: async (answers) => {
      vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
      return (await saveSalesAccount({ AccountingCodes: settingsWith([]), ...answers })).gateway
    },
    says: format('Codes saved on this device'),
  },
  UpdateCustomerSetting: setting('invoices', 'Payment terms', 'updateCustomerSetting', 'Customers and invoices saved'),
  UpdateGeneralData: {
    answer: { updateGeneralData: null },
    send: async (answers) => {
      signedIn()
      const gateway = fakeGateway({ Me: { me: owner }, ...settingAnswers, ...answers })
      const { user } = renderAt('/settings/regional')
      await user.selectOptions(await screen.findByLabelText('Date format'), 'dd/MM/yyyy')
      await button(user, 'Save changes')
      return gateway
    },
    says: format('Regional saved'),
  },
  UpdateTeamSetting: setting('calendar', 'Time slots every', 'updateTeamSetting', 'Calendar saved'),
  UpdateJobSetting: setting('jobs', 'Job number prefix', 'updateJobSetting', 'Jobs saved'),
  DeleteJob: {
    answer: { deleteJob: null },
    send: async (answers) => {
      const { gateway, user } = await atJob(answers, '/jobs')
      await user.click(screen.getByRole('button', { name: 'Actions for J-1012' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await screen.findByText('J-1012 deleted')
      endOfUndo()
      return gateway
    },
    says: () => waitFor(() => expect(screen.queryByRole('link', { name: 'J-1012' })).toBeNull()),
  },
}

/** Their data is the result: without a token there is no session, and the gateway returns an error. */
const signIns = ['SignIn']

const src = join(import.meta.dirname, '..')
const mutations = globSync('**/*.graphql', { cwd: src }).flatMap((file) =>
  parse(readFileSync(join(src, file), 'utf8')).definitions.flatMap((item) =>
    item.kind === Kind.OPERATION_DEFINITION && item.operation === OperationTypeNode.MUTATION ? [item.name?.value] : [],
  ),
)

test('covers every write of the client', () => {
  expect(new Set(mutations)).toEqual(new Set([...Object.keys(walks), ...signIns]))
})

/** `npm run test:nightly` covers every write, `npm test` one of 16. */
const sampleOf = (names: readonly string[]): readonly string[] =>
  process.env['NIGHTLY'] === undefined ? names.filter((_, index) => index % 16 === 0) : names

describe('a 200 without data is done:', () => {
  test.each(sampleOf(Object.keys(walks)))('%s', { timeout: 60_000 }, async (name) => {
    const { answer, send, says } = walks[name] as Walk
    const gateway = await send({ [name]: answer })
    await waitFor(() => expect(gateway.callsOf(name)).toHaveLength(1))
    expect(await says()).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByText(/wasn’t/)).toBeNull()
    expect(gateway.callsOf(name)).toHaveLength(1)
  })
})

const holds = (label: string | RegExp, value: string) => () => waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value))
const restored = format('Draft restored')
/** State restored after the plans page: a form’s draft, an import’s rows, an open dialog. Passwords are never stored. */
const createForms: Readonly<Record<string, () => Promise<unknown>>> = {
  CreateBranch: restored,
  UpdateBranch: restored,
  CreateCustomer: holds(/^Street \*|^Street$/, '4 New Road'),
  CreateProperty: restored,
  CreateStaff: restored,
  UpdateStaff: restored,
  UpdateService: restored,
  UpdateTax: restored,
  UpdateCategory: restored,
  UpdateCustomerSetting: restored,
  UpdateJobSetting: restored,
  SelectTrades: () => waitFor(() => expect(screen.getByRole('checkbox', { name: /^Roofing/ })).toBeChecked()),
  AddBranchHead: holds(/^Address/, '12 Lake Street'),
  UpdateBranchHead: holds(/^Address/, '4 Hill Road, Round Rock, rear'),
  ChangePassword: holds('Current password', ''),
  ChangeStaffPassword: holds('New password', ''),
  UpdateCustomer: restored,
  UpdateProperty: restored,
  CreateService: restored,
  CreateCategory: restored,
  CreateTax: restored,
  UpdateCompany: restored,
  UpdateTeamSetting: restored,
  UpdateOwnProfile: restored,
  ImportCustomer: format('1 row not sent yet'),
}

describe('a 402 redirects to the plans, and the input is restored afterwards:', () => {
  test.each(sampleOf(Object.keys(createForms)))('%s', { timeout: 60_000 }, async (name) => {
    const ended = refuse('SUBSCRIPTION_REQUIRED', 'Your subscription has ended.', { responseCode: 402 })
    const { send } = walks[name] as Walk
    await send({ CurrentPlans: { plans: [] }, [name]: ended })
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }))
    expect(await createForms[name]?.()).not.toBeNull()
  })
})
