import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addedProperty } from '../../../testing/properties.ts'
import { type FakeOperation, fakeGateway, outOfReach } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { customerRecord, noDealings } from '../../../testing/customerRecord.ts'
import { editedProperty } from '../testing/editedProperty.ts'

const answers: Record<string, FakeOperation> = {
  Me: { me: owner },
  CustomerRecord: { customer: customerRecord() },
  ...noDealings,
  PropertyOwner: { customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez', companyName: null, branchId: '1' } },
  PropertyToEdit: { property: editedProperty },
  BranchPlaces: {
    branches: {
      __typename: 'BranchPage',
      items: [
        { __typename: 'Branch', id: '1', city: 'Salem', province: 'OR', country: 'United States', phoneCountryCode: '1', isDefault: false },
        { __typename: 'Branch', id: '2', city: 'Austin', province: 'TX', country: 'United States', phoneCountryCode: '1', isDefault: true },
      ],
    },
  },
  JobTaxes: {
    taxes: { __typename: 'TaxPage', items: [{ __typename: 'Tax', id: '5', name: 'County', rate: 8.25, isDefault: true, isActive: true }] },
  },
}

// The page is a separate chunk: loads it before the tests.
beforeAll(() => import('./PropertyFormPages.tsx'))
beforeEach(() => sessionStorage.clear())

async function open(path: string, more: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({ ...answers, ...more })
  const { user } = renderAt(path)
  await screen.findByRole('form', { name: /property/ })
  return { gateway, user }
}
const field = (name: RegExp | string) => screen.getByLabelText(name, { selector: 'input, textarea, select' })
const save = () => screen.getAllByRole('button', { name: 'Save property' })[0] as HTMLElement

test('adds a property to its customer with its tax and typed coordinates', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open('/customers/30/properties/new', { CreateProperty: { createProperty: addedProperty } })
  await user.type(field(/^Street \*|^Street$/), '7 Field Lane')
  await user.type(field('Property name'), 'Barn')
  expect(field('City')).toHaveValue('Salem')
  expect(field('State or province')).toHaveValue('OR')
  expect(screen.queryByLabelText('Latitude')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Enter coordinates' }))
  await user.type(field('Latitude'), '30.25 S')
  await user.selectOptions(await screen.findByLabelText('Tax'), 'County (8.25%)')
  await user.click(save())
  await waitFor(() => expect(field('Longitude')).toHaveAccessibleDescription('Enter both coordinates'))
  expect(gateway.callsOf('CreateProperty')).toEqual([])
  await user.type(field('Longitude'), '97.75')
  await user.click(save())
  await waitFor(() => expect(window.location.pathname).toBe('/customers/30'))
  const sent = { customerId: '30', name: 'Barn', street1: '7 Field Lane', latitude: -30.25, longitude: 97.75, taxId: '5' }
  expect(gateway.callsOf('CreateProperty')).toEqual([{ input: expect.objectContaining(sent) }])
  expect(gateway.callsOf('CreateProperty')[0]?.['input']).not.toHaveProperty('isActive')
})

test('a suggested address leaves Street 2 to the unit', async () => {
  const { user } = await open('/customers/30/properties/new')
  await user.type(field('Street 2'), 'Apt 4')
  await user.type(field(/^Street \*|^Street$/), '12 lamar')
  await user.click(await screen.findByRole('option', { name: /12 South Lamar Boulevard/ }))
  await waitFor(() => expect(field('Postal code')).toHaveValue('78704'))
  expect(field('City')).toHaveValue('Austin')
  expect(field('Street 2')).toHaveValue('Apt 4')
})

test('after a lost response looks for the property among the customer’s before sending again', async () => {
  const { gateway, user } = await open('/customers/30/properties/new', { CreateProperty: outOfReach() })
  await user.type(field(/^Street \*|^Street$/), '7 Field Lane')
  await user.type(field('Property name'), 'Barn')
  // Clears the prefilled city of the branch.
  await user.clear(field('City'))
  await user.click(save())
  await screen.findByText(/Before sending it again, we check whether the property was created/)
  gateway.answer({ PropertiesLike: { customer: { __typename: 'Customer', id: '30', properties: [addedProperty] } } })
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'This may already be saved' }))
  await user.click(dialog.getByRole('button', { name: 'Use it' }))
  await waitFor(() => expect(window.location.pathname).toBe('/customers/30'))
  expect(gateway.callsOf('PropertiesLike')).toEqual([{ customerId: '30' }])
  expect(gateway.callsOf('CreateProperty')).toHaveLength(1)
})

test('sends only a property’s changes', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open('/customers/30/properties/40/edit', {
    UpdateProperty: { updateProperty: { ...editedProperty, accessNotes: 'Gate 12', isActive: false } },
  })
  await user.click(screen.getByRole('button', { name: 'Enter coordinates' }))
  expect(field('Longitude')).toHaveValue('-87.64')
  await user.clear(field('Access notes'))
  await user.type(field('Access notes'), 'Gate 12')
  await user.click(field(/^Active/))
  await user.click(save())
  expect(await screen.findByText(/^Practice · 80 Elm Street, Chicago updated$/)).toBeVisible()
  expect(gateway.callsOf('UpdateProperty')).toEqual([{ input: { id: '40', accessNotes: 'Gate 12', isActive: false } }])
})

const pin = () => screen.findByRole('button', { name: 'Location pin' })
const sentPlace = (gateway: ReturnType<typeof fakeGateway>) =>
  gateway.callsOf('UpdateProperty')[0]?.['input'] as { latitude: number; longitude: number }

test('arrow keys move the pin of a property, and its location is sent', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open('/customers/30/properties/40/edit', { UpdateProperty: { updateProperty: editedProperty } })
  ;(await pin()).focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  expect(await pin()).toHaveFocus()
  expect(await pin()).toHaveAccessibleDescription(/use the arrow keys/)
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('UpdateProperty')).toHaveLength(1))
  const { latitude, longitude } = sentPlace(gateway)
  expect(longitude).toBeGreaterThan(-87.64)
  expect(latitude).toBeGreaterThan(41.9)
  // 40 pixels up are more than 4 to the right.
  expect(latitude - 41.9).toBeGreaterThan(longitude + 87.64)
})

test('sends a removed location as null, and a pin placed on the map as its location', { tags: 'nightly' }, async () => {
  const branches = [{ __typename: 'Branch', id: '1', latitude: 30.25, longitude: -97.75, isDefault: true }]
  const { gateway, user } = await open('/customers/30/properties/40/edit', {
    MapStart: { branches: { __typename: 'BranchPage', items: branches } },
    UpdateProperty: { updateProperty: editedProperty },
  })
  await user.click(screen.getByRole('button', { name: 'Remove location' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Location pin' })).toBeNull())
  await waitFor(() => expect(gateway.callsOf('MapStart')).toHaveLength(1))
  await user.click(save())
  await waitFor(() => expect(gateway.callsOf('UpdateProperty')).toEqual([{ input: { id: '40', latitude: null, longitude: null } }]))
})

test('the map of a property without a location shows the branch', { tags: 'nightly' }, async () => {
  const branches = [{ __typename: 'Branch', id: '1', latitude: 30.25, longitude: -97.75, isDefault: true }]
  const { user } = await open('/customers/30/properties/new', {
    MapStart: { branches: { __typename: 'BranchPage', items: branches } },
  })
  expect(screen.queryByRole('region', { name: 'Map of the location' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Set on map' }))
  await screen.findByRole('region', { name: 'Map of the location' })
  await user.click(await screen.findByRole('button', { name: 'Place pin in the center' }))
  expect(await pin()).toBeVisible()
  expect(await screen.findByText('Pin at 30.25, -97.75')).toBeInTheDocument()
})
