import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { priceListOf, serviceOf, trades } from '../testing/services.ts'

const rows = [
  serviceOf({ id: '11', name: 'Boiler service', amount: 19.99 }),
  serviceOf({ id: '12', name: 'Filter', amount: 0, categoryId: '4' }),
  serviceOf({ id: '13', name: 'Travel', amount: null, isActive: false }),
]

/** Returns the service with the written values. */
const keeping: FakeOperation = ({ input }) => {
  const { id, ...change } = input as { id: string }
  const { isActive, amount, categoryId } = { ...rows.find((row) => row.id === id), ...change } as (typeof rows)[number]
  return { updateService: { __typename: 'Service', id, isActive, amount, categoryId } }
}

async function choose(action: string, names: readonly string[]) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, PriceList: priceListOf(rows), ChangeService: keeping, ...trades })
  const { user } = renderAt('/price-list')
  await screen.findByRole('link', { name: /^Filter/ })
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await user.click(within(await screen.findByRole('region', { name: 'Selected services' })).getByRole('button', { name: action }))
  return {
    user,
    dialog: within(await screen.findByRole('dialog')),
    sent: () => gateway.callsOf('ChangeService').map((call) => call['input']),
  }
}

test(
  'prices change by percent: old and new are previewed, each row is reported, and Undo restores the old price',
  { tags: 'nightly' },
  async () => {
    const { user, dialog, sent } = await choose('Change price', ['Boiler service', 'Filter', 'Travel'])
    expect(screen.getByRole('dialog', { name: 'Change the price of 3 services' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Change price' }))
    expect(await dialog.findByText('Required')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Change by percent' }), '5')
    expect(dialog.getByText('Rounded to the cent.')).toBeVisible()
    expect(dialog.getByRole('row', { name: 'Boiler service $19.99 $20.99' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Change price' }))
    expect(await dialog.findByText('1 service changed.')).toBeVisible()
    const refused = dialog.getByRole('list', { name: '2 services couldn’t be changed:' })
    expect(refused).toHaveTextContent('Filter The price stays the same after rounding.')
    expect(refused).toHaveTextContent('Travel Couldn’t load the price.')
    expect(sent()).toEqual([{ id: '11', amount: 20.99 }])
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await user.click((await screen.findAllByRole('button', { name: /^Undo/ }))[0] as HTMLElement)
    await waitFor(() => expect(sent().at(-1)).toEqual({ id: '11', amount: 19.99 }))
  },
)

test('prices can be lowered, but not below zero', async () => {
  const { user, dialog, sent } = await choose('Change price', ['Boiler service'])
  const percent = dialog.getByRole('textbox', { name: 'Change by percent' })
  await user.type(percent, '-101')
  await user.click(dialog.getByRole('button', { name: 'Change price' }))
  expect(await dialog.findByText('Enter a number from -100 to 1000, but not 0')).toBeVisible()
  await user.clear(percent)
  await user.type(percent, '-12,5%')
  await user.click(dialog.getByRole('button', { name: 'Change price' }))
  await waitFor(() => expect(sent()).toEqual([{ id: '11', amount: 17.49 }]))
})

test('services can be moved to a category and set inactive', { tags: 'nightly' }, async () => {
  const { user, dialog, sent } = await choose('Move to category', ['Boiler service', 'Filter'])
  await user.click(dialog.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Plumbing' }))
  await user.click(dialog.getByRole('button', { name: 'Move to category' }))
  expect(await dialog.findByText('Filter', { exact: false, selector: 'li *, li' })).toBeVisible()
  expect(sent()).toEqual([{ id: '11', categoryId: '4' }])
})
