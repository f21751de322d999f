import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { giveCredentials } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** Like browsers that block site data: accessing a storage, a channel or a lock throws, and cookies are not stored. */
const blockSiteData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        refuse()
      }
    }
    navigator.locks.request = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
  })

test('with site data blocked the pages work as for a visitor, and signing in works and says what is missing', async () => {
  const { page } = await product.arrive()
  await blockSiteData(page)
  for (const place of ['/home', '/pricing', '/register', '/forgot-password']) {
    await page.goto(place)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.goto('/jobs')
  await page.waitForURL('**/login')
  await page.getByText(/Your browser blocks site data for Callout\. You can sign in, but you’ll be signed out when you reload/).waitFor()
  await giveCredentials(page, 'owner')
  await page.waitForURL('**/jobs')
  await page.locator('[data-row-link]').first().click()
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  await page.getByLabel('New note').fill('Ring twice.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('region', { name: 'Timeline' }).getByText('Ring twice.').waitFor()
})
