import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { awaitPage } from './looks.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** A page as a visitor finds it. */
interface Place {
  readonly title: string
  /** Where it has ended: a page that asks for a session sends to another one. */
  readonly pathname: string
  readonly ids: readonly string[]
  /** Addresses of the product that it links to. */
  readonly links: readonly string[]
}

async function look(page: Page, address: string): Promise<Place> {
  await page.goto(address)
  await awaitPage(page)
  return page.evaluate(() => ({
    title: document.title,
    pathname: location.pathname,
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  }))
}

const getAddress = (link: string): string => link.split('#')[0] ?? ''

/** Every page that links lead to from there, by its address. */
async function crawl(page: Page, from: string): Promise<Map<string, Place>> {
  const places = new Map<string, Place>()
  const waiting = [from]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (places.has(address)) continue
    const place = await look(page, address)
    places.set(address, place)
    waiting.push(...place.links.map(getAddress))
  }
  return places
}

/** Why a link is dead; null: it is not. */
function deathOf(link: string, places: ReadonlyMap<string, Place>): string | null {
  const [address = '', id] = link.split('#')
  const place = places.get(address)
  if (!place || place.title.includes('not found')) return `${link}: no such page`
  if (place.pathname !== address.split('?')[0]) return `${link}: leads to ${place.pathname}`
  return id && !place.ids.includes(id) ? `${link}: no such place on the page` : null
}

test('from /home no link leads nowhere', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  const places = await crawl(page, '/home')
  const links = new Set([...places.values()].flatMap((place) => place.links))
  expect([...links].map((link) => deathOf(link, places)).filter((death) => death !== null)).toEqual([])
  const header = ['/services', '/features', '/pricing', '/blog', '/login', '/register']
  const footer = ['/faq', '/about', '/contact', '/privacy-policy', '/terms-of-service']
  expect([...places.keys()]).toEqual(expect.arrayContaining([...header, ...footer, '/forgot-password']))
  expect([...places.keys()].some((address) => address.startsWith('/blog/'))).toBe(true)
})

test.each(['/blog/no-such-article', '/services/nothing'])('%s says that there is nothing', async (address) => {
  const { page, provoke } = await product.arrive()
  provoke('gone')
  expect((await look(page, address)).title).toContain('not found')
})

test.each([
  ['/home', 200],
  ['/jobs/12', 200],
  ['/services/nothing', 404],
  ['/no-such-page', 404],
])('%s is answered with %i', async (address, status) => {
  const response = await fetch(new URL(address, product.stack.url), { headers: { accept: 'text/html' } })
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
})
