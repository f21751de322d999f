import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { fillStaff, staffFormAnswers } from '../testing/staffForm.ts'
import { staffRecordAnswer as person } from '../testing/staffAnswers.ts'

function open(path: string, answers: object = {}) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, ...staffFormAnswers, ...answers })
  return { gateway, ...renderAt(path) }
}
const save = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getAllByRole('button', { name: 'Save staff member' })[0] as HTMLElement)

test('a new staff member requires the spec’s fields, with its messages', async () => {
  const { gateway, user } = open('/staff/new')
  await user.type(await screen.findByLabelText(/^Email/), 'nia')
  await user.type(screen.getByLabelText(/^Phone/), '12a')
  await save(user)
  expect(await screen.findByText('Invalid')).toBeVisible()
  expect(screen.getByText('Must be only digits')).toBeVisible()
  expect(screen.getByText('Required')).toBeVisible()
  expect(gateway.callsOf('CreateStaff')).toEqual([])
})

test('the phone of a new staff member has the branch’s country code', { tags: 'nightly' }, async () => {
  open('/staff/new', {
    BranchPlaces: {
      branches: {
        __typename: 'BranchPage',
        items: [
          {
            __typename: 'Branch',
            id: '1',
            city: 'Leeds',
            province: '',
            country: 'United Kingdom',
            phoneCountryCode: '+44',
            isDefault: true,
          },
        ],
      },
    },
  })
  expect(await screen.findByLabelText('Country code', { selector: 'input' })).toHaveValue('+44')
})

test('an admin without access is reported together with empty fields', { tags: 'nightly' }, async () => {
  const { user } = open('/staff/new')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Staff admin')
  await save(user)
  expect(await screen.findByText('Kindly give at least one access to admin')).toBeVisible()
  expect(screen.getAllByText('Required')).toHaveLength(3)
})

test('the admin form says so if the backend has no permissions', async () => {
  const { user } = open('/staff/new', { AdminAuthorities: { adminAuthorities: [] } })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Staff admin')
  expect(await screen.findByText('There are no permissions to choose from.')).toBeVisible()
})

test('the initial color is far from the others’, and a similar one shows a warning', { tags: 'nightly' }, async () => {
  const { user } = open('/staff/new')
  expect(await screen.findByRole('radio', { checked: true })).toBeVisible()
  const color = screen.getByRole('group', { name: /^Color/ })
  expect(color).not.toHaveAccessibleDescription(/No color|Another/)
  expect(screen.queryByRole('textbox', { name: /color/i })).toBeNull()
  expect(screen.queryByText(/Close to the color/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Blue' }))
  expect(screen.getByText(/Close to the color of Tom Lindqvist/)).toBeVisible()
})

test('an admin needs at least one permission, each with a description', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/staff/new', { CreateStaff: { createStaff: person({ id: '40', name: 'Nia Adeyemi' }) } })
  await fillStaff(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Staff admin')
  await save(user)
  expect(await screen.findByText('Kindly give at least one access to admin')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Dispatch' }))
  await save(user)
  expect(await screen.findByText('Nia Adeyemi added. Invitation sent to nia@harbor.test')).toBeVisible()
  expect(gateway.callsOf('CreateStaff')).toMatchObject([
    { input: { name: 'Nia Adeyemi', role: 'STAFF_ADMIN', authorities: ['dispatch'], sendInvite: true, phone: '5125550160' } },
  ])
})

test('a change sends edited fields, and working hours as a whole', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/staff/21/edit', { UpdateStaff: { updateStaff: person() } })
  await user.click(await screen.findByRole('switch', { name: 'Monday' }))
  await user.click(screen.getByRole('checkbox', { name: 'Heating' }))
  await save(user)
  await waitFor(() => expect(gateway.callsOf('UpdateStaff')).toHaveLength(1))
  const [{ input }] = gateway.callsOf('UpdateStaff') as unknown as [{ input: { workingHours: { isOn: boolean }[] } }]
  expect(Object.keys(input).toSorted()).toEqual(['categoryIds', 'id', 'workingHours'])
  expect(input.workingHours.map(({ isOn }) => isOn)).toEqual([false, false, false, false, false, false, false])
})

test('hours use the account’s clock format', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/staff/21/edit', { UpdateStaff: { updateStaff: person() } })
  const from = await screen.findByRole('combobox', { name: 'Monday from' })
  expect(from).toHaveValue('8:00 AM')
  await user.click(from)
  await user.keyboard('7:15 am')
  await user.tab()
  expect(from).toHaveValue('7:15 AM')
  await save(user)
  await waitFor(() => expect(gateway.callsOf('UpdateStaff')).toHaveLength(1))
  const [{ input }] = gateway.callsOf('UpdateStaff') as unknown as [{ input: { workingHours: { day: number; open: string }[] } }]
  expect(input.workingHours.find(({ day }) => day === 1)?.open).toBe('07:15')
})

test('an individual provider has no role to choose', { tags: 'nightly' }, async () => {
  open('/staff/21/edit', { StaffToEdit: { staffMember: { ...staffFormAnswers.StaffToEdit.staffMember, role: 'INDIVIDUAL' } } })
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Sam Stone')
  expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull()
})

test('exceeding the seats leads to the plans and preserves input for the way back', { tags: 'nightly' }, async () => {
  const full = 'All 15 seats of your plan are in use. Choose a larger plan to add staff.'
  const { user } = open('/staff/new', {
    CurrentPlans: { plans: [] },
    CreateStaff: refuse('SUBSCRIPTION_REQUIRED', full, { responseCode: 402 }),
  })
  await fillStaff(user)
  await save(user)
  expect(await screen.findByText(full)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Nia Adeyemi'))
})

test('a custom color can be typed, and palette colors have names', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/staff/21/edit', { UpdateStaff: { updateStaff: person({ color: '#123456' }) } })
  await user.click(await screen.findByRole('radio', { name: 'Teal' }))
  expect(screen.getByRole('group', { name: /^Color/ })).toHaveAccessibleDescription('Teal')
  await user.click(screen.getByRole('button', { name: 'Choose another color' }))
  const item = screen.getByRole('textbox', { name: 'Another color' })
  await user.clear(item)
  await user.type(item, '#123456')
  await save(user)
  await waitFor(() => expect(gateway.callsOf('UpdateStaff')).toMatchObject([{ input: { color: '#123456' } }]))
})

test('a new staff member starts in the branch shown in the list', { tags: 'nightly' }, async () => {
  const branches = [
    { __typename: 'Branch', id: '1', name: 'Austin Central' },
    { __typename: 'Branch', id: '2', name: 'Round Rock' },
  ]
  open('/staff/new?branch=2', { BranchesToChoose: { branches: { __typename: 'BranchPage', items: branches } } })
  expect(await screen.findByRole('combobox', { name: 'Branch' })).toHaveDisplayValue('Round Rock')
})

test('a picked address sets coordinates, which can also be typed and are required as a pair', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/staff/21/edit', { UpdateStaff: { updateStaff: person() } })
  await user.type(await screen.findByRole('combobox', { name: 'Address' }), '1200 duv')
  await user.click(await screen.findByText(/^1200 Duval Street/))
  await screen.findByRole('region', { name: 'Map of the location' })
  await user.click(screen.getByRole('button', { name: 'Enter coordinates' }))
  const latitude = screen.getByRole('textbox', { name: 'Latitude' })
  await waitFor(() => expect(latitude).not.toHaveValue(''))
  const longitude = screen.getByRole('textbox', { name: 'Longitude' })
  await user.clear(longitude)
  await save(user)
  expect(await screen.findByText('Enter both coordinates')).toBeVisible()
  await user.clear(latitude)
  await user.type(latitude, '30.5')
  await user.type(longitude, '-97.75')
  await save(user)
  await waitFor(() => expect(gateway.callsOf('UpdateStaff')).toMatchObject([{ input: { latitude: 30.5, longitude: -97.75 } }]))
  expect(gateway.callsOf('UpdateStaff')).toMatchObject([
    { input: { address: expect.stringContaining('1200 Duval Street, Austin') as string } },
  ])
})
