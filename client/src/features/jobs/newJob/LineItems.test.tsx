import { messages } from '@callout/contracts/text/messages'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { owner } from '../../../testing/people.ts'
import { createButton, field, fillCustomerAndCategory, openNewJob, settingsOf } from '../../../testing/jobForm.ts'

// The page is a separate chunk; its loading time is not part of the tests.
beforeAll(() => import('./NewJobPage.tsx'))

const service = (id: string, name: string, part: object = {}) => ({
  __typename: 'Service',
  id,
  name,
  description: null,
  amount: 45,
  currencyCode: 'USD',
  productType: 'SERVICE',
  categoryId: '2',
  categoryName: 'Heating',
  unit: 'hour',
  durationMinutes: null,
  isTaxExempt: false,
  sku: null,
  ...part,
})
const priceList = [
  service('11', 'Boiler service'),
  service('13', 'Radiator repair', { durationMinutes: 50 }),
  service('12', 'Filter', { amount: 19.99, unit: 'piece', productType: 'PRODUCT' }),
]

const open = async (answers: Parameters<typeof openNewJob>[1] = {}) => {
  const opened = await openNewJob('', {
    FindServices: ({ search }) => {
      const items = priceList.filter(({ name }) => name.toLowerCase().includes(String(search ?? '').toLowerCase()))
      return { services: { __typename: 'ServicePage', items, totalCount: items.length } }
    },
    JobTaxes: {
      taxes: {
        __typename: 'TaxPage',
        items: [{ __typename: 'Tax', id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true }],
        totalCount: 1,
      },
    },
    ...answers,
  })
  await screen.findByRole('combobox', { name: 'Line items' })
  return opened
}

async function add(user: UserEvent, text: string, name: string): Promise<void> {
  await user.type(field('Line items'), `${text}{Enter}`)
  await screen.findByRole('listitem', { name })
}
const lineNames = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Line items' }))
    .getAllByRole('listitem')
    .map((line) => line.getAttribute('aria-label'))
const total = (): HTMLElement => screen.getByLabelText('Totals')

test('Enter adds a line and moves on to the next one', { tags: 'nightly' }, async () => {
  const { user } = await open()
  await add(user, 'boil', 'Boiler service')
  expect(field('Line items')).toHaveFocus()
  expect(field('Line items')).toHaveValue('')
  await add(user, 'filt', 'Filter')
  expect(lineNames()).toEqual(['Boiler service', 'Filter'])
  expect(total()).toHaveTextContent('Total$64.99')
})

test('the end follows the duration of the service items until it is edited', { tags: 'nightly' }, async () => {
  const { user } = await open({ JobFormSettings: settingsOf() })
  await add(user, 'radi', 'Radiator repair')
  await user.type(field(/Start time/), '9')
  await user.tab()
  expect(field(/End time/)).toHaveValue('9:50 AM')
  await user.clear(field('Quantity of Radiator repair'))
  await user.type(field('Quantity of Radiator repair'), '2')
  await waitFor(() => expect(field(/End time/)).toHaveValue('10:40 AM'))
  await user.clear(field(/End time/))
  await user.type(field(/End time/), '12')
  await user.tab()
  await user.clear(field('Quantity of Radiator repair'))
  await user.type(field('Quantity of Radiator repair'), '3')
  await waitFor(() => expect(total()).toHaveTextContent('$135.00'))
  expect(field(/End time/)).toHaveValue('12:00 PM')
})

test('a start chosen before the line items gets the default length, then the service’s', { tags: 'nightly' }, async () => {
  const { user } = await open({ JobFormSettings: settingsOf() })
  await user.type(field(/Start time/), '9')
  await user.tab()
  expect(field(/End time/)).toHaveValue('10:30 AM')
  await add(user, 'radi', 'Radiator repair')
  await waitFor(() => expect(field(/End time/)).toHaveValue('9:50 AM'))
})

test('a missing line item is reported at the search field, which receives focus', { tags: 'nightly' }, async () => {
  const { user, gateway } = await open({ JobFormSettings: settingsOf({ isLineItemRequired: true }) })
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  expect(await screen.findByText(messages.addLineItem)).toBeVisible()
  await waitFor(() => expect(field('Line items')).toHaveFocus())
  expect(gateway.callsOf('CreateJob')).toEqual([])
})

test('correcting another field while a line item is missing leaves the focus there', { tags: 'nightly' }, async () => {
  const { user } = await open({ JobFormSettings: settingsOf({ isLineItemRequired: true }) })
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await fillCustomerAndCategory(user)
  await user.type(field('Discount percentage'), '500')
  await user.click(createButton())
  expect(await screen.findByText(messages.addLineItem)).toBeVisible()
  await user.clear(field('Discount percentage'))
  await user.type(field('Discount percentage'), '5')
  await waitFor(() => expect(field('Discount percentage')).toBeValid())
  await new Promise(requestAnimationFrame)
  expect(field('Discount percentage')).toHaveFocus()
})

test('an unknown item is added as a custom line with a price field', { tags: 'nightly' }, async () => {
  const { user, gateway } = await open()
  await add(user, 'Crane', 'Crane')
  await waitFor(() => expect(field('Unit price of Crane')).toHaveFocus())
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(field('Unit price of Crane')).not.toBeInvalid()
  await user.click(createButton())
  expect(await within(screen.getByRole('listitem', { name: 'Crane' })).findByText('Required')).toBeVisible()
  expect(gateway.callsOf('CreateJob')).toEqual([])
})

test('quantity, price, tax and discount update the sums at once', { tags: 'nightly' }, async () => {
  const { user } = await open()
  await add(user, 'boil', 'Boiler service')
  await user.clear(field('Quantity of Boiler service'))
  await user.type(field('Quantity of Boiler service'), '2')
  const row = screen.getByRole('listitem', { name: 'Boiler service' })
  for (const heading of ['Item', 'Quantity', 'Price', 'Total']) expect(within(row).getByText(heading)).toBeInTheDocument()
  expect(screen.getByLabelText('Total of Boiler service')).toHaveTextContent('$90.00')
  await user.click(await screen.findByRole('checkbox', { name: 'Sales tax (8.25%)' }))
  expect(total()).toHaveTextContent('Sales tax (8.25%)$7.43Total$97.43')
  await user.click(screen.getByRole('checkbox', { name: 'Boiler service is tax exempt' }))
  expect(total()).toHaveTextContent('Sales tax (8.25%)$0.00Total$90.00')
  await user.type(field('Discount percentage'), '10')
  expect(total()).toHaveTextContent('Discount (10%)−$9.00')
  await user.clear(field('Quantity of Boiler service'))
  await user.type(field('Quantity of Boiler service'), '0,125')
  expect(screen.getByLabelText('Total of Boiler service')).toHaveTextContent('$5.63')
})

test('lines are reordered by button and by Alt with the arrow keys', { tags: 'nightly' }, async () => {
  const { user } = await open()
  await add(user, 'boil', 'Boiler service')
  await add(user, 'filt', 'Filter')
  await user.click(screen.getByRole('button', { name: 'Move Filter up' }))
  expect(lineNames()).toEqual(['Filter', 'Boiler service'])
  await user.click(field('Name of Filter'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(lineNames()).toEqual(['Boiler service', 'Filter'])
})

test('Undo restores a removed line with its input', { tags: 'nightly' }, async () => {
  const { user } = await open()
  await add(user, 'boil', 'Boiler service')
  await user.clear(field('Quantity of Boiler service'))
  await user.type(field('Quantity of Boiler service'), '7')
  await user.click(screen.getByRole('button', { name: 'Remove Boiler service' }))
  expect(screen.queryByRole('listitem', { name: 'Boiler service' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /Undo/ }))
  expect(screen.getByLabelText('Total of Boiler service')).toHaveTextContent('$315.00')
})

test.each([
  ['Percentage', '101', messages.invalidDiscountPercentage],
  ['Percentage', '0.5', messages.invalidDiscountPercentage],
  ['Amount', '45.01', messages.invalidDiscountAmount],
  ['Amount', '0.5', messages.invalidDiscountAmount],
])('a discount of type %s with value %s is rejected in the wording of the spec', { tags: 'nightly' }, async (kind, value, message) => {
  const { user, gateway } = await open()
  await add(user, 'boil', 'Boiler service')
  await user.click(screen.getByRole('radio', { name: kind }))
  await user.type(field(kind === 'Percentage' ? 'Discount percentage' : 'Discount amount'), value)
  await user.click(createButton())
  expect(await screen.findByText(message)).toBeVisible()
  expect(gateway.callsOf('CreateJob')).toEqual([])
})

test('tax after discount and discount after tax cannot both apply', { tags: 'nightly' }, async () => {
  const { user } = await open()
  await fillCustomerAndCategory(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Percentage applies to' }), 'of subtotal plus tax')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tax' }), 'After discount')
  await user.click(createButton())
  await waitFor(() => expect(screen.getByText(/Choose either tax after discount or discount after tax/)).toBeVisible())
})

test('users without prices add lines by name and quantity, and the backend prices them', { tags: 'nightly' }, async () => {
  const admin = {
    ...owner,
    userType: 'STAFF_ADMIN',
    userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_jobs'] },
  } as const
  const { user, gateway } = await open({ Me: { me: admin } })
  await add(user, 'boil', 'Boiler service')
  expect(screen.queryByLabelText('Unit price of Boiler service')).toBeNull()
  expect(screen.queryByLabelText('Totals')).toBeNull()
  expect(screen.queryByText('Discount')).toBeNull()
  await fillCustomerAndCategory(user)
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toMatchObject([{ input: { lineItems: [{ serviceId: '11', quantity: 1 }] } }]))
})
