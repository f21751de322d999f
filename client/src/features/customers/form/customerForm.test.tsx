import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { editedCustomer as maria } from '../testing/editedCustomer.ts'

const answers: Record<string, FakeOperation> = {
  Me: { me: owner },
  DialCodes: {
    countries: [
      { __typename: 'Country', id: '1', name: 'United States', code: 'US', dialCode: '1' },
      { __typename: 'Country', id: '2', name: 'United Kingdom', code: 'GB', dialCode: '+44' },
    ],
  },
  BranchesToChoose: { branches: { __typename: 'BranchPage', items: [] } },
  CustomerToEdit: { customer: maria },
  CustomersWithContact: { customers: { __typename: 'CustomerPage', items: [] } },
  CreateCustomer: {
    createCustomer: {
      __typename: 'Customer',
      id: '90',
      name: 'Ada Byron',
      companyName: null,
      phone: null,
      phoneCountryCode: null,
      email: null,
      isDoNotService: false,
      properties: [],
    },
  },
  CustomerRecord: refuse('NOT_FOUND', 'This customer doesn’t exist.', { responseCode: 404 }),
}

// The page is a separate chunk: loads it before the tests.
beforeAll(() => import('./CustomerFormPages.tsx'))
beforeEach(() => sessionStorage.clear())

async function open(path: string, more: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({ ...answers, ...more })
  const { user } = renderAt(path)
  await screen.findByRole('form', { name: /customer/ })
  return { gateway, user }
}
const field = (name: RegExp | string) => screen.getByLabelText(name, { selector: 'input, textarea' })
const save = () => screen.getAllByRole('button', { name: /^(Save customer|Try again)$/ })[0] as HTMLElement
const arrivesAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

async function typeAda(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  for (const [label, text] of [
    [/First name/, 'Ada'],
    [/Last name/, 'Byron'],
    [/^Street \*|^Street$/, '4 New Road'],
  ] as const) {
    await user.click(field(label))
    await user.paste(text)
  }
}

test('a new customer shows missing fields with the spec’s messages', async () => {
  const { gateway, user } = await open('/customers/new')
  await user.click(field('Website'))
  await user.paste('nowhere')
  await user.click(field(/Billing address is the same/))
  await user.click(save())
  expect(await screen.findByText('Enter correct url!')).toBeVisible()
  for (const label of [/First name/, /Last name/]) expect(field(label)).toHaveAccessibleDescription('Required')
  expect(screen.getAllByText('Required')).toHaveLength(4)
  expect(gateway.callsOf('CreateCustomer')).toEqual([])
})

test('sends a new customer with the first property', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open('/customers/new')
  await typeAda(user)
  await user.click(field('Tags'))
  await user.paste('vip, monthly')
  await user.click(save())
  await arrivesAt('/customers/90')
  const person = { firstName: 'Ada', lastName: 'Byron', street1: '4 New Road', tags: ['vip', 'monthly'], ignoreDuplicates: false }
  expect(gateway.callsOf('CreateCustomer')).toEqual([{ input: expect.objectContaining(person) }])
})

const branchOf = (phoneCountryCode: string | null): FakeOperation => ({
  branches: { __typename: 'BranchPage', items: [{ ...branchPlace, phoneCountryCode }] },
})
const branchPlace = { __typename: 'Branch', id: '1', city: 'Leeds', province: '', country: 'United Kingdom', isDefault: true }

test.each([
  ['the branch', { BranchPlaces: branchOf('+44') }],
  [
    'the company',
    { BranchPlaces: branchOf(null), CompanyPhoneCode: { generalData: { __typename: 'GeneralData', phoneCountryCode: '44' } } },
  ],
])('the phones of a new customer have the country code of %s', async (_, more: Record<string, FakeOperation>) => {
  await open('/customers/new', more)
  for (const code of screen.getAllByLabelText('Country code')) expect(code).toHaveValue('+44')
})

test.each([
  ['the customer’s other one', { phoneCountryCode: '353' }, ['+353', '+353']],
  ['the branch', { phone: null, phoneCountryCode: null }, ['+44', '+44']],
])('a missing phone of a customer has the country code of %s', async (_, part, codes) => {
  const { gateway, user } = await open('/customers/30/edit', {
    BranchPlaces: branchOf('+44'),
    CustomerToEdit: { customer: { ...maria, ...part } },
    UpdateCustomer: { updateCustomer: maria },
  })
  const shown = await screen.findAllByLabelText('Country code', { selector: 'input' })
  expect(shown.map((code) => (code as HTMLInputElement).value)).toEqual(codes)
  await user.type(field('Notes'), ' Twice.')
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('UpdateCustomer')).toHaveLength(1))
  const [{ input = {} } = {}] = gateway.callsOf('UpdateCustomer')
  expect(Object.keys(input as object)).toEqual(expect.not.arrayContaining(['phoneCountryCode', 'alternatePhoneCountryCode']))
})

test('picking an address fills its fields', { tags: 'nightly' }, async () => {
  const { user } = await open('/customers/new')
  await user.type(field(/^Street \*|^Street$/), '1200 duval')
  await user.click(await screen.findByRole('option', { name: /Duval/ }))
  await waitFor(() => expect(field('City')).not.toHaveValue(''))
  expect(field('Country')).not.toHaveValue('')
})

test('asks about a possible duplicate, which can be saved anyway', { tags: 'nightly' }, async () => {
  const duplicate = {
    createCustomer: {
      __typename: 'DuplicateCustomer',
      matches: [{ __typename: 'DuplicateMatch', id: '30', name: 'Maria Lopez', matchedOn: 'phone' }],
    },
  }
  const { gateway, user } = await open('/customers/new', { CreateCustomer: duplicate })
  await typeAda(user)
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this customer?' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Maria Lopez, same phone')
  gateway.answer({ CreateCustomer: answers['CreateCustomer'] ?? {} })
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }))
  await arrivesAt('/customers/90')
  expect(gateway.callsOf('CreateCustomer').at(-1)).toEqual({ input: expect.objectContaining({ ignoreDuplicates: true }) })
})

test('after a lost response looks for the customer before sending again', async () => {
  const like = { customers: { __typename: 'CustomerPage', items: [{ ...maria, id: '91', name: 'Ada Byron', phone: null, email: null }] } }
  const { gateway, user } = await open('/customers/new', { CreateCustomer: outOfReach(), CustomersLike: like })
  await typeAda(user)
  await user.click(save())
  await screen.findByText(/Before sending it again, we check whether the customer was created/)
  await waitFor(() => expect(save()).toBeEnabled())
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'This may already be saved' }))
  await user.click(dialog.getByRole('button', { name: 'Open it' }))
  await arrivesAt('/customers/91')
  expect(gateway.callsOf('CreateCustomer')).toHaveLength(1)
})

test('sends changed fields with the version they are based on', async () => {
  const { gateway, user } = await open('/customers/30/edit', { UpdateCustomer: { updateCustomer: { ...maria, notes: 'Rings once.' } } })
  expect(screen.queryByRole('region', { name: 'First property' })).toBeNull()
  await user.clear(field('Notes'))
  await user.type(field('Notes'), 'Rings once.')
  await user.click(save())
  await arrivesAt('/customers/30')
  expect(gateway.callsOf('UpdateCustomer')).toEqual([{ input: { id: '30', notes: 'Rings once.', lockVersion: 3 } }])
})

test('finds a country code by country, and sends it with its phone', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open('/customers/30/edit', { UpdateCustomer: { updateCustomer: maria } })
  const code = within(screen.getByRole('form')).getAllByRole('combobox', { name: 'Country code' })[0] as HTMLElement
  await user.click(code)
  await screen.findByRole('option', { name: '+44 United Kingdom' })
  await user.keyboard('united k{Enter}')
  expect(code).toHaveValue('+44')
  await user.click(code)
  await user.keyboard('nowhere')
  await user.tab()
  expect(code).toHaveValue('+44')
  await user.click(save())
  await arrivesAt('/customers/30')
  expect(gateway.callsOf('UpdateCustomer')).toEqual([{ input: { id: '30', phoneCountryCode: '44', phone: '5550100123', lockVersion: 3 } }])
})

test('hides and omits fields that the service does not return', { tags: 'nightly' }, async () => {
  const bare = { ...maria, firstName: null, lastName: null, tags: null, lockVersion: null }
  const { gateway, user } = await open('/customers/30/edit', {
    CustomerToEdit: { customer: bare },
    UpdateCustomer: { updateCustomer: bare },
  })
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '5550109999')
  await user.click(save())
  await arrivesAt('/customers/30')
  expect(gateway.callsOf('UpdateCustomer')).toEqual([
    { input: { id: '30', phone: '5550109999', phoneCountryCode: '1', lockVersion: null } },
  ])
})

test('shows another user’s concurrent change and continues with the input', async () => {
  const stale = refuse('STALE', 'Ben Hart changed this in the meantime.', { responseCode: 409, changedBy: 'Ben Hart', changedAt: null })
  const { gateway, user } = await open('/customers/30/edit', { UpdateCustomer: stale })
  await user.type(field('Email'), '.com')
  gateway.answer({ CustomerToEdit: { customer: { ...maria, notes: 'Moved.', lockVersion: 4 } } })
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Ben Hart changed this customer' }))
  expect(dialog.getByText('Moved.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Continue with this version' }))
  expect(field('Notes')).toHaveValue('Moved.')
  gateway.answer({ UpdateCustomer: { updateCustomer: maria } })
  await user.click(save())
  await arrivesAt('/customers/30')
  expect(gateway.callsOf('UpdateCustomer').at(-1)).toEqual({ input: { id: '30', email: 'maria@mail.example.com', lockVersion: 4 } })
})

test('shows the backend’s error at its field', { tags: 'nightly' }, async () => {
  const refused = refuse('INVALID', 'Invalid', { responseCode: 422, fields: [{ field: 'email', message: 'This email bounces' }] })
  const { user } = await open('/customers/30/edit', { UpdateCustomer: refused })
  await user.type(field('Email'), '.com')
  await user.click(save())
  expect(await screen.findByText('This email bounces')).toBeVisible()
  expect(field('Email')).toHaveFocus()
})

test('tells a user without the authority who may manage customers', async () => {
  const admin = {
    ...owner,
    userType: 'STAFF_ADMIN',
    userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_jobs'] },
  } as const
  signedIn(admin)
  fakeGateway({ ...answers, Me: { me: admin } })
  renderAt('/customers/30/edit')
  expect(await screen.findByText(/a staff admin who can manage customers can add or edit them/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to customers' })).toHaveAttribute('href', '/customers')
})

test('warns while typing about a customer with the same phone, in any form, without blocking the save', { tags: 'nightly' }, async () => {
  const ben = { __typename: 'Customer', id: '31', name: 'Ben Hart', companyName: null, phone: '+1 (512) 555-0131', email: null }
  const self = { ...ben, id: '30', name: 'Maria Lopez' }
  const { gateway, user } = await open('/customers/30/edit', {
    CustomersWithContact: { customers: { __typename: 'CustomerPage', items: [self, ben] } },
    UpdateCustomer: { updateCustomer: null },
  })
  await user.clear(field('Phone'))
  await user.type(field('Phone'), '5125550131')
  expect(await screen.findByText(/already has this phone/)).toHaveTextContent('Ben Hart already has this phone.')
  expect(gateway.callsOf('CustomersWithContact').at(-1)).toEqual({ search: '5125550131' })
  expect(screen.queryByRole('link', { name: 'Open Maria Lopez' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Merge with Ben Hart' })).toHaveAttribute('href', '/customers/30?merge=31')
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('UpdateCustomer')).toHaveLength(1))
})

test('prefills a separate billing address with the property’s', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open('/customers/30/edit', { UpdateCustomer: { updateCustomer: null } })
  await user.click(field(/Billing address is the same/))
  expect(screen.getByDisplayValue('80 Elm Street')).toBeVisible()
  await user.click(save())
  const address = { billingStreet1: '80 Elm Street', billingCity: 'Chicago', billingPostalCode: '60610' }
  await waitFor(() =>
    expect(gateway.callsOf('UpdateCustomer')).toEqual([{ input: expect.objectContaining({ sameAsPropertyAddress: false, ...address }) }]),
  )
})
