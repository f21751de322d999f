import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { ownCategories, tradesToChoose } from '../testing/services.ts'

function open(more: Record<string, FakeOperation> = {}, me = owner) {
  signedIn(me)
  const gateway = fakeGateway({ Me: { me }, TradesToChoose: tradesToChoose, OwnCategories: ownCategories, ...more })
  return { gateway, ...renderAt('/categories') }
}
const box = (name: RegExp) => screen.findByRole('checkbox', { name })

test('the company’s trades are selected, and at least one is required', async () => {
  const { gateway, user } = open({ SelectTrades: { selectCategories: { __typename: 'SelectedCategories', categories: [] } } })
  expect(await box(/^Heating/)).toBeChecked()
  expect(screen.getByText('8 services')).toBeVisible()
  const checked = screen.getAllByRole('checkbox', { checked: true })
  const before = { ids: checked.map((item) => (item as HTMLInputElement).value) }
  // Its selection state is missing, but the company has a category of that name.
  expect(await box(/^Plumbing/)).toBeChecked()
  await user.click(await box(/^Heating/))
  await user.click(await box(/^Plumbing/))
  await user.click(screen.getByRole('button', { name: 'Save categories' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Kindly select at least one category')
  expect(gateway.callsOf('SelectTrades')).toEqual([])
  await user.click(await box(/^Roofing/))
  await user.click(screen.getByRole('button', { name: 'Save categories' }))
  expect(await screen.findByText('Categories saved')).toBeVisible()
  expect(gateway.callsOf('SelectTrades')).toEqual([{ ids: ['900009'] }])
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Change undone: Categories')).toBeVisible()
  expect(gateway.callsOf('SelectTrades').at(-1)).toEqual(before)
})

test('users who may not change the price list see the trades, and who may change them', async () => {
  const details = { ...owner.userProfileDetails, authorities: ['manage_jobs'] }
  open({}, { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: details } as unknown as typeof owner)
  await waitFor(async () => expect(await box(/^Roofing/)).toBeDisabled())
  expect(screen.getByText(/a staff admin who can manage services can change them/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save categories' })).toBeNull()
})
