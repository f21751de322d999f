import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { owner, signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { priceListOf, serviceOf, trades } from '../testing/services.ts'

const filter = serviceOf({
  id: '12',
  name: 'Filter',
  productType: 'PRODUCT',
  amount: 20,
  isTaxExempt: true,
  isActive: false,
  durationMinutes: null,
})
/** A backend that returns only id and name. */
const missing = Object.fromEntries(Object.keys(filter).map((key) => [key, null]))
const bare = { ...missing, __typename: 'Service', id: '13', name: 'Travel' }
const rows = [serviceOf(), filter, bare]

const admin = (...authorities: string[]) =>
  ({ ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities } }) as unknown as typeof owner

function open(path: string, me = owner, more: Record<string, FakeOperation> = {}) {
  signedIn(me)
  const gateway = fakeGateway({ Me: { me }, PriceList: priceListOf(rows), ...trades, ...more })
  return { gateway, ...renderAt(path), lastInput: () => gateway.callsOf('PriceList').at(-1)?.['input'] }
}
const row = async (name: string) => (await screen.findByRole('link', { name: new RegExp(`^${name}`) })).closest('tr') as HTMLElement

test('a row shows name, unit, duration and price, and omits missing values', { tags: 'nightly' }, async () => {
  open('/price-list')
  for (const text of ['Heating', 'Service', 'hour', '1 h 30 min', '$45.50']) expect(await row('Boiler service')).toHaveTextContent(text)
  for (const text of ['Product', '$20.00', 'Tax exempt', 'Inactive']) expect(await row('Filter')).toHaveTextContent(text)
  expect(await row('Travel')).not.toHaveTextContent(/\$|Inactive|exempt|null/)
  expect(document.title).toBe('Price list · Callout')
})

test('the URL sets the query', async () => {
  const { lastInput } = open('/price-list?q=boiler&category=3&type=product&active=no&sort=-amount')
  await row('Filter')
  expect(lastInput()).toEqual({
    search: 'boiler',
    categoryId: '3',
    productType: 'PRODUCT',
    isActive: false,
    sortBy: 'AMOUNT',
    sortDirection: 'DESCENDING',
    page: 1,
    perPage: 10,
  })
  expect(await screen.findByRole('button', { name: 'Remove filter Category: Heating' })).toBeVisible()
})

test('users without prices see the list without them, and users who may not change it have no actions', async () => {
  const { lastInput } = open('/price-list?sort=-amount', admin('manage_jobs'))
  const shown = await row('Boiler service')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull())
  await waitFor(() => expect(lastInput()).toMatchObject({ sortBy: 'NAME' }))
  expect(screen.queryByRole('link', { name: 'New service' })).toBeNull()
  expect(within(shown).queryByRole('button', { name: /^Actions/ })).toBeNull()
  const navigation = screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement
  expect(within(navigation).getByRole('link', { name: 'Price list' })).toHaveAttribute('aria-current', 'page')
})

test('a technician sees prices if the service returns them, which a company setting decides', async () => {
  open('/price-list', technician as unknown as typeof owner)
  expect(await row('Boiler service')).toHaveTextContent('$45.50')
  expect(await row('Travel')).not.toHaveTextContent('$')
})

test('an empty price list leads to the first service', async () => {
  const { user } = open('/price-list', owner, { PriceList: priceListOf([]) })
  expect(await screen.findByText('No data Found!')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Add your first service' }))
  await waitFor(() => expect(window.location.pathname).toBe('/price-list/new'))
})

test('on a phone a card shows category, type and price', async () => {
  onPhone()
  open('/price-list')
  const card = (await screen.findByRole('link', { name: 'Boiler service' })).closest('li') as HTMLElement
  for (const text of ['Heating', 'Service · hour · 1 h 30 min', '$45.50']) expect(card).toHaveTextContent(text)
})
