import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { articles } from './blog/articles.ts'
import { sitePaths } from '../../lib/paths.ts'

const text = {
  __typename: 'StaticContent',
  type: 'ABOUT',
  title: 'A text',
  bodyHtml: '<h2>Part</h2><p>Words</p>',
  updatedAt: 1_790_000_000,
}
const answers = { PublicPlans: { plans: [] }, StaticText: { staticContent: text }, Me: { me: owner } }
const everyAddress = [...sitePaths, ...articles.map(({ slug }) => `/blog/${slug}`)]

const h1 = () => screen.findByRole('heading', { level: 1 })
const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content')

/** A page's title, description, heading and links. */
async function visit(address: string) {
  fakeGateway(answers)
  const { container, unmount } = renderAt(address)
  const heading = (await h1()).textContent
  expect(screen.getAllByRole('heading', { level: 1 }), address).toHaveLength(1)
  for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role), address).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(/ · Callout$/))
  const about = { heading, title: document.title, description: description() }
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a:not([inert] *)')].map((link) => new URL(link.href))
  unmount()
  return { ...about, links }
}

test('no link of the public site is dead, and every page has its own title, description and heading', async () => {
  const known = new Set(['/home', '/login', '/register', '/forgot-password'])
  const waiting = ['/home']
  const seen: Awaited<ReturnType<typeof visit>>[] = []
  const reached = new Set<string>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    reached.add(address)
    const page = await visit(address)
    expect(page.heading, address).not.toBe('Page not found')
    seen.push(page)
    expect(page.links.filter(({ protocol }) => !['http:', 'mailto:', 'tel:'].includes(protocol))).toEqual([])
    const inside = page.links.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname)
    const unseen = [...new Set(inside)].filter((pathname) => !known.has(pathname))
    for (const pathname of unseen) known.add(pathname)
    waiting.push(...unseen)
  }
  expect([...reached].toSorted()).toEqual(everyAddress.toSorted())
  for (const name of ['title', 'description', 'heading'] as const)
    expect(new Set(seen.map((page) => page[name])).size, `each with a ${name} of its own`).toBe(seen.length)
}, 60_000)

test.each(['/blog/no-such-article', '/home/nothing', '/pricing/old', '/blog/a/b'])(
  '%s reports an unknown page inside the site',
  async (address) => {
    fakeGateway(answers)
    renderAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/home')
  },
)

test('the landing banner links to sign-up and the strip to the contact form', async () => {
  fakeGateway(answers)
  const { user } = renderAt('/home')
  expect(await screen.findByRole('heading', { level: 1, name: 'Grow Your Business With Us.' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Join Now' })[0]).toHaveAttribute('href', '/register')
  await user.click(screen.getByRole('link', { name: 'Send an email to get assist' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact support' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('header and footer link to the specification’s targets', async () => {
  fakeGateway(answers)
  renderAt('/home')
  const hrefs = async (role: string) =>
    within(await screen.findByRole(role))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(await hrefs('banner')).toEqual(['/home', '/services', '/features', '/pricing', '/blog', '/contact', '/login', '/register'])
  expect(await hrefs('contentinfo')).toEqual(expect.arrayContaining(['/services', '/features', '/pricing', '/blog', '/faq']))
  expect(screen.getByText(/2019/)).toBeVisible()
})

test('a signed-in user is offered the app instead of sign-in', async () => {
  signedIn()
  fakeGateway(answers)
  renderAt('/services')
  const header = await screen.findByRole('banner')
  expect(within(header).getByRole('link', { name: 'Open Callout' })).toHaveAttribute('href', '/')
  expect(within(header).queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('the phone’s menu opens and closes by keyboard, and closes when a page is chosen', async () => {
  fakeGateway(answers)
  const { user } = renderAt('/home')
  const button = await screen.findByRole('button', { name: 'Open menu' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Services' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}{Tab}{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/services'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false'))
})

test('the four links of About Us open in a new tab', async () => {
  fakeGateway(answers)
  renderAt('/about')
  await h1()
  for (const name of [/^Privacy Policy/, /^Terms of Service/, /^About the product/, /^Share the product app/])
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute('target', '_blank')
})

test('renders a text of the backend, and offers a retry if it fails to load', async () => {
  const { outOfReach } = await import('../../testing/fakeGateway.ts')
  const gateway = fakeGateway({ StaticText: outOfReach() })
  const { user } = renderAt('/privacy-policy')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load this page. Can’t reach the server. Check your connection and try again.',
  )
  gateway.answer(answers)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Part' })).toBeVisible()
  expect(gateway.callsOf('StaticText')[0]).toEqual({ type: 'PRIVACY_POLICY' })
})

test('a malformed fragment opens no answer and breaks nothing', async () => {
  renderAt('/faq#%E0%A4%A')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
})

test('a link to a question opens it, and the search finds it by synonyms', async () => {
  fakeGateway(answers)
  const { user } = renderAt('/faq#trial')
  expect(await screen.findByText(/Try Callout free for 7 days/)).toBeVisible()
  await user.type(screen.getByLabelText('Search questions'), 'mobile')
  expect(await screen.findByText('1 question')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Does it work on a phone?' })).toBeVisible()
})
