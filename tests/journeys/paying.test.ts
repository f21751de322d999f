import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInToWorkAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
/** Asks the bank; no part of it may leave the frame. */
const CARD = '4000000000003220'
const anyPartOfIt = /4000\D{0,3}0000|0000\D{0,3}3220/

/** All requests of the page, bodies included. */
function listen(page: Page): () => string {
  const messages: string[] = []
  page.on('request', (request) => messages.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return () => messages.join('\n')
}

/** What a press of that button saves: its name, and its text. */
async function saved(page: Page, press: Locator): Promise<readonly [name: string, text: string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return [download.suggestedFilename(), await readFile(await download.path(), 'latin1')]
}

/** Until the service worker answers this page's navigations. */
async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

test('with the service worker active, an expired account reads and exports, pays with a card that asks the bank, and comes back to the form as it was typed', async () => {
  const { page } = await product.arrive('desktop', undefined, 'with workers')
  const getMessage = listen(page)
  await signInToWorkAs(page, 'expired')
  await untilControlled(page)
  await page.goto('/customers')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const [list, rows] = await saved(page, page.getByRole('menuitem', { name: 'Export to CSV' }))
  expect(list).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/)
  expect(rows.trimEnd().split('\r\n').length).toBeGreaterThan(1)
  await page.goto('/invoices')
  await page
    .getByRole('link', { name: /^INV-\d+/ })
    .first()
    .click()
  const [paper, pdf] = await saved(page, page.getByRole('button', { name: /^Download PDF: / }))
  expect([paper, pdf.slice(0, 5)]).toEqual([expect.stringMatching(/^INV-\d+\.pdf$/), '%PDF-'])
  await page.goto('/taxes/new')
  await page.getByRole('link', { name: 'See plans', exact: true }).waitFor()
  await page.goto('/taxes')
  await page
    .getByRole('link', { name: /^Sales tax/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('County tax')
  await page.getByRole('textbox', { name: /^Rate/ }).fill('1.5')
  await page.getByRole('button', { name: 'Save tax' }).first().click()
  await page.waitForURL('**/pricing-plans')
  await page.getByRole('link', { name: 'Choose Solo' }).click()
  await page.waitForURL('**/subscriptions/checkout?plan=1')
  const card = page.frameLocator('iframe[title="Card details"]')
  await card.getByLabel('Card number').fill(CARD)
  await card.getByLabel('Expires').fill('1234')
  await card.getByLabel('Security code').fill('987')
  await page.getByRole('button', { name: 'Pay $29.00' }).click()
  await card.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL('**/taxes/*/edit')
  await page.getByText('You’re on the Solo plan. $29.00 paid.').waitFor()
  expect(await page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('County tax')
  expect(await page.getByRole('textbox', { name: /^Rate/ }).inputValue()).toBe('1.5%')
  await page.getByRole('button', { name: 'Save tax' }).first().click()
  await page.waitForURL('**/taxes')
  await page.getByRole('link', { name: /^County tax/ }).waitFor()
  const storedText = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  const logged = JSON.stringify(await product.stack.control('GET', '/requests'))
  for (const text of [getMessage(), storedText, logged]) expect(text).not.toMatch(anyPartOfIt)
  expect(getMessage()).toContain('pm_mock_secure')
})
