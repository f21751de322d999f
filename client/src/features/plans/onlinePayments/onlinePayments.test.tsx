import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOperation, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner } from '../../../testing/people.ts'
import { onlinePayments, openBilling } from '../testing/billing.tsx'

// The page is a separate chunk; its loading time is not part of the tests.
beforeAll(() => import('./OnlinePaymentsPage.tsx'))
beforeEach(() => sessionStorage.clear())

const path = '/subscriptions/online-payments'
const saved = (more: object) => ({
  ConfigureOnlinePayments: {
    updatePaymentConfiguration: {
      __typename: 'PaymentConfigured',
      configuration: { ...(onlinePayments(more)['OnlinePayments'] as { paymentConfiguration: object }).paymentConfiguration },
    },
  },
})
async function open(more: Record<string, FakeOperation> = {}) {
  const page = openBilling(path, { ...onlinePayments(), ...more })
  await screen.findByRole('form', { name: 'Online payments' })
  return page
}
const field = (name: RegExp | string) => screen.getByLabelText(name, { selector: 'input' })
const save = () => screen.getAllByRole('button', { name: /^(Save changes|Try again)$/ })[0] as HTMLElement

test('online payments are set up with keys, and only changed fields are sent', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open(saved({ isEnabled: true, publishableKey: 'pk_live_abcdefgh9876' }))
  expect(screen.getByText('Account: Harbor Home Services')).toBeVisible()
  expect(screen.getByText(/no card is charged with it/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: /^Take online payments/ }))
  await user.clear(field('Publishable key'))
  await user.type(field('Publishable key'), 'pk_live_abcdefgh9876')
  expect(screen.queryByText(/no card is charged with it/)).toBeNull()
  await user.type(field('Secret key'), 'sk_live_abcdefgh9876')
  await user.click(save())
  expect(await screen.findByText('Online payments saved')).toBeVisible()
  expect(gateway.callsOf('ConfigureOnlinePayments')).toEqual([
    { input: { isEnabled: true, publishableKey: 'pk_live_abcdefgh9876', secretKey: 'sk_live_abcdefgh9876' } },
  ])
  await waitFor(() => expect(field('Secret key')).toHaveValue(''))
})

test('a key of the wrong kind is not sent, and the secret key is stored in no draft', async () => {
  const { gateway, user, unmount } = await open()
  await user.type(field('Secret key'), 'pk_live_abcdefgh9876')
  await user.clear(field('Name on card statements'))
  await user.type(field('Name on card statements'), 'HARBOR')
  await user.click(save())
  await waitFor(() => expect(field('Secret key')).toHaveAccessibleDescription(/Enter a key that begins with sk_test_ or sk_live_/))
  expect(gateway.callsOf('ConfigureOnlinePayments')).toEqual([])
  unmount()
  await open()
  await waitFor(() => expect(field('Name on card statements')).toHaveValue('HARBOR'))
  expect(field('Secret key')).toHaveValue('')
})

test('service errors appear at their field, and input is preserved', async () => {
  const { gateway, user } = await open({
    ConfigureOnlinePayments: refuse('INVALID', 'Required', { responseCode: 422, fields: [{ field: 'secretKey', message: 'Required' }] }),
  })
  await user.click(screen.getByRole('switch', { name: /^Take online payments/ }))
  await user.click(save())
  await waitFor(() => expect(field('Secret key')).toHaveAccessibleDescription(/Required/))
  gateway.answer({ ConfigureOnlinePayments: refuse('UPSTREAM_FAILED', 'The payment service is out of order.', { responseCode: 500 }) })
  await user.type(field('Secret key'), 'sk_test_abcdefgh9876')
  await user.click(save())
  expect((await screen.findAllByText('The payment service is out of order.'))[0]).toBeVisible()
  expect(field('Secret key')).toHaveValue('sk_test_abcdefgh9876')
})

test('a concurrent change is shown before it is overwritten', async () => {
  const { gateway, user } = await open()
  await user.clear(field('Name on card statements'))
  await user.type(field('Name on card statements'), 'HARBOR')
  gateway.answer(onlinePayments({ statementDescriptor: 'PORT' }))
  await user.click(save())
  expect(await screen.findByRole('dialog')).toHaveTextContent('PORT')
  expect(gateway.callsOf('ConfigureOnlinePayments')).toEqual([])
})

test('users who may not manage the plan see why, and a failed page can be retried', async () => {
  const details = { ...owner.userProfileDetails, authorities: ['manage_jobs'] }
  const admin = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: details } as unknown as typeof owner
  const { unmount } = openBilling(path, onlinePayments(), admin)
  expect(await screen.findByText(/who can manage the subscription|You don’t have permission/)).toBeVisible()
  unmount()
  const { gateway, user } = openBilling(path, { OnlinePayments: outOfReach })
  const again = await screen.findByRole('button', { name: 'Try again' })
  gateway.answer(onlinePayments())
  await user.click(again)
  expect(await screen.findByRole('form', { name: 'Online payments' })).toBeVisible()
})
