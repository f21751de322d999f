import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

const trial = { purchaseSkuName: 'Free trial', userPurchaseSku: 'free_trial', freeTrialDays: 0, remainingDays: 0 }

function openForm(subscription: object) {
  const me = { ...owner, subscriptionDetails: { ...owner.subscriptionDetails, ...subscription } }
  signedIn()
  fakeGateway({ Me: { me } })
  return renderAt('/taxes/new')
}

test.each([
  ['Your free trial has ended', trial],
  ['Your subscription has expired', { remainingDays: 0 }],
])('a new record’s form says before it is filled: %s', async (title, subscription) => {
  openForm(subscription)
  expect(await screen.findByRole('alert')).toHaveTextContent(title)
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing-plans')
  expect(screen.queryByRole('form')).toBeNull()
})

test.each([
  ['a running subscription', {}],
  ['a trial whose days are not returned', { ...trial, freeTrialDays: null }],
  [
    'a subscription whose fields are not returned',
    { purchaseSkuName: null, userPurchaseSku: null, freeTrialDays: null, remainingDays: null },
  ],
])('the form opens with %s', async (_, subscription) => {
  openForm(subscription)
  expect(await screen.findByRole('form', { name: 'New tax' })).toBeVisible()
})
