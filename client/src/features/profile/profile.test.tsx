import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { organizationAnswer, profileAnswer } from './testing/profileAnswers.ts'
import { profileValues } from './profileRecord.ts'

beforeAll(() => import('./ProfilePage.tsx'))
beforeEach(() => sessionStorage.clear())

async function open(userType: 'COMPANY' | 'STAFF' | 'BRANCH_HEAD', more: Record<string, FakeOperation> = {}) {
  const user = { ...owner, userType }
  signedIn(user)
  const gateway = fakeGateway({ Me: { me: user }, ProfileToEdit: profileAnswer(userType), OrganizationToEdit: organizationAnswer, ...more })
  const page = renderAt('/account/profile')
  await screen.findByRole('form')
  return { gateway, ...page }
}
const labels = (): string[] => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '')
const save = () => screen.getAllByRole('button', { name: /^(Save profile|Try again)$/ })[0] as HTMLElement

test('users of each type have the spec’s fields', async () => {
  const { unmount } = await open('COMPANY')
  expect(labels()).toEqual(
    expect.arrayContaining(['First name *', 'Last name *', 'Company name *', 'Company email *', 'Company phone *', 'Address *']),
  )
  unmount()
  const head = await open('BRANCH_HEAD')
  expect(labels()).toEqual(expect.arrayContaining(['Name *', 'Address *', 'Phone', 'Other phone']))
  expect(labels()).not.toContain('First name *')
  head.unmount()
  await open('STAFF')
  expect(labels()).toContain('Name *')
  expect(labels()).not.toContain('Address *')
})

test('the other phone begins with the country code of the first', () => {
  const record = { id: '1', type: 'STAFF', email: null, returned: { phoneCountryCode: '44', phone: '2079460958' } } as const
  expect(profileValues(record)).toMatchObject({ phoneCountryCode: '44', alternatePhoneCountryCode: '44' })
})

test('sends changes, and the shell shows the new name', async () => {
  const { gateway, user } = await open('STAFF', {
    UpdateOwnProfile: { updateOwnProfile: { __typename: 'ProfileUpdated', user: null } },
  })
  await user.clear(screen.getByLabelText(/^Name/))
  await user.click(save())
  expect(await screen.findByText('Required')).toBeVisible()
  await user.type(screen.getByLabelText(/^Name/), 'Sam Stone')
  const { me } = profileAnswer('STAFF')
  gateway.answer({ Me: { me: { ...owner, userType: 'STAFF', name: 'Sam Stone' } }, ProfileToEdit: { me: { ...me, name: 'Sam Stone' } } })
  await user.click(save())
  expect(await screen.findByText('Profile saved')).toBeVisible()
  expect(gateway.callsOf('UpdateOwnProfile')).toEqual([{ input: { name: 'Sam Stone' } }])
  expect(await screen.findByRole('button', { name: 'Account: Sam Stone' })).toBeVisible()
  const restored = { __typename: 'User', id: '1', firstName: null, lastName: null, name: 'Olivia Owner' }
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Sam Stone'))
  gateway.answer({ UpdateOwnProfile: { updateOwnProfile: { __typename: 'ProfileUpdated', user: restored } }, ProfileToEdit: { me } })
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Change undone: Profile')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Olivia Owner'))
  expect(gateway.callsOf('UpdateOwnProfile').at(-1)).toEqual({ input: { name: 'Olivia Owner' } })
})

test('an undo that the service ignores or does not confirm is not reported as done', async () => {
  const { gateway, user } = await open('STAFF', {
    UpdateOwnProfile: { updateOwnProfile: { __typename: 'ProfileUpdated', user: null } },
  })
  for (const [name, message] of [
    ['Sam Stone', /^Couldn’t undo: Couldn’t save: name/],
    [null, /^Undo sent for Profile/],
  ] as const) {
    await user.type(screen.getByLabelText(/^Name/), '!')
    await user.click(save())
    await screen.findByText('Profile saved')
    const returned = name && { __typename: 'User', id: '1', firstName: null, lastName: null, name }
    gateway.answer({ UpdateOwnProfile: { updateOwnProfile: { __typename: 'ProfileUpdated', user: returned } } })
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText(message)).toBeVisible()
  }
})

test('shows a rejected phone’s error at its field', async () => {
  const fields = [{ field: 'phone', message: 'Please type valid mobile number' }]
  const { user } = await open('STAFF', { UpdateOwnProfile: refuse('INVALID', 'x', { fields }) })
  await user.clear(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Phone'), '55501')
  await user.click(save())
  expect(await screen.findByText('Please type valid mobile number')).toBeVisible()
})

test('users who do visits set their availability in the account menu', async () => {
  const { gateway, user } = await open('STAFF', {
    SelectStatus: { selectStatus: { __typename: 'AvailabilityChanged', availabilityStatus: 'BUSY' } },
  })
  await user.click(screen.getByRole('button', { name: /^Account:/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Busy' }))
  await waitFor(() => expect(gateway.callsOf('SelectStatus')).toEqual([{ input: { availabilityStatus: 'BUSY' } }]))
  expect(await screen.findByText('You’re shown as busy')).toBeVisible()
})
