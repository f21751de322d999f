import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { me } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

/** A backend that returns nothing else. */
const missing = (fields: string): Record<string, null> => Object.fromEntries(fields.split(' ').map((field) => [field, null]))

export const person = {
  ...missing('companyName phoneCountryCode alternatePhoneCountryCode alternatePhone website tags createdAt'),
  ...missing('billingSuiteNo billingStreet1 billingStreet2 billingCity billingProvince billingCountry billingPostalCode'),
  ...missing('emailNotification smsNotification isDoNotService sameAsPropertyAddress'),
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
export const property = {
  ...missing('suiteNo street2 province country postalCode accessNotes latitude longitude isBillingAddress isActive'),
  __typename: 'Property',
  id: '40',
  name: null,
  address: '1 Oak Street, Austin',
  street1: '1 Oak Street',
  city: 'Austin',
}
export const job = {
  ...missing('date notes jobFinishedNotes cancelReason lineItems visits attachments forms quote'),
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
export const page = (typename: string, items: readonly object[], ignored: readonly string[] = []) => ({
  __typename: typename,
  items,
  totalCount: items.length,
  ignored,
  unreadable: [],
})
const invoice = { __typename: 'Invoice', id: '7', invoiceNumber: 'INV-7', total: 100, balanceDue: 0, voidedAt: null }
export const message = { __typename: 'ClientMessage', id: '5', sentDate: '2026-11-02', subject: 'Your visit', to: 'maria@mail.example' }

/** Maria Lopez, one property, one finished job and one paid invoice. */
export const openPersonalData = (answers: Record<string, FakeOperation> = {}) => {
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

/** Opens the dialog once everything is read. */
export async function openErase(user: UserEvent): Promise<void> {
  await screen.findByRole('region', { name: /^Customer/ })
  await user.click(screen.getByRole('button', { name: 'Erase' }))
}

/** Types the name and confirms. */
export async function erase(user: UserEvent): Promise<void> {
  await openErase(user)
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Maria Lopez' }))
  await user.type(dialog.getByRole('textbox', { name: /to confirm/ }), 'Maria Lopez')
  await user.click(dialog.getByRole('button', { name: 'Erase' }))
}
