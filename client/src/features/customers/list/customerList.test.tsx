import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { type CustomerRow, customerPage as answer, customerRow } from '../testing/customerRows.ts'
import { menuItems } from '../../../testing/menuItems.ts'

const maria = customerRow({ companyName: 'Lopez Dental', isDoNotService: true, isActive: false })
/** A customer with the id alone. */
const unknownCustomer = Object.fromEntries(Object.keys(maria).map((key) => [key, null]))
const unknown = { ...unknownCustomer, __typename: 'Customer', id: '31' } as unknown as CustomerRow

type Person = Omit<typeof owner, 'userType' | 'userProfileDetails'> & {
  readonly userType: string
  readonly userProfileDetails: Omit<typeof owner.userProfileDetails, 'authorities'> & { readonly authorities: readonly string[] }
}
const admin = (...authorities: string[]): Person => ({
  ...owner,
  userType: 'STAFF_ADMIN',
  userProfileDetails: { ...owner.userProfileDetails, authorities },
})

function open(path: string, customers: FakeOperation = answer([maria, unknown]), me: Person = owner) {
  signedIn(me)
  const gateway = fakeGateway({ Me: { me }, Customers: customers })
  return { gateway, ...renderAt(path), lastInput: () => gateway.callsOf('Customers').at(-1)?.['input'] }
}
const row = async (name: string) => (await screen.findByRole('link', { name: new RegExp(name) })).closest('tr') as HTMLElement

test('a row shows name, contact data and warnings', async () => {
  open('/customers')
  const shown = await row('Lopez Dental')
  for (const text of ['Maria Lopez', '+1 (512) 555-0131', 'maria@lopez.test', 'Salem', 'VIP', '12', '11/24/2026', '$1,234.50'])
    expect(shown).toHaveTextContent(text)
  expect(within(shown).getByText('Do not service')).toBeVisible()
  expect(within(shown).getByText('Inactive')).toBeVisible()
  expect(within(shown).getByRole('link')).toHaveAttribute('href', '/customers/30')
  expect(document.title).toBe('Customers · Callout')
})

test('missing values are omitted, and are neither zero nor inactive', async () => {
  open('/customers')
  const shown = await row('Unnamed customer')
  expect(shown).not.toHaveTextContent(/\$|0|Inactive|null/)
})

test('queries what the URL says', async () => {
  const { lastInput } = open('/customers?q=lopez&active=no&owing=1&tag=vip&city=salem&branch=2&sort=-created_at')
  await row('Lopez Dental')
  expect(lastInput()).toEqual({
    search: 'lopez',
    isActive: false,
    hasBalance: true,
    tag: 'vip',
    city: 'salem',
    branchId: '2',
    sortBy: 'CREATED_AT',
    sortDirection: 'DESCENDING',
    page: 1,
    perPage: 10,
  })
})

test('a typed tag applies on Enter, and its chip removes it', { tags: 'nightly' }, async () => {
  const { user, lastInput } = open('/customers')
  await row('Lopez Dental')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.type(await screen.findByRole('textbox', { name: 'Tag' }), 'vip{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?tag=vip'))
  await waitFor(() => expect(lastInput()).toMatchObject({ tag: 'vip' }))
  await user.click(await screen.findByRole('button', { name: 'Remove filter Tag: vip' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(await screen.findByRole('textbox', { name: 'Tag' })).toHaveValue('')
})

test('without access to amounts, no amounts and no filters or sorting by them are offered', async () => {
  const { user, lastInput } = open('/customers?owing=1&sort=-outstanding_balance', undefined, admin('manage_customers'))
  await row('Lopez Dental')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Balance' })).toBeNull())
  await waitFor(() => expect(lastInput()).toEqual({ sortBy: 'NAME', sortDirection: 'ASCENDING', page: 1, perPage: 10 }))
  await user.click(screen.getByRole('button', { name: /^Views/ }))
  expect(await screen.findByRole('menuitem', { name: /Newest/ })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: /With a balance/ })).toBeNull()
})

test('users who manage customers find them in the navigation and may create one; others don’t', async () => {
  open('/customers', undefined, admin('manage_invoices'))
  await row('Lopez Dental')
  const navigation = screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement
  expect(await within(navigation).findByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('link', { name: 'New customer' })).toBeNull()
})

test('a user who may not see customers reads why, and finds no link to them', async () => {
  const refused = refuse('FORBIDDEN', 'You don’t have permission to see customers.')
  open('/customers', refused, admin('manage_staff'))
  expect(await screen.findByText('You don’t have permission to see customers. Ask the owner for access.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull()
})

test('a company without customers is offered to create the first one', { tags: 'nightly' }, async () => {
  const { user } = open('/customers', answer([]))
  expect(await screen.findByText('No data Found!')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Import customers' })).toHaveAttribute('href', '/customers/import')
  await user.click(screen.getByRole('link', { name: 'Add your first customer' }))
  await waitFor(() => expect(window.location.pathname).toBe('/customers/new'))
})

test('on a phone a card shows name, address and balance', async () => {
  onPhone()
  open('/customers')
  const card = (await screen.findByRole('link', { name: 'Lopez Dental' })).closest('li') as HTMLElement
  for (const text of ['Maria Lopez · +1 (512) 555-0131', 'Salem · maria@lopez.test', 'VIP', 'Next visit 11/24/2026', '$1,234.50 due'])
    expect(card).toHaveTextContent(text)
})

test('the menu of a row activates a customer, for users who manage customers', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/customers', answer([maria]))
  gateway.answer({
    ChangeCustomer: { updateCustomer: { __typename: 'Customer', id: '30', isActive: true, tags: [], branchId: '1', lockVersion: 4 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Lopez Dental' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Set active' }))
  expect(await screen.findByText('Lopez Dental set active')).toBeVisible()
  expect(gateway.callsOf('ChangeCustomer')).toEqual([{ input: { id: '30', lockVersion: 3, isActive: true } }])
})

const menuOf = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return (await menuItems()).map((item) => [item.textContent, item.getAttribute('href')])
}

test('the menu of a row links to a new job, a call and a payment', async () => {
  const { user } = open('/customers', answer([customerRow()]))
  await screen.findByRole('button', { name: 'Actions for Lopez Dental' })
  await waitFor(async () =>
    expect((await menuOf(user, 'Lopez Dental')).slice(0, 4)).toEqual([
      ['New job', '/jobs/new?customer=30'],
      ['New quote', '/quotes/new?customer=30'],
      ['Call', 'tel:+15125550131'],
      ['Record payment', '/invoices/cash-out?customer=30'],
    ]),
  )
})

test('an inactive customer without phone and balance offers none of them', async () => {
  const { user } = open('/customers', answer([customerRow({ phone: null, outstandingBalance: 0, isActive: false })]))
  const labels = (await menuOf(user, 'Lopez Dental')).map(([label]) => label)
  expect(labels).toContain('Set active')
  for (const label of ['New job', 'New quote', 'Call', 'Record payment']) expect(labels).not.toContain(label)
})

test('the keyboard moves between rows and opens one', async () => {
  const { user } = open('/customers')
  const first = within(await row('Lopez Dental')).getByRole('link')
  act(() => first.focus())
  await user.keyboard('{ArrowDown}')
  expect(within(await row('Unnamed customer')).getByRole('link')).toHaveFocus()
})
