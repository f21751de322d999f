import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { job } from '../../../testing/jobs.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { clientMessage } from '../../../testing/messages.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { customerRecord, invoicesOfPage, jobsOfPage, noDealings, property } from '../../../testing/customerRecord.ts'

const maria = customerRecord()

const jobs = (part: object = {}): FakeOperation => ({
  open: jobsOfPage([job()]),
  over: jobsOfPage([job({ id: '13', jobNumber: 'J-1013', title: 'Annual service', status: 'COMPLETED' })]),
  ...part,
})

const open = (customer: object = {}, more: Record<string, FakeOperation> = {}) => {
  const answers = { ...noDealings, Me: { me: owner }, CustomerRecord: { customer: { ...maria, ...customer } }, JobsOf: jobs(), ...more }
  const gateway = fakeGateway(answers)
  return { gateway, ...renderAt('/customers/30') }
}
const title = () => screen.findByRole('heading', { level: 1, name: 'Maria Lopez' })
const region = (name: string) => within(screen.getByRole('region', { name }))

test('shows contact data, balance, properties, notes and jobs in one view', async () => {
  signedIn()
  const { gateway } = open()
  await title()
  expect(screen.getByRole('link', { name: '+1 (555) 010-0123' })).toHaveAttribute('href', 'tel:+15550100123')
  expect(screen.getByRole('link', { name: 'maria@mail.example' })).toHaveAttribute('href', 'mailto:maria@mail.example')
  expect(screen.getByRole('link', { name: 'lopez.example' })).toHaveAttribute('target', '_blank')
  expect(region('Visits').getByText('11/23/2026')).toBeVisible()
  expect(region('Contact').getByText('80 Elm Street, Chicago, IL 60610')).toBeVisible()
  expect(region('Contact').getByText('vip, monthly')).toBeVisible()
  expect(region('Balance').getByText('$120.50')).toBeVisible()
  expect(region('Balance').getByText('$480.50')).toBeVisible()
  expect(region('Notes').getByText('Rings twice.')).toBeVisible()
  expect(region('Properties').getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringContaining('12+Oak+Street'))
  expect((await screen.findByRole('link', { name: 'J-1012 · Boiler repair' })).closest('section')).toHaveAccessibleName('Upcoming jobs')
  expect(screen.getByRole('link', { name: 'J-1013 · Annual service' }).closest('section')).toHaveAccessibleName('Job history')
  expect(gateway.callsOf('JobsOf')[0]).toMatchObject({ open: { customerId: '30' }, over: { customerId: '30' } })
  expect(screen.getByRole('link', { name: 'View all jobs' })).toHaveAttribute('href', '/jobs?customer=30')
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/customers/30/edit')
  expect(screen.queryByText('Do not service')).toBeNull()
})

test('a new job has the customer, and the property if there is one or one is selected', { tags: 'nightly' }, async () => {
  signedIn()
  const { unmount } = open()
  await title()
  expect(screen.getByRole('link', { name: 'New job' })).toHaveAttribute('href', '/jobs/new?customer=30&property=40')
  unmount()
  open({ properties: [property, { ...property, id: '41', name: 'Practice' }] })
  await title()
  expect(screen.getByRole('link', { name: 'New job' })).toHaveAttribute('href', '/jobs/new?customer=30')
  expect(screen.getByRole('link', { name: 'New job here: Practice' })).toHaveAttribute('href', '/jobs/new?customer=30&property=41')
})

const bill = {
  __typename: 'Invoice',
  id: '901',
  invoiceNumber: 'INV-0901',
  jobNumber: 'J-1013',
  status: 'UNPAID',
  issueDate: '2026-11-20',
  dueDate: '2026-12-04',
  total: 129.11,
  amountPaid: 29.11,
  balanceDue: 100,
  currencyCode: 'USD',
  isOverdue: false,
  daysOverdue: 0,
  voidedAt: null,
}
const mail = (id: number) =>
  clientMessage({
    id: String(id),
    to: 'maria@mail.example',
    subject: `Message ${id}`,
    body: `Dear Maria, this is number ${id}.`,
    invoiceId: '901',
    notificationType: 'invoice',
    attachmentName: 'INV-0901.pdf',
    sentAt: 1_795_276_800 - id,
  })

test('shows invoices, contracts and messages with their text, and sends a job’s form', { tags: 'nightly' }, async () => {
  signedIn()
  const messages = { customerMessages: [1, 2, 3, 4, 5, 6, 7].map(mail) }
  const form = { __typename: 'AttachedForm', formId: '5', jobFormId: '77', formName: 'Safety checklist', isSubmitted: true }
  const getJob = (customerId: string, part: object) => ({
    __typename: 'Job',
    customer: { __typename: 'Customer', id: customerId },
    attachments: null,
    ...part,
  })
  const latest = [
    getJob('30', { id: '12', jobNumber: 'J-1013', forms: [form] }),
    getJob('31', { id: '14', jobNumber: 'J-1014', forms: [{ ...form, jobFormId: '78' }] }),
  ]
  const { gateway, user } = open(
    {},
    {
      CustomerInvoices: invoicesOfPage([bill]),
      CustomerMessages: messages,
      LetterOfJobs: { jobs: { __typename: 'JobPage', items: latest } },
      LetterOfCustomer: invoicesOfPage([bill]),
    },
  )
  const row = (await screen.findByRole('link', { name: 'INV-0901' })).closest('li') as HTMLElement
  for (const text of ['J-1013 · 11/20/2026 · due 12/04/2026', '$129.11, $100.00 due', 'Partly paid']) expect(row).toHaveTextContent(text)
  expect(gateway.callsOf('CustomerInvoices')).toMatchObject([{ input: { customerId: '30', sortBy: 'ISSUE_DATE' } }])
  const first = (await screen.findByRole('link', { name: 'Message 1' })).closest('li') as HTMLElement
  expect(first).toHaveTextContent('To maria@mail.example')
  expect(first).toHaveTextContent('Sent')
  expect(screen.getByText('Dear Maria, this is number 1.')).not.toBeVisible()
  await user.click(within(first).getByText('Show message'))
  expect(screen.getByText('Dear Maria, this is number 1.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Message 6' })).toBeNull()
  expect(screen.getByRole('link', { name: 'View all messages' })).toHaveAttribute('href', '/messages?customer=30')
  await user.click(screen.getByRole('button', { name: 'Show 2 earlier messages' }))
  expect(screen.getByRole('link', { name: 'Message 7' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send a file' }))
  const choice = await screen.findByRole('combobox', { name: 'What to send' })
  await waitFor(() =>
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['A file from this device', 'Form of J-1013: Safety checklist', 'Invoice: INV-0901']),
  )
})

test('does not show other customers’ invoices and messages', async () => {
  signedIn()
  open({}, { CustomerInvoices: invoicesOfPage([bill], ['customerId']), CustomerMessages: { customerMessages: null } })
  expect(await screen.findByText('Couldn’t load this customer’s invoices.')).toBeVisible()
  await waitFor(() => expect(region('Messages').getByText('Not available')).toBeVisible())
  expect(screen.queryByRole('link', { name: 'INV-0901' })).toBeNull()
})

test('deactivates a customer, and Undo activates it', async () => {
  signedIn()
  const returned = (isActive: boolean, lockVersion: number) => ({
    updateCustomer: { __typename: 'Customer', id: '30', isActive, tags: ['vip', 'monthly'], branchId: '1', lockVersion },
  })
  const { gateway, user } = open({}, { ChangeCustomer: returned(false, 5) })
  await title()
  await user.click(screen.getByRole('button', { name: 'Actions for Maria Lopez' }))
  gateway.answer({ CustomerRecord: { customer: { ...maria, isActive: false, lockVersion: 5 } } })
  await user.click(await screen.findByRole('menuitem', { name: 'Set inactive' }))
  expect(await screen.findByText('Maria Lopez set inactive')).toBeVisible()
  expect(await screen.findByText('Inactive')).toBeVisible()
  gateway.answer({ ChangeCustomer: returned(true, 6), CustomerRecord: { customer: { ...maria, lockVersion: 6 } } })
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Deactivation undone: Maria Lopez')).toBeVisible()
  expect(gateway.callsOf('ChangeCustomer')).toEqual([
    { input: { id: '30', lockVersion: 4, isActive: false } },
    { input: { id: '30', lockVersion: 5, isActive: true } },
  ])
})

test('marks a customer who should not be served', async () => {
  signedIn()
  open({ isDoNotService: true })
  expect(await screen.findByRole('alert')).toHaveTextContent('Do not service')
})

test('does not show missing data as empty', async () => {
  signedIn()
  const nothing = Object.fromEntries(Object.keys(maria).map((key) => [key, null]))
  open({ ...nothing, __typename: 'Customer', id: '30' }, { JobsOf: jobs({ open: jobsOfPage([job()], ['customerId']) }) })
  await screen.findByRole('heading', { level: 1, name: 'Unnamed customer' })
  expect(region('Contact').getByText('No phone or email')).toBeVisible()
  expect(region('Properties').getByText('Not available')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull()
  expect(await screen.findByText('Couldn’t load this customer’s jobs.')).toBeVisible()
  expect(screen.queryByText('J-1012 · Boiler repair')).toBeNull()
})

test('without the authorities for jobs and prices shows no link to create a job and no amounts', async () => {
  const admin = {
    ...owner,
    userType: 'STAFF_ADMIN',
    userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_invoices'] },
  } as const
  signedIn(admin)
  open({}, { Me: { me: admin }, JobsOf: refuse('FORBIDDEN', 'You don’t have permission to see jobs.') })
  await title()
  expect(await screen.findByText('You don’t have permission to see jobs.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /New job|Edit/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull()
  expect(screen.queryByRole('region', { name: /Invoices|Messages/ })).toBeNull()
})

test('a customer’s name links to the customer from a job, but not for staff', { tags: 'nightly' }, async () => {
  signedIn()
  const answers = {
    Job: { job: job() },
    JobHistory: { jobHistory: { __typename: 'HistoryPage', items: [], totalCount: 0, page: 1, perPage: 20 } },
  }
  fakeGateway({ Me: { me: owner }, ...answers })
  const { unmount } = renderAt('/jobs/12')
  expect(await screen.findByRole('link', { name: 'Maria Lopez' })).toHaveAttribute('href', '/customers/30')
  unmount()
  const staff = { ...owner, id: '7', userType: 'STAFF', name: 'Ana Silva' } as const
  signedIn(staff)
  fakeGateway({ Me: { me: staff }, ...answers })
  renderAt('/jobs/12')
  expect(await screen.findByText('Maria Lopez')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Maria Lopez' })).toBeNull()
})

const overdue = (id: string, part: object = {}) => ({
  __typename: 'Invoice',
  id,
  invoiceNumber: `INV-${id}`,
  jobId: null,
  customer: { __typename: 'InvoiceCustomer', id: '30', name: 'Maria Lopez', email: 'maria@mail.example' },
  status: 'UNPAID',
  dueDate: '2026-11-01',
  total: 100,
  amountPaid: 0,
  balanceDue: 100,
  currencyCode: 'USD',
  isOverdue: true,
  daysOverdue: 22,
  sentAt: 1,
  voidedAt: null,
  lockVersion: 1,
  billTo: null,
  ...part,
})
const overduePage = (items: readonly object[], ignored: readonly string[] = []) => ({
  OverdueInvoices: { invoices: { __typename: 'InvoicePage', items, totalCount: items.length, ignored } },
})
const sentMail = {
  SendAttachment: {
    sendAttachment: { __typename: 'SentAttachment', id: '971', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null },
  },
}
const openReminders = async (name: string, more: Record<string, FakeOperation>) => {
  signedIn()
  const view = open({}, { ...sentMail, InvoiceNow: ({ id }) => ({ invoice: overdue(id as string) }), ...more })
  await title()
  await view.user.click(screen.getByRole('button', { name: 'Actions for Maria Lopez' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }))
  return { ...view, dialog: within(await screen.findByRole('dialog', { name })) }
}

test('sends a reminder of each overdue invoice from the customer’s page', { tags: 'nightly' }, async () => {
  const others = overdue('903', { customer: { __typename: 'InvoiceCustomer', id: '31', name: 'Ben Hart', email: 'ben@mail.example' } })
  const { gateway, user, dialog } = await openReminders('Send 2 reminders', overduePage([overdue('901'), overdue('902'), others]))
  const list = within(await dialog.findByRole('list', { name: 'Reminders' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(await list.findByText(/was due on 11\/01\/2026/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Send reminder' }))
  expect(await screen.findByText('2 invoices reminded')).toBeVisible()
  const sent = gateway.callsOf('SendAttachment').map(({ input }) => input)
  expect(sent).toMatchObject([
    { invoiceId: '901', to: ['maria@mail.example'], event: 'INVOICE_OVERDUE' },
    { invoiceId: '902', to: ['maria@mail.example'], event: 'INVOICE_OVERDUE' },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('lists a rejected reminder with its reason', { tags: 'nightly' }, async () => {
  const SendAttachment: FakeOperation = ({ input }) =>
    (input as { invoiceId: string }).invoiceId === '901'
      ? refuse('FORBIDDEN', 'You don’t have permission to send this.')
      : sentMail.SendAttachment
  const { user, dialog } = await openReminders('Send 2 reminders', {
    ...overduePage([overdue('901'), overdue('902')]),
    SendAttachment,
  })
  await user.click(await dialog.findByRole('button', { name: 'Send reminder' }))
  expect(await dialog.findByText('1 invoice reminded.')).toBeVisible()
  expect(dialog.getByText('You don’t have permission to send this.')).toBeVisible()
})

test('a customer without overdue invoices gets no reminder', { tags: 'nightly' }, async () => {
  const { dialog } = await openReminders('Send reminder', overduePage([]))
  expect(await dialog.findByText('No overdue invoices')).toBeVisible()
})

test('sends no reminders if the backend ignored the filter', async () => {
  const paid = overdue('901', { isOverdue: false, status: 'PAID' })
  const { dialog } = await openReminders('Send reminder', overduePage([paid], ['tab']))
  expect(await dialog.findByText('Couldn’t load this customer’s overdue invoices.')).toBeVisible()
})
