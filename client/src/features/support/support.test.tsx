import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { technician, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

beforeEach(() => sessionStorage.clear())

const HTML = '<h2>How do I move a visit?</h2><p>Drag it. <a href="javascript:alert(1)">Read on</a><script>alert(1)</script></p>'
const faq = { staticContent: { __typename: 'StaticContent', type: 'FAQ', title: 'FAQ', bodyHtml: HTML, updatedAt: null } }
const getText = (type: string, title: string | null, updatedAt: number | null) => ({ __typename: 'StaticContent', type, title, updatedAt })
const listed = {
  staticContents: {
    __typename: 'StaticContentPage',
    items: [getText('PRIVACY_POLICY', 'Privacy notice', Date.UTC(2026, 10, 2, 12) / 1000), getText('ABOUT', null, null)],
  },
}
const received = { contactSupport: { __typename: 'SupportTicket', ticketId: '4711', message: 'We have your message' } }

function open(path: string, answers: Parameters<typeof fakeGateway>[0] = {}) {
  signedIn(technician)
  const gateway = fakeGateway({ Me: { me: technician }, StaticText: faq, StaticContents: listed, ContactSupport: received, ...answers })
  return { gateway, ...renderAt(path) }
}
const write = async (user: ReturnType<typeof renderAt>['user']) => {
  await user.type(await screen.findByLabelText(/^Subject/, {}), 'Help')
  await user.type(screen.getByLabelText(/^Message/), 'It fails')
}
const tick = () => screen.findByRole('checkbox', { name: 'Send technical details with it' })

test('a technician finds answers, product texts and the contact form', async () => {
  open('/help')
  expect(await screen.findByRole('heading', { name: 'How do I move a visit?' })).toBeVisible()
  expect(screen.getByText('Read on')).not.toHaveAttribute('href')
  expect(document.querySelector('main script')).toBeNull()
  const places = ['contact', 'privacy-policy', 'terms-of-service', 'about-the-product', 'share-the-app']
  for (const place of places) expect(document.querySelector(`main a[href="/help/${place}"]`)).toBeVisible()
})

test('sends page, version and last error with the message, unless unticked', { tags: 'nightly' }, async () => {
  const { gateway, user } = open('/help', { StaticText: refuse('UPSTREAM_FAILED', 'The texts are away') })
  await screen.findByText('The texts are away', {})
  await user.click(screen.getByRole('link', { name: /^Contact support/ }))
  await write(user)
  expect(await screen.findByText(/^The texts are away \(UPSTREAM_FAILED, StaticText/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('4711')
  await user.click(screen.getByRole('button', { name: /another/i }))
  await write(user)
  await user.click(await tick())
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(gateway.callsOf('ContactSupport')).toHaveLength(2))
  const [returned, missing] = gateway.callsOf('ContactSupport').map(({ input }) => input as Record<string, unknown>)
  expect(returned).toMatchObject({
    pageUrl: expect.stringContaining('/help'),
    message: expect.stringMatching(/^It fails\n\nLast error: The texts are away/),
  })
  expect(returned).not.toHaveProperty('withoutVersion')
  expect(missing).toMatchObject({ message: 'It fails', withoutVersion: true })
  expect(missing).not.toHaveProperty('pageUrl')
})

test('titles and dates of texts come from the backend, with built-in defaults', async () => {
  const { user } = open('/help')
  const privacy = await screen.findByRole('link', { name: /^Privacy notice.* Updated .*2026$/ })
  expect(screen.getByRole('link', { name: /^About the product/ })).not.toHaveTextContent(/Updated/)
  expect(screen.getByRole('link', { name: /^Terms of Service/ })).toBeVisible()
  await user.click(privacy)
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible()
})

test('reports a failed list of texts, with a retry', async () => {
  const { gateway, user } = open('/help', { StaticContents: refuse('UPSTREAM_FAILED', 'No list today') })
  expect(await screen.findByText(/Couldn’t load when these texts were updated. No list today/, {})).toBeVisible()
  expect(screen.getByRole('link', { name: /^Privacy Policy/ })).toBeVisible()
  gateway.answer({ StaticContents: listed })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^Privacy notice/ })).toBeVisible()
})

test.each([
  ['is not found', refuse('NOT_FOUND', 'This text doesn’t exist.')],
  ['is empty', { staticContent: { __typename: 'StaticContent', type: 'TERMS_OF_SERVICE', title: null, bodyHtml: '', updatedAt: 1 } }],
])('shows the built-in text where the backend’s %s', async (_, answer) => {
  open('/help/terms-of-service', { StaticText: answer })
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible()
  expect(screen.queryByText(/Last updated/)).toBeNull()
  expect(screen.queryByText('This text doesn’t exist.')).toBeNull()
})
