import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { notificationOf, notificationsOf } from './testing/notifications.ts'

const paid = notificationOf({ id: '82', title: 'A payment came in', event: 'PAYMENT_RECEIVED', invoiceId: '9', isRead: true })

function open(answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({
    Me: { me: owner },
    Notifications: notificationsOf([notificationOf(), paid]),
    Bell: { notifications: { __typename: 'NotificationPage', unreadCount: 1 } },
    ReadNotification: { readNotification: null },
    ...answers,
  })
  return { gateway, ...renderAt('/notifications') }
}

test('the bell counts unread notifications; opening one shows its record and marks it as read', async () => {
  const { gateway, user } = open()
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'A payment came in' })).toHaveAttribute('href', '/invoices/9')
  await user.click(screen.getByRole('link', { name: 'J-1012 was moved' }))
  await waitFor(() => expect(window.location.pathname).toBe('/jobs/7'))
  await waitFor(() => expect(gateway.callsOf('ReadNotification')).toEqual([{ id: '81' }]))
})

test('clearing hides all at once, and Undo restores them before the backend is called', { tags: 'nightly' }, async () => {
  const { gateway, user } = open()
  await screen.findByRole('link', { name: 'Notifications, 1 unread' })
  await user.click(await screen.findByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'J-1012 was moved' })).toBeNull())
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByRole('link', { name: 'J-1012 was moved' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(gateway.callsOf('ClearNotifications')).toEqual([])
})

test('a load error shows its reason and a retry', async () => {
  const { gateway, user } = open({ Notifications: refuse('UPSTREAM_FAILED', 'The backend has a problem.') })
  expect(await screen.findByText('The backend has a problem.', {})).toBeVisible()
  gateway.answer({ Notifications: notificationsOf([]) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No data Found!')).toBeVisible()
})
