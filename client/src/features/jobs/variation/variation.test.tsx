import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeStaffRights } from '../../../lib/session/staffRights.ts'
import { signOut } from '../../../lib/navigation/sessionMoves.ts'
import { resetStores } from '../../../lib/createStore.ts'
import { setServerAway } from '../../../lib/api/reach.ts'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { historyOf, job, NINE } from '../../../testing/jobs.ts'
import { owner, signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { extended, itemAnswers } from '../testing/itemToAdd.ts'
import { dayAnswers } from '../../../testing/ownDay.ts'
import { missingLines } from './addSignedLines.ts'
import { variationProblem } from './variationRules.ts'

const line = (id: string | null, name: string, quantity: number, amount: number) => ({
  __typename: 'LineItem' as const,
  id: id as string,
  serviceId: null,
  name,
  description: null,
  productType: 'SERVICE' as const,
  quantity,
  unit: null,
  amount,
  isTaxExempt: false,
  total: null,
})
const service = line('1', 'Boiler service', 2, 45)
const added = { ...line('2', 'Filter', 2, 12.5), serviceId: '9', productType: 'PRODUCT' as const, unit: 'piece' }
const salesTax = { __typename: 'TaxAmount' as const, taxId: '5', name: 'Sales tax', rate: 8.25, amount: 7.43 }

/** 2 × 45.00 with 8.25 % tax: 97.43. With 2 × 12.50 more: 115.00 and 9.49, which is 27.06 more. */
const started = (part: Parameters<typeof job>[0] = {}) =>
  job({ status: 'STARTED', allowedActions: ['FINISH'], lineItems: [service], taxes: [salesTax], total: 97.43, invoices: [], ...part })

const field = (fieldKey: string, name: string, dataType: string) => ({
  __typename: 'FormField',
  fieldKey,
  name,
  dataType,
  isRequired: true,
  choices: null,
  showIf: null,
  terms: null,
})
const formName = 'Sample Contract Variation'
const fields = [
  field('work', 'Change to the work', 'TEXTAREA'),
  field('price', 'Price of change', 'NUMBER'),
  field('name', 'Customer name', 'TEXTBOX'),
  field('sign', 'Customer signature', 'SIGNATURE'),
]
const answers: Record<string, FakeOperation> = {
  ...itemAnswers,
  Me: { me: owner },
  JobHistory: historyOf([]),
  JobFormForms: {
    forms: { __typename: 'FormPage', items: [{ __typename: 'Form', id: '63', formName, status: 'SAMPLE', categoryIds: [], attachTo: [] }] },
  },
  FormToFill: {
    form: { __typename: 'Form', id: '63', formName, version: 1, sections: [{ __typename: 'FormSection', name: 'Change', fields }] },
  },
  JobToExtend: { job: extended([service]) },
  SendForm: { saveJobForm: { __typename: 'JobForm', id: '90', formId: '63' } },
  ExtendJob: { updateJob: extended([service, added]) },
}

beforeEach(() => {
  sessionStorage.clear()
  resetStores()
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
  // jsdom has no canvas: signatures are typed here.
  const deaf = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(deaf as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(more: Record<string, FakeOperation> = {}, path = '/jobs/12/variation') {
  signedIn(owner)
  const gateway = fakeGateway({ ...answers, Job: { job: started() }, ...more })
  return { gateway, ...renderAt(path) }
}

async function addFilters(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Added work' }))
  await user.click(await screen.findByRole('option', { name: /Filter/ }))
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Filter' })
  await user.clear(quantity)
  await user.type(quantity, '2')
}

async function sign(user: UserEvent): Promise<void> {
  await addFilters(user)
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }))
  await user.click(await screen.findByRole('radio', { name: 'Type name' }))
  await user.type(screen.getByRole('textbox', { name: /^Signer’s name/ }), 'Maria Lopez')
  await user.click(screen.getByRole('button', { name: 'Sign and add' }))
}

test('added work is signed, then added to the job in one change', async () => {
  const { gateway, user } = open({}, '/jobs/12')
  await user.click(await screen.findByRole('link', { name: 'Variation' }))
  await addFilters(user)
  expect(await screen.findByText('$27.06')).toBeVisible()
  expect(screen.getByText('$124.49')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }))
  expect(await screen.findByRole('textbox', { name: /^Change to the work/ })).toHaveDisplayValue('Filter')
  expect(screen.getByRole('textbox', { name: /^Price of change/ })).toHaveDisplayValue('27.06')
  expect(screen.getByRole('textbox', { name: /^Customer name/ })).toHaveDisplayValue('Maria Lopez')
  await user.click(screen.getByRole('radio', { name: 'Type name' }))
  await user.type(screen.getByRole('textbox', { name: /^Signer’s name/ }), 'Maria Lopez')
  await user.click(screen.getByRole('button', { name: 'Sign and add' }))
  expect(await screen.findByText('Variation added to J-1012')).toBeVisible()
  expect(gateway.callsOf('SendForm')).toMatchObject([
    {
      input: {
        jobId: '12',
        visitId: '501',
        formId: '63',
        status: 'SUBMITTED',
        answers: [{}, { value: '27.06' }, {}, { signedTotal: 124.49 }],
      },
    },
  ])
  const lineItems = [
    { id: '1', name: 'Boiler service', quantity: 2, amount: 45 },
    { serviceId: '9', name: 'Filter', quantity: 2, amount: 12.5 },
  ]
  expect(gateway.callsOf('ExtendJob')).toMatchObject([{ input: { lockVersion: 3, agreementAccepted: true, job: { lineItems } } }])
})

test('signed work that is not added stays on the job with a retry, also after a reload', async () => {
  const page = open({ ExtendJob: refuse('INTERNAL', 'The service failed.') })
  await sign(page.user)
  expect(await screen.findByText(/Signed, not yet in the line items\. The service failed\./)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  void signOut()
  const question = within(await screen.findByRole('dialog', { name: 'Sign out without saving?' }))
  await page.user.click(question.getByRole('button', { name: 'Stay signed in' }))
  page.unmount()
  resetStores()
  const { gateway, user } = open({}, '/jobs/12')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Variation added to J-1012')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(gateway.callsOf('SendForm')).toEqual([])
  expect(gateway.callsOf('ExtendJob')).toHaveLength(1)
})

test('a job that someone changed meanwhile gets the lines beside their change', async () => {
  let tries = 0
  const remote = line('3', 'Valve', 1, 20)
  const { gateway, user } = open({
    JobToExtend: () => ({ job: extended(tries === 0 ? [service] : [service, remote]) }),
    ExtendJob: () => {
      tries += 1
      return tries === 1 ? refuse('STALE', 'Someone changed this.') : { updateJob: extended([service, remote, added]) }
    },
  })
  await sign(user)
  expect(await screen.findByText('Variation added to J-1012')).toBeVisible()
  const sent = gateway.callsOf('ExtendJob') as { input: { job: { lineItems: { name: string }[] } } }[]
  expect(sent.map(({ input }) => input.job.lineItems.map(({ name }) => name))).toEqual([
    ['Boiler service', 'Filter'],
    ['Boiler service', 'Valve', 'Filter'],
  ])
})

const invoice = {
  __typename: 'JobInvoice' as const,
  id: '9',
  visitId: null,
  invoiceNumber: 'INV-9',
  status: 'UNPAID' as const,
  total: 97.43,
  balanceDue: 97.43,
  currencyCode: 'USD',
  dueDate: null,
}

test('refuses an invoiced job before anything is signed', async () => {
  const invoiced = { job: started({ invoice }) }
  const { gateway, user } = open()
  await addFilters(user)
  gateway.answer({ Job: invoiced })
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }))
  await waitFor(() => expect(screen.getByText(/^J-1012 has an invoice, so its line items can’t change\./)).toBeVisible())
  expect(screen.queryByRole('button', { name: 'Sign and add' })).toBeNull()
  expect(gateway.callsOf('SendForm')).toEqual([])
})

test.each([
  ['a visit under way', started(), null],
  ['a finished visit', started({ status: 'COMPLETED' }), null],
  ['a planned visit', started({ status: 'ASSIGNED' }), /no visit under way or finished/],
  ['an invoice', started({ invoice }), /has an invoice/],
  ['an invoice that is not shown', started({ invoices: null, invoiceStatus: 'UNPAID' }), /has an invoice/],
  ['an invoice per visit', started({ billing: 'EACH_VISIT' }), /Each visit of J-1012 has its own invoice/],
  ['line items that are not returned', started({ lineItems: null }), /Couldn’t load the line items/],
])('a job with %s', (_, of, reason) => {
  expect(variationProblem(of) ?? '').toMatch(reason ?? /^$/)
})

test('a technician is offered it where the company lets them add items', async () => {
  signedIn(technician)
  fakeGateway({ ...dayAnswers([]), Me: { me: technician }, JobHistory: historyOf([]), Job: { job: started() } })
  renderAt('/jobs/12')
  await screen.findByRole('region', { name: 'Timeline' })
  expect(screen.queryByRole('link', { name: 'Variation' })).toBeNull()
  act(() => storeStaffRights(['addItems']))
  expect(await screen.findByRole('link', { name: 'Variation' })).toHaveAttribute('href', '/jobs/12/variation')
})

test('signed work is discarded after a question', async () => {
  const { user } = open({ ExtendJob: outOfReach() })
  await sign(user)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard the signed items?' }))
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Signed, not yet in the line items')).toBeNull())
})

test('says that it needs a network', async () => {
  const { user } = open()
  await addFilters(user)
  setServerAway(true)
  expect(await screen.findByText(/^You’re offline\. A variation is signed online/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue to sign' })).toBeDisabled()
})

test('a repeated change adds only the lines that an earlier one has not', () => {
  const lines = [
    { name: 'Filter', quantity: 2 },
    { name: 'Filter', quantity: 2 },
    { name: 'Valve', quantity: 1 },
  ]
  const before = ['["Filter",2]']
  const saved = (...quantities: number[]) => quantities.map((quantity) => ({ name: 'Filter', quantity }))
  expect(missingLines(lines, saved(2), before)).toEqual(lines)
  expect(missingLines(lines, saved(2, 2), before)).toEqual(lines.slice(1))
  expect(missingLines(lines, [...saved(2, 2, 2), { name: 'Valve', quantity: 1 }], before)).toEqual([])
})
