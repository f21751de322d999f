import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { me } from '../../testing/jobs.ts'
import { signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { saveFile } from '../../components/csv/saveFile.ts'

vi.mock('../../components/csv/saveFile.ts', () => ({ saveFile: vi.fn<(name: string, content: BlobPart) => void>() }))

/** A backend that returns nothing else. */
const missing = (fields: string): Record<string, null> => Object.fromEntries(fields.split(' ').map((field) => [field, null]))

const person = {
  ...missing('companyName phoneCountryCode alternatePhoneCountryCode alternatePhone website tags createdAt'),
  ...missing('billingSuiteNo billingStreet1 billingStreet2 billingCity billingProvince billingPostalCode'),
  ...missing('emailNotification smsNotification'),
  __typename: 'Customer',
  id: '30',
  firstName: 'Maria',
  lastName: 'Lopez',
  name: 'Maria Lopez',
  email: 'maria@mail.example',
  phone: '2025550143',
  notes: 'Gate code 4711',
  isActive: true,
  lockVersion: 3,
}
const property = {
  ...missing('suiteNo street2 province postalCode accessNotes latitude longitude'),
  __typename: 'Property',
  id: '40',
  name: null,
  address: '1 Oak Street, Austin',
  street1: '1 Oak Street',
  city: 'Austin',
}
const job = {
  ...missing('notes jobFinishedNotes cancelReason visits attachments forms'),
  __typename: 'Job',
  id: '12',
  jobNumber: 'J-12',
  title: 'Boiler',
  status: 'COMPLETED',
  description: 'For Maria',
  lockVersion: 5,
  customer: { __typename: 'Customer', id: '30' },
  property: { __typename: 'Property', id: '40' },
  category: { __typename: 'Category', id: '2', name: 'Heating' },
}
const page = (typename: string, items: readonly object[], ignored: readonly string[] = []) => ({
  __typename: typename,
  items,
  totalCount: items.length,
  ignored,
  unreadable: [],
})
const invoice = { __typename: 'Invoice', id: '7', invoiceNumber: 'INV-7', total: 100, balanceDue: 0, voidedAt: null }
const message = { __typename: 'ClientMessage', id: '5', sentDate: '2026-11-02', subject: 'Your visit', to: 'maria@mail.example' }

const open = (answers: Record<string, FakeOperation> = {}) => {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    PersonalCustomer: { customer: { ...person, properties: [property] } },
    PersonalJobs: { jobs: page('JobPage', [job]) },
    PersonalJob: { job },
    PersonalHistory: { jobHistory: page('HistoryPage', []) },
    PersonalInvoices: { invoices: page('InvoicePage', [invoice]) },
    PersonalInvoice: { invoice },
    PersonalMessages: { clientMessages: page('ClientMessagePage', [message]) },
    PersonalNotifications: { notifications: page('NotificationPage', []) },
    SameContact: { customers: page('CustomerPage', [{ ...person, __typename: 'Customer' }]) },
    ErasePerson: { updateCustomer: { ...person, firstName: 'Erased', lastName: 'customer 30', email: null, phone: null, notes: null } },
    ErasePlace: { updateProperty: { ...property, street1: 'Erased' } },
    EraseJobTexts: { updateJob: { ...job, description: null } },
    ...answers,
  })
  return { gateway, ...renderAt('/customers/30/personal-data') }
}
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }))

test('lists every record, and what could not be read with the reason', async () => {
  const { user } = open({ PersonalMessages: { clientMessages: page('ClientMessagePage', [message], ['customerId']) } })
  expect((await section(/^Customer/)).getByText('Gate code 4711')).toBeVisible()
  expect((await section(/^Jobs/)).getByRole('link', { name: 'J-12 · Boiler' })).toHaveAttribute('href', '/jobs/12')
  expect((await section(/^Invoices/)).getByRole('link', { name: 'INV-7' })).toBeVisible()
  const unread = await section(/^Not read \(1\)/)
  expect(unread.getByText('Messages')).toBeVisible()
  expect(screen.queryByText(/Your visit/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  const [name, content] = vi.mocked(saveFile).mock.lastCall ?? []
  expect(name).toBe('personal-data-30.json')
  const file = JSON.parse(String(content)) as { records: { kind: string; email?: string }[]; notRead: { what: string }[] }
  expect(file.records.map(({ kind }) => kind)).toEqual(['customer', 'property', 'job', 'invoice'])
  expect(file.records[0]?.email).toBe('maria@mail.example')
  expect(file.notRead.map(({ what }) => what)).toEqual(['Messages'])
})

test('refuses while a job is open', async () => {
  const { user } = open({ PersonalJob: { job: { ...job, status: 'ASSIGNED' } } })
  await user.click(await screen.findByRole('button', { name: 'Erase' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Maria Lopez' }))
  expect(dialog.getByText(/Finish or cancel this job/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Erase' })).toBeNull()
})

test('erases known values only, lists failures, tries those again, and reports what stays', async () => {
  let isRefused = true
  let isErased = false
  const { gateway, user } = open({
    EraseJobTexts: () => (isRefused ? refuse('INVALID', 'The job is locked by an audit.') : { updateJob: { ...job, description: null } }),
    ErasePerson: () => {
      isErased = true
      return { updateCustomer: { ...person, firstName: 'Erased', lastName: 'customer 30', email: null, phone: null, notes: null } }
    },
    PersonalCustomer: () => ({
      customer: isErased
        ? { __typename: 'Customer', id: '30', name: 'Erased customer 30', properties: [] }
        : { ...person, properties: [property] },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Erase' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Maria Lopez' }))
  const erase = dialog.getByRole('button', { name: 'Erase' })
  expect(erase).toBeDisabled()
  await user.type(dialog.getByRole('textbox'), 'Maria Lopez')
  await user.click(erase)
  expect(await screen.findByText('The job is locked by an audit.')).toBeVisible()
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Maria Lopez was erased')).toBeVisible()
  expect(gateway.callsOf('ErasePlace')).toEqual([{ input: { id: '40', street1: 'Erased' } }])
  expect(gateway.callsOf('EraseJobTexts')).toHaveLength(2)
  expect(gateway.callsOf('ErasePerson')).toEqual([
    {
      input: {
        id: '30',
        lockVersion: 3,
        firstName: 'Erased',
        lastName: 'customer 30',
        email: null,
        phone: null,
        notes: null,
        emailNotification: false,
        smsNotification: false,
        isActive: false,
      },
    },
  ])
  const messages = await section(/^Messages/)
  expect(messages.getByText('Sent messages can’t be changed.')).toBeVisible()
  expect(messages.getByText('maria@mail.example')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
})

test('says that a change was answered with success and not applied', async () => {
  const { user } = open({ ErasePlace: { updateProperty: property } })
  await user.click(await screen.findByRole('button', { name: 'Erase' }))
  await user.type(await screen.findByRole('textbox', { name: /to confirm/ }), 'Maria Lopez')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase' }))
  expect(await screen.findByText('Saved, but the service still returns the street 1.')).toBeVisible()
})

test('a customer who can’t be read is an error that can be tried again', async () => {
  let isDown = true
  const { user } = open({
    PersonalCustomer: () => (isDown ? refuse('UPSTREAM', 'The service is down.') : { customer: { ...person, properties: [] } }),
  })
  expect(await screen.findByText(/The service is down/)).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: /Try again|Retry/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled())
})
