import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../testing/fakeGateway.ts'
import { me } from '../../testing/jobs.ts'
import { memoryKeys } from '../../testing/memoryKeys.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { leaveToLogin } from '../../lib/navigation/sessionMoves.ts'

afterEach(() => void vi.restoreAllMocks())

const none = { items: [], totalCount: 0, ignored: [] }
const nothing: Record<string, FakeOperation> = {
  FoundCustomers: { customers: { __typename: 'CustomerPage', ...none } },
  FoundProperties: { properties: { __typename: 'PropertyPage', items: [], totalCount: 0 } },
  FoundJobs: { jobs: { __typename: 'JobPage', ...none } },
  FoundStaff: { staff: { __typename: 'StaffPage', ...none } },
  FoundInvoices: { invoices: { __typename: 'InvoicePage', ...none } },
}
const customer = (part: object = {}) => ({
  __typename: 'Customer',
  id: '30',
  name: 'Maria Lopez',
  companyName: null,
  phone: '5550104567',
  phoneCountryCode: '1',
  alternatePhone: null,
  alternatePhoneCountryCode: null,
  city: 'Brooklyn',
  ...part,
})
const customers = (totalCount: number, ...items: readonly object[]): FakeOperation => ({
  customers: { __typename: 'CustomerPage', items, totalCount, ignored: [] },
})
const jobs = (...items: readonly object[]): FakeOperation => ({
  jobs: { __typename: 'JobPage', items, totalCount: items.length, ignored: [] },
})
const job = (id: string, jobNumber: string) => ({
  __typename: 'Job',
  id,
  jobNumber,
  title: 'Boiler repair',
  status: 'ASSIGNED',
  unknownStatus: null,
  date: '2026-11-23',
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez' },
})

async function open(answers: Record<string, FakeOperation> = {}, user: Parameters<typeof signedIn>[0] = owner, path = '/account/password') {
  signedIn(user)
  const gateway = fakeGateway({ ...me, Me: { me: user }, ...nothing, ...answers })
  const view = renderAt(path)
  await screen.findByRole('button', { name: /^Search/ })
  // On a busy machine the shortcut is listened to only after the button is there.
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
    expect(screen.getByRole('dialog', { name: 'Search everything' })).toBeInTheDocument()
  })
  const field = await screen.findByRole('combobox', { name: 'Search everything' })
  await waitFor(() => expect(field).toHaveFocus())
  return { gateway, field, ...view }
}
const option = (name: RegExp | string) => screen.findByRole('option', { name })

test('finds a customer by the last digits of a phone: one field and Enter', async () => {
  const { user, gateway } = await open({ FoundCustomers: customers(1, customer()) })
  await user.keyboard('4567')
  const row = await option(/Maria Lopez/)
  expect(within(row).getByText('4567', { selector: 'mark' })).toBeVisible()
  expect(gateway.callsOf('FoundCustomers').at(-1)).toMatchObject({ search: '4567', branchId: null })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/customers/30'))
})

test('shows the other phone if only that one matches', { tags: 'nightly' }, async () => {
  const item = { alternatePhone: '2079460958', alternatePhoneCountryCode: '44' }
  const { user } = await open({ FoundCustomers: customers(1, customer(item)) })
  await user.keyboard('020 7946')
  const row = await option(/Maria Lopez/)
  expect(row).toHaveTextContent('+44 20 7946 0958')
  expect(within(row).getByText('20 7946', { selector: 'mark' })).toBeVisible()
  expect(row).not.toHaveTextContent('4567')
})

test('shows the job with the typed number first, with or without its prefix', { tags: 'nightly' }, async () => {
  const { user } = await open({ FoundJobs: jobs(job('9', 'JOB-21012'), job('12', 'JOB-1012')) })
  await user.keyboard('1012')
  await option(/JOB-21012/)
  const names = within(screen.getByRole('group', { name: 'Jobs' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names[0]).toContain('JOB-1012 · Boiler repair')
  expect(names[0]).toContain('Maria Lopez')
})

test('shows five of many, and a link to the list with that search', { tags: 'nightly' }, async () => {
  const many = Array.from({ length: 20 }, (_, index) => customer({ id: String(100 + index), name: `Maria ${index}` }))
  const { user } = await open({ FoundCustomers: customers(37, ...many) }, owner, '/account/password')
  await user.keyboard('maria')
  await option('All 37 customers')
  expect(within(screen.getByRole('group', { name: 'Customers' })).getAllByRole('option')).toHaveLength(6)
  expect(screen.getByRole('option', { name: 'All 37 customers' })).toHaveAttribute('href', '/customers?q=maria')
})

test("names what can't be searched and shows the other results", async () => {
  const { user, gateway } = await open({
    FoundCustomers: customers(1, customer()),
    FoundJobs: refuse('UPSTREAM_FAILED', 'Out of order.'),
    FoundStaff: { staff: { __typename: 'StaffPage', ...none, ignored: ['search'] } },
  })
  await user.keyboard('maria')
  await option(/Maria Lopez/)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t search jobs or staff.')
  gateway.answer({ FoundJobs: jobs(job('12', 'JOB-1012')), FoundStaff: nothing['FoundStaff'] as FakeOperation })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await option(/JOB-1012/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('drops a response that arrives after the next search started', { tags: 'nightly' }, async () => {
  let late: (() => void) | undefined
  const { user } = await open({
    FoundCustomers: async ({ search }) => {
      if (search === 'mar') await new Promise<void>((resolve) => void (late = resolve))
      return { customers: { __typename: 'CustomerPage', items: [customer({ name: `For ${String(search)}` })], totalCount: 1, ignored: [] } }
    },
  })
  await user.keyboard('mar')
  await waitFor(() => expect(late).toBeDefined())
  await user.keyboard('ia')
  await option(/For maria/)
  late?.()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(screen.queryByRole('option', { name: /For mar$/ })).toBeNull()
  expect(await option(/For maria/)).toBeVisible()
})

test('shows that nothing was found, or that the server is unreachable', { tags: 'nightly' }, async () => {
  const { user, gateway, field } = await open()
  await user.keyboard('zzzz')
  expect(await screen.findByText('Nothing matches “zzzz”')).toBeVisible()
  gateway.answer({ FoundCustomers: outOfReach() })
  await user.type(field, 'y')
  expect(await screen.findByRole('alert')).toHaveTextContent('Can’t reach the server.')
})

test('opens pages and actions by arrows and Enter; Escape closes', { tags: 'nightly' }, async () => {
  const { user } = await open()
  await user.keyboard('business hours')
  expect(await option(/Settings: Business hours/)).toHaveAttribute('href', expect.stringMatching(/^\/settings\//))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull())
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  await screen.findByRole('combobox', { name: 'Search everything' })
  await user.keyboard('new')
  await option('New customer')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/customers/new'))
})

test('Ctrl and Enter open another tab', { tags: 'nightly' }, async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await open({ FoundCustomers: customers(1, customer()) })
  await user.keyboard('maria')
  await option(/Maria Lopez/)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(openTab).toHaveBeenCalledWith('/customers/30', '_blank', 'noopener')
})

test('staff find their jobs and nothing in areas closed to them', async () => {
  const { user, gateway } = await open({ FoundJobs: jobs(job('12', 'JOB-1012')) }, { ...owner, userType: 'STAFF' })
  expect(screen.queryByRole('option', { name: 'New job' })).toBeNull()
  await user.keyboard('boiler')
  await option(/JOB-1012/)
  expect(gateway.calls.map(({ operation }) => operation)).not.toContain('FoundCustomers')
  expect(gateway.calls.map(({ operation }) => operation)).not.toContain('FoundStaff')
})

test('offers recent records first until sign-out, and stores no names in plain text', async () => {
  window.sessionStorage.clear()
  const { deleteRecent, loadRecents, rememberRecord, recentRecords } = await import('../../lib/session/recentRecords.ts')
  signedIn()
  const keys = memoryKeys()
  rememberRecord({ to: '/customers/30', title: 'Maria Lopez', noun: 'customer' }, keys)
  rememberRecord({ to: '/jobs/12', title: 'J-1012', noun: 'job' }, keys)
  await waitFor(() => expect(Object.keys(window.sessionStorage).filter((name) => name.startsWith('recent/'))).toHaveLength(1))
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Maria')
  await open()
  expect(await option(/Maria Lopez/)).toHaveAttribute('href', '/customers/30')
  await deleteRecent('/jobs/12', keys)
  expect(recentRecords().map(({ to }) => to)).toEqual(['/customers/30'])
  leaveToLogin()
  signedIn()
  await loadRecents()
  expect(recentRecords()).toEqual([])
})

const payable = {
  __typename: 'Invoice',
  id: '70',
  invoiceNumber: 'INV-1007',
  status: 'UNPAID',
  isOverdue: true,
  total: 129.11,
  currencyCode: 'USD',
  jobNumber: 'J-1012',
  customer: { __typename: 'InvoiceCustomer', id: '30', name: 'Maria Lopez' },
}

test('finds an invoice by its number, with its customer', { tags: 'nightly' }, async () => {
  const { user } = await open({ FoundInvoices: { invoices: { __typename: 'InvoicePage', items: [payable], totalCount: 1, ignored: [] } } })
  await user.keyboard('1007')
  const row = await option(/INV-1007/)
  expect(row).toHaveTextContent('Maria Lopez · J-1012 · Overdue · $129.11')
  expect(row).toHaveAttribute('href', '/invoices/70')
})

test('runs an action on a record in one dialog: the action by keyboard, then the record', { tags: 'nightly' }, async () => {
  const { user, gateway, field } = await open({
    FoundCustomers: customers(1, customer()),
    FoundInvoices: { invoices: { __typename: 'InvoicePage', items: [payable], totalCount: 1, ignored: [] } },
  })
  await user.keyboard('record')
  await within(await screen.findByRole('group', { name: 'Actions' })).findByRole('option', { name: 'Record payment for…' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field).toHaveValue('Record payment for '))
  expect(field).toHaveFocus()
  expect(screen.getByText('Type a customer’s name or an invoice number.')).toBeVisible()
  await user.keyboard('maria')
  const ofCustomer = within(await screen.findByRole('group', { name: 'Record payment for · Customers' }))
  expect(ofCustomer.getByRole('option', { name: /Maria Lopez/ })).toHaveAttribute('href', '/invoices/cash-out?customer=30')
  const ofInvoice = within(await screen.findByRole('group', { name: 'Record payment for · Invoices' }))
  expect(ofInvoice.getByRole('option', { name: /INV-1007/ })).toHaveAttribute('href', '/invoices/cash-out?invoices=70')
  await waitFor(() => expect(gateway.callsOf('FoundCustomers').at(-1)).toMatchObject({ search: 'maria' }))
  const searchedJobs = gateway.callsOf('FoundJobs').map(({ search }) => search)
  expect(searchedJobs).not.toContain('maria')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/invoices/cash-out?invoices=70'))
})

test('creates a job for a customer, and for one of their properties', { tags: 'nightly' }, async () => {
  const property = { __typename: 'Property', id: '51', customerId: '30', customerName: 'Maria Lopez', name: null, address: '12 Lopez St' }
  const { user } = await open({
    FoundCustomers: customers(1, customer()),
    FoundProperties: { properties: { __typename: 'PropertyPage', items: [property], totalCount: 1 } },
  })
  await user.keyboard('new job for lopez')
  expect(await option(/Maria Lopez.*4567/)).toHaveAttribute('href', '/jobs/new?customer=30')
  expect(await option(/12 Lopez St/)).toHaveAttribute('href', '/jobs/new?customer=30&property=51')
})

test('an action on a record offers recent records before a name is typed', { tags: 'nightly' }, async () => {
  const { rememberRecord } = await import('../../lib/session/recentRecords.ts')
  signedIn()
  const keys = memoryKeys()
  rememberRecord({ to: '/customers/30', title: 'Maria Lopez', noun: 'customer' }, keys)
  rememberRecord({ to: '/jobs/12', title: 'J-1012', noun: 'job' }, keys)
  const { user } = await open()
  await user.keyboard('new job for ')
  const recent = within(await screen.findByRole('group', { name: 'New job for · Recently opened' }))
  expect(recent.getAllByRole('option').map((row) => row.getAttribute('href'))).toEqual(['/jobs/new?customer=30'])
  leaveToLogin()
})

test('sends reminders from any page', { tags: 'nightly' }, async () => {
  const overdue = { invoices: { __typename: 'InvoicePage', items: [], totalCount: 0, ignored: [] } }
  const { user, gateway } = await open({ OverdueInvoices: overdue })
  await user.keyboard('send reminders')
  await option('Send reminders')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('No overdue invoices')).toBeVisible()
  expect(gateway.callsOf('OverdueInvoices').at(-1)).toMatchObject({ input: { tab: 'OVERDUE' } })
  expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull()
  await user.click(screen.getByText('Close'))
  await waitFor(() => expect(screen.queryByText('No overdue invoices')).toBeNull())
})

test('offers no action that a technician may not do', async () => {
  const { user } = await open({}, { ...owner, userType: 'STAFF' })
  await user.keyboard('new job for maria')
  expect(await screen.findByText('Nothing matches “new job for maria”')).toBeVisible()
  expect(screen.queryByRole('option')).toBeNull()
})

test('the shortcut sheet lists the keys that work here', { tags: 'nightly' }, async () => {
  const { user } = await open()
  const ask = () => fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true })
  const opened = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull())
  ask()
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(sheet.getByText('Search everything')).toBeVisible()
  expect(sheet.getByText('Undo').parentElement).toHaveTextContent(/Z$/)
  expect(sheet.queryByText('Select row')).toBeNull()

  // Shortcuts of one character can be turned off, also the one of the sheet.
  await user.click(sheet.getByRole('switch', { name: 'Single-key shortcuts', checked: true }))
  expect(sheet.queryByText('Show shortcuts')).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opened()).toBeNull())
  ask()
  expect(opened()).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: 'Search everything' })
  await user.keyboard('keyboard shortcuts{Enter}')
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts', checked: false }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opened()).toBeNull())
  ask()
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
