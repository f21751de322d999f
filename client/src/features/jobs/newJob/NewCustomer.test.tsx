import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addedProperty } from '../../../testing/properties.ts'
import { type FakeOperation, outOfReach } from '../../../testing/fakeGateway.ts'
import { job } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { chooseCustomer, createButton, field, glance, maria, openCallDesk, openNewJob, twoPlaces } from '../../../testing/jobForm.ts'
import { storedQuotes, quoteKeepers } from '../../../testing/quoteStates.ts'

beforeEach(() => sessionStorage.clear())

const ada = {
  ...maria,
  id: '90',
  name: 'Ada Byron',
  phone: '5550107777',
  properties: [{ ...maria.properties[0], id: '91', address: '4 New Road' }],
}
const duplicate = {
  createCustomer: {
    __typename: 'DuplicateCustomer',
    matches: [{ __typename: 'DuplicateMatch', id: '30', name: 'Maria Lopez', matchedOn: 'phone' }],
  },
}

test('a customer is found by the last digits of the phone, and their only property is chosen', async () => {
  const { gateway, user } = await openNewJob()
  await user.type(field(/^Customer/), '0123')
  await waitFor(() => expect(gateway.callsOf('FindCustomers').at(-1)).toEqual({ search: '0123' }))
  await user.click(await screen.findByRole('option', { name: /Maria Lopez.*\+1 \(555\) 010-0123.*12 Oak Street/ }))
  await waitFor(() => expect(field(/^Property/)).toHaveDisplayValue('Home · 12 Oak Street, Salem'))
})

test('with several properties none is preselected', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob('', { JobFormCustomer: { customer: twoPlaces } })
  await chooseCustomer(user, 'nora', /Nora Vance/)
  await waitFor(() => expect(field(/^Property/)).toHaveDisplayValue('Choose a property'))
  expect(field(/^Property/)).toHaveValue('')
})

test('results of the previous search are not offered while the next one loads', { tags: 'nightly' }, async () => {
  let answer: (data: object) => void = () => {}
  const awaited = new Promise<Record<string, unknown>>((resolve) => (answer = resolve as typeof answer))
  const page = (items: readonly object[]) => ({ customers: { __typename: 'CustomerPage', items, totalCount: items.length } })
  const { user } = await openNewJob('', { FindCustomers: ({ search }) => (search === null ? page([maria]) : awaited) })
  await user.click(field(/^Customer/))
  await screen.findByRole('option', { name: /Maria Lopez/ })
  await user.type(field(/^Customer/), 'nora')
  expect(screen.queryByRole('option', { name: /Maria Lopez/ })).toBeNull()
  expect(screen.getByText('Searching…')).toBeVisible()
  expect(screen.getByRole('option', { name: 'New customer “nora”' })).toBeVisible()
  answer(page([twoPlaces]))
  expect(await screen.findByRole('option', { name: /Nora Vance/ })).toBeVisible()
})

test('typing replaces a chosen customer', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await chooseCustomer(user, 'maria', /Maria Lopez/)
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
  await user.click(field(/^Customer/))
  await user.keyboard('n')
  expect(field(/^Customer/)).toHaveValue('n')
})

test('a typed name survives leaving the field and becomes the new customer’s', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field(/^Customer/), 'Ada Byron')
  await user.click(field(/^Category/))
  expect(field(/^Customer/)).toHaveValue('Ada Byron')
  await user.click(screen.getByRole('button', { name: 'New customer' }))
  expect(field(/^Name/)).toHaveValue('Ada Byron')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Ada Byron'))
})

test('a typed national phone has the branch’s country code', { tags: 'nightly' }, async () => {
  const branch = { __typename: 'Branch', id: '1', city: 'Leeds', province: '', country: '', isDefault: true, phoneCountryCode: '44' }
  const branches = { branches: { __typename: 'BranchPage', items: [{ ...branch, name: 'Leeds' }] } }
  const { user } = await openCallDesk('', { BranchPlaces: branches, BranchesToChoose: branches })
  await user.type(field(/^Customer/), '020 7946 0018')
  await user.click(screen.getByRole('button', { name: 'New customer' }))
  await waitFor(() => expect(screen.getAllByLabelText('Country code')[0]).toHaveValue('+44'))
  expect(screen.getAllByLabelText('Phone')[0]).toHaveValue('20 7946 0018')
})

test('a customer can be found and chosen by keyboard', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field(/^Customer/), 'maria')
  await waitFor(() => expect(within(screen.getByRole('listbox', { name: 'Customers' })).getAllByRole('option')).toHaveLength(2))
  expect(screen.getByRole('option', { name: /Maria Lopez/ })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
})

test('Enter before the response takes the first match once it arrives', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field(/^Customer/), 'maria{Enter}')
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
  expect(screen.queryByRole('listbox', { name: 'Customers' })).toBeNull()
})

test('Enter never chooses a Do not service customer', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field(/^Customer/), 'ralph')
  const ralph = await screen.findByRole('option', { name: /Rude Ralph/ })
  await waitFor(() => expect(within(screen.getByRole('listbox', { name: 'Customers' })).getAllByRole('option')).toHaveLength(2))
  await user.keyboard('{Enter}')
  expect(ralph).toHaveAttribute('aria-selected', 'false')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a Do not service customer is marked, and booked only after confirmation', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob()
  await user.type(field(/^Customer/), 'ralph')
  await user.click(await screen.findByRole('option', { name: /Rude Ralph.*Do not service/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This customer is marked “Do not service”.')
  await user.click(field(/^Category/))
  await user.keyboard('Heating{Enter}')
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Book this job anyway?' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Do not service')
  expect(gateway.callsOf('CreateJob')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Book anyway' }))
  await waitFor(() => expect(gateway.callsOf('CreateJob')).toHaveLength(1))
})

test('choosing a customer shows their key facts, and Same as last time fills in the work with an Undo', { tags: 'nightly' }, async () => {
  const source = { ...job({ id: '11', jobNumber: 'J-1011' }), dates: [], startTime: '10:00', endTime: '11:30', taxIds: [] }
  const line = { __typename: 'LineItem', id: '1', serviceId: '8', name: 'Tune-up', description: null, productType: 'SERVICE' }
  const { gateway, user } = await openNewJob('?customer=30', {
    CustomerGlance: glance([job({ id: '10', jobNumber: 'J-1010', status: 'CANCELLED' }), job({ id: '11', jobNumber: 'J-1011' })]),
    JobFormSource: {
      job: { ...source, lineItems: [{ ...line, quantity: 2, unit: null, amount: 45, isTaxExempt: false, total: 90 }] },
    },
  })
  const about = within(await screen.findByRole('region', { name: 'About this customer' }))
  expect(about.getByText('$120.50')).toBeVisible()
  expect(about.getByText('Rings twice.')).toBeVisible()
  expect(about.getByRole('link', { name: 'J-1010 · Boiler repair' })).toHaveAttribute('target', '_blank')
  expect(gateway.callsOf('CustomerGlance')).toEqual([
    { id: '30', jobs: { customerId: '30', sortBy: 'START_AT', sortDirection: 'DESCENDING', perPage: 3 } },
  ])
  await user.type(field('Title'), 'Leaking tap')
  await user.click(await about.findByRole('button', { name: 'Same as last time' }))
  expect(await screen.findByText('Filled in from J-1011')).toBeVisible()
  expect(gateway.callsOf('JobFormSource')).toEqual([{ id: '11' }])
  expect(field(/^Category/)).toHaveValue('Heating')
  expect(field(/^End time/)).toHaveValue('11:30 AM')
  expect(await screen.findByDisplayValue('Tune-up')).toBeVisible()
  expect(field('Title')).toHaveValue('Leaking tap')
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(field(/^Category/)).toHaveValue(''))
  expect(screen.queryByDisplayValue('Tune-up')).toBeNull()
  expect(field('Title')).toHaveValue('Leaking tap')
})

test.each(quoteKeepers)('Same as last time skips quotes that %s keeps, until they are approved', async (keeper) => {
  signedIn()
  const quotes = (await storedQuotes(keeper)).slice(1).map((part) => ({ ...job(), ...part }))
  const { gateway, user } = await openNewJob('?customer=30', { CustomerGlance: glance(quotes) })
  await user.click(await screen.findByRole('button', { name: 'Same as last time' }))
  await waitFor(() => expect(gateway.callsOf('JobFormSource')).toEqual([{ id: '92' }]))
})

test('a new customer starts with the search text, and the form behind keeps its input', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('', { CreateCustomer: { createCustomer: ada } })
  await user.type(field('Title'), 'Leaking tap')
  await user.type(field(/^Customer/), 'Ada Byron')
  await user.click(await screen.findByRole('option', { name: 'New customer “Ada Byron”' }))
  const inside = within(await screen.findByRole('group', { name: 'New customer' }))
  expect(inside.getByLabelText(/^Name/)).toHaveValue('Ada Byron')
  expect(inside.getByLabelText('Phone')).toHaveFocus()
  expect(field(/^Customer/)).not.toBeInvalid()
  await user.click(inside.getByRole('button', { name: 'Save customer' }))
  expect(await inside.findByText('Required')).toBeVisible()
  await user.type(inside.getByLabelText(/^Street \*|^Street$/), '4 New Road')
  await user.click(inside.getByRole('button', { name: 'Save customer' }))
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Ada Byron'))
  await waitFor(() => expect(field(/^Property/)).toHaveDisplayValue('Home · 4 New Road'))
  expect(field('Title')).toHaveValue('Leaking tap')
  expect(gateway.callsOf('CreateCustomer')).toEqual([
    { input: expect.objectContaining({ firstName: 'Ada', lastName: 'Byron', street1: '4 New Road', ignoreDuplicates: false }) },
  ])
  expect(gateway.callsOf('CreateJob')).toHaveLength(0)
})

test('a new customer saved while the user types in another field leaves the focus there', { tags: 'nightly' }, async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>()
  const { user } = await openNewJob('', { CreateCustomer: () => promise })
  await user.type(field(/^Customer/), 'Ada Byron')
  await user.click(await screen.findByRole('option', { name: 'New customer “Ada Byron”' }))
  const inside = within(await screen.findByRole('group', { name: 'New customer' }))
  await user.type(inside.getByLabelText(/^Street \*|^Street$/), '4 New Road')
  await user.click(inside.getByRole('button', { name: 'Save customer' }))
  await user.type(field('Title'), 'Leaking')
  resolve({ createCustomer: ada })
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Ada Byron'))
  await new Promise(requestAnimationFrame)
  await user.keyboard(' tap')
  expect(field('Title')).toHaveValue('Leaking tap')
})

test('Enter in the last field saves a new customer, Escape closes it, and neither submits the job', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('', { CreateCustomer: { createCustomer: ada } })
  await user.click(screen.getByRole('button', { name: 'New customer' }))
  await screen.findByRole('group', { name: 'New customer' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(field(/^Customer/)).toHaveFocus())
  expect(screen.queryByRole('group', { name: 'New customer' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New customer' }))
  const inside = within(await screen.findByRole('group', { name: 'New customer' }))
  await user.type(inside.getByLabelText(/^Name/), 'Ada{Enter}')
  expect(await inside.findByText('Enter first and last name')).toBeVisible()
  await user.type(inside.getByLabelText(/^Name/), ' Byron')
  await user.type(inside.getByLabelText(/^Street \*|^Street$/), '4 New Road')
  await user.type(inside.getByLabelText('Email'), '{Enter}')
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Ada Byron'))
  expect(gateway.callsOf('CreateCustomer')).toEqual([{ input: expect.objectContaining({ firstName: 'Ada', lastName: 'Byron' }) }])
  expect(gateway.callsOf('CreateJob')).toEqual([])
})

test.each([
  ['phone', '12ab', 'Must be only digits'],
  ['phone', '123', 'Please type valid mobile number'],
  ['email', 'nobody', 'Invalid'],
])('a new customer with the %s %s is rejected', { tags: 'nightly' }, async (name, text, message) => {
  const { user } = await openNewJob()
  await user.click(screen.getByRole('button', { name: 'New customer' }))
  const inside = within(await screen.findByRole('group', { name: 'New customer' }))
  await user.type(inside.getByLabelText(name === 'phone' ? 'Phone' : 'Email'), text)
  await user.tab()
  expect(await inside.findByText(message)).toBeVisible()
})

async function saveDuplicate() {
  const { gateway, user } = await openNewJob('', { CreateCustomer: duplicate })
  await user.click(screen.getByRole('button', { name: 'New customer' }))
  const inside = within(await screen.findByRole('group', { name: 'New customer' }))
  await user.type(inside.getByLabelText(/^Name/), 'Maria Lopez')
  await user.type(inside.getByLabelText(/^Street \*|^Street$/), '12 Oak Street')
  await user.click(inside.getByRole('button', { name: 'Save customer' }))
  expect(await inside.findByRole('alert')).toHaveTextContent('Maria Lopez, same phone')
  return { gateway, user, inside }
}

test('an existing customer with the same details can be used instead', { tags: 'nightly' }, async () => {
  const { user, inside } = await saveDuplicate()
  await user.click(inside.getByRole('button', { name: 'Use this one: Maria Lopez' }))
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
})

test('a customer can be saved despite a possible duplicate', { tags: 'nightly' }, async () => {
  const { gateway, user, inside } = await saveDuplicate()
  gateway.answer({ CreateCustomer: { createCustomer: ada } })
  await user.click(inside.getByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Ada Byron'))
  expect(gateway.callsOf('CreateCustomer').at(-1)).toEqual({ input: expect.objectContaining({ ignoreDuplicates: true }) })
})

test('a new property is chosen at once', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('?customer=30', { CreateProperty: { createProperty: addedProperty } })
  await user.click(await screen.findByRole('button', { name: 'New property' }))
  const inside = within(await screen.findByRole('dialog', { name: 'New property for Maria Lopez' }))
  await user.type(inside.getByLabelText('Name'), 'Barn')
  await user.type(inside.getByLabelText(/^Street \*|^Street$/), '7 Field Lane')
  await user.click(inside.getByRole('button', { name: 'Save property' }))
  await waitFor(() => expect(field(/^Property/)).toHaveDisplayValue('Barn · 7 Field Lane'))
  expect(gateway.callsOf('CreateProperty')).toEqual([{ input: expect.objectContaining({ customerId: '30', street1: '7 Field Lane' }) }])
})

const customersLike = (...items: readonly object[]) => ({
  customers: { __typename: 'CustomerPage', items: items.map((item) => ({ ...maria, ...item })) },
})

/** Saves a new customer twice, losing the first response. */
async function saveAdaTwice(like: FakeOperation) {
  const { gateway, user } = await openNewJob('', { CreateCustomer: outOfReach(), CustomersLike: like })
  await user.click(screen.getByRole('button', { name: 'New customer' }))
  const inside = within(await screen.findByRole('group', { name: 'New customer' }))
  await user.type(inside.getByLabelText(/^Name/), 'Ada Byron')
  await user.type(inside.getByLabelText('Phone'), '5550107777')
  await user.type(inside.getByLabelText(/^Street \*|^Street$/), '4 New Road')
  await user.click(inside.getByRole('button', { name: 'Save customer' }))
  await inside.findByRole('alert')
  expect(gateway.callsOf('CustomersLike')).toEqual([])
  gateway.answer({ CreateCustomer: { createCustomer: ada } })
  await user.click(inside.getByRole('button', { name: 'Save customer' }))
  return { gateway, user, inside }
}

const savedAda = { id: '90', name: 'ada  byron', phone: '555-010-7777', email: null }

test('a customer whose response was lost is searched for before saving again, and can be used', { tags: 'nightly' }, async () => {
  const others = [
    { id: '88', name: 'Ada Byron', phone: '5550101111' },
    { id: '89', name: 'Ada Byron', phone: null, email: 'other@mail.example' },
  ]
  const { gateway, user, inside } = await saveAdaTwice(customersLike(...others, savedAda))
  expect(await inside.findByText(/ada\s+byron/)).toBeVisible()
  expect(gateway.callsOf('CustomersLike')).toEqual([{ search: 'Ada Byron' }])
  gateway.answer({ JobFormCustomer: { customer: ada } })
  await user.click(inside.getByRole('button', { name: 'Use it' }))
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Ada Byron'))
  expect(gateway.callsOf('CreateCustomer')).toHaveLength(1)
})

test('a customer whose response was lost can still be saved again', { tags: 'nightly' }, async () => {
  const { gateway, user, inside } = await saveAdaTwice(customersLike(savedAda))
  await user.click(await inside.findByRole('button', { name: 'Save again' }))
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Ada Byron'))
  expect(gateway.callsOf('CreateCustomer')).toHaveLength(2)
})

test('a customer who was not created is saved on retry', { tags: 'nightly' }, async () => {
  const { gateway } = await saveAdaTwice(customersLike({ id: '88', name: 'Ada Byron', phone: '5550101111' }))
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Ada Byron'))
  expect(gateway.callsOf('CreateCustomer')).toHaveLength(2)
})

const addedPropertyInSalem = { ...addedProperty, address: '7 Field Lane, Salem' }

/** Saves a new property twice, losing the first response; the customer then has `properties`. */
async function savePropertyTwice(properties: readonly object[] | null) {
  const { gateway, user } = await openNewJob('?customer=30', { CreateProperty: outOfReach() })
  await user.click(await screen.findByRole('button', { name: 'New property' }))
  const inside = within(await screen.findByRole('dialog', { name: 'New property for Maria Lopez' }))
  await user.type(inside.getByLabelText('Name'), 'Barn')
  await user.type(inside.getByLabelText(/^Street \*|^Street$/), '7 Field Lane')
  await user.type(inside.getByLabelText('City'), 'Salem')
  await user.click(inside.getByRole('button', { name: 'Save property' }))
  await inside.findByRole('alert')
  gateway.answer({
    CreateProperty: { createProperty: { ...addedPropertyInSalem, id: '50' } },
    PropertiesLike: { customer: { ...maria, properties } },
  })
  await user.click(inside.getByRole('button', { name: 'Save property' }))
  return { gateway, user, inside }
}

test('a property whose response was lost is searched for before saving again, and can be used', { tags: 'nightly' }, async () => {
  const { gateway, user, inside } = await savePropertyTwice([...maria.properties, addedPropertyInSalem])
  expect(await inside.findByText(/This may already be saved/)).toBeVisible()
  expect(inside.getByText('Barn · 7 Field Lane, Salem')).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'Use it' }))
  await waitFor(() => expect(field(/^Property/)).toHaveValue('49'))
  expect(gateway.callsOf('CreateProperty')).toHaveLength(1)
})

test('a property that was not created is saved on retry', { tags: 'nightly' }, async () => {
  const { gateway } = await savePropertyTwice([...maria.properties, { ...addedProperty, address: '9 Field Lane, Salem' }])
  await waitFor(() => expect(field(/^Property/)).toHaveValue('50'))
  expect(gateway.callsOf('CreateProperty')).toHaveLength(2)
})

test('if the customer’s properties are not returned, the user decides whether to save again', { tags: 'nightly' }, async () => {
  const { gateway, user, inside } = await savePropertyTwice(null)
  expect(await inside.findByText(/Check before you save it again/)).toBeVisible()
  expect(inside.queryByRole('button', { name: 'Use it' })).toBeNull()
  expect(gateway.callsOf('CreateProperty')).toHaveLength(1)
  await user.click(inside.getByRole('button', { name: 'Save again' }))
  await waitFor(() => expect(gateway.callsOf('CreateProperty')).toHaveLength(2))
})

test(
  'a job is not submitted while a new customer is unsaved: the panel says what to do, and a reload preserves the input',
  { tags: 'nightly' },
  async () => {
    const { gateway, user } = await openNewJob()
    await user.click(screen.getByRole('button', { name: 'New customer' }))
    const inside = within(await screen.findByRole('group', { name: 'New customer' }))
    await user.type(inside.getByLabelText(/^Name/), 'Ada Byron')
    await user.click(createButton())
    expect(await inside.findByText('Save the customer to continue.')).toBeVisible()
    expect(gateway.callsOf('CreateJob')).toEqual([])
    cleanup()
    await openNewJob()
    const again = within(await screen.findByRole('group', { name: 'New customer' }))
    await waitFor(() => expect(again.getByLabelText(/^Name/)).toHaveValue('Ada Byron'))
  },
)
