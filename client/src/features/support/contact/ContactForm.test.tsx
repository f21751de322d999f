import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

afterEach(() => sessionStorage.clear())

const received = { ContactSupport: { contactSupport: { __typename: 'SupportTicket', ticketId: '4711', message: 'We have your message' } } }
const typed = { Name: 'Ida Berg', Email: 'ida@example.test', Subject: 'A question', Message: 'How do I move a visit?' }

async function fill(values: Partial<Record<string, string>> = typed) {
  const { user, unmount } = renderAt('/contact')
  await screen.findByRole('button', { name: 'Send message' })
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(new RegExp(`^${label}`)), value ?? '')
  return { user, unmount, send: () => user.click(screen.getByRole('button', { name: 'Send message' })) }
}

test('sends a message and shows its ticket number', async () => {
  const gateway = fakeGateway(received)
  const { send } = await fill()
  await send()
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Message sent' })).toHaveFocus())
  expect(screen.getByText('4711')).toBeVisible()
  expect(await screen.findByText('We have your message')).toBeVisible()
  const input = { name: typed.Name, email: typed.Email, subject: typed.Subject, message: typed.Message, pageUrl: window.location.href }
  expect(gateway.callsOf('ContactSupport')).toEqual([{ input }])
  expect(sessionStorage.getItem('contactDraft')).toBeNull()
})

test('a phone is sent as digits with its country code', async () => {
  const gateway = fakeGateway(received)
  const { send } = await fill({ ...typed, Phone: '+44 (0)20 7946 0958' })
  await send()
  expect(await screen.findByText('4711')).toBeVisible()
  expect(gateway.callsOf('ContactSupport')).toMatchObject([{ input: { phone: '442079460958' } }])
})

test('an empty form is not sent, and shows required fields', async () => {
  const gateway = fakeGateway(received)
  const { send } = await fill({})
  await send()
  expect(await screen.findAllByText('Required')).toHaveLength(4)
  expect(gateway.calls).toEqual([])
})

test.each([
  ['Email', 'ida', 'Invalid'],
  ['Phone', '12a', 'Must be only digits'],
  ['Phone', '123', 'Please type valid mobile number'],
])('%s with "%s" shows %s', async (label, value, message) => {
  fakeGateway(received)
  const { user } = await fill({ [label]: value })
  await user.tab()
  expect(await screen.findByText(message)).toBeVisible()
})

test('a message that is too long says so', async () => {
  fakeGateway(received)
  const { user } = await fill({})
  await user.click(screen.getByLabelText(/^Message/))
  await user.paste('a'.repeat(5001))
  await user.tab()
  expect(await screen.findByText('Use at most 5,000 characters')).toBeVisible()
})

test('the input survives a lost connection and a reload', async () => {
  fakeGateway({ ContactSupport: outOfReach() })
  const { send, unmount } = await fill()
  await send()
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible()
  expect(screen.getByLabelText(/^Message/)).toHaveValue(typed.Message)
  unmount()
  renderAt('/contact')
  expect(await screen.findByLabelText(/^Message/)).toHaveValue(typed.Message)
  expect(screen.getByLabelText(/^Name/)).toHaveValue(typed.Name)
})

test('shows the server’s error at its field', async () => {
  const fields = [{ field: 'subject', message: 'Too short' }]
  fakeGateway({ ContactSupport: refuse('INVALID', 'Too short', { fields }) })
  const { send } = await fill()
  await send()
  await waitFor(() => expect(screen.getByLabelText(/^Subject/)).toBeInvalid())
  expect(screen.getByLabelText(/^Subject/)).toHaveFocus()
})

test('prefills name and email for a signed-in user', async () => {
  signedIn()
  fakeGateway(received)
  renderAt('/contact')
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Olivia Owner')
  expect(screen.getByLabelText(/^Email/)).toHaveValue('owner@demo.test')
})

test('sends a message with a lost response again only if the user says so', async () => {
  const gateway = fakeGateway({ ContactSupport: outOfReach() })
  const { user, send } = await fill()
  await send()
  await screen.findByText(/What you typed is still here/)
  gateway.answer(received)
  await send()
  expect(await screen.findByText(/may have gone through. Send it again only if you’re sure/)).toBeVisible()
  expect(gateway.callsOf('ContactSupport')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Message sent' })).toBeVisible()
  expect(gateway.callsOf('ContactSupport')).toHaveLength(2)
})
