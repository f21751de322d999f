import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { giveCredentials, signInToWorkAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')
const NOTE = 'The key is with the neighbour, second door.'
const note = (page: Page) => page.getByLabel('New note')

/** The next note is answered with that code, as by a session or a subscription that has ended. */
const refuseNote = (response_code: number) =>
  product.stack.control('POST', '/faults', { method: 'POST', path: '/jobs/job_history_update', response_code, times: 1 })

async function sendNote(page: Page): Promise<void> {
  await signInToWorkAs(page, 'owner')
  await page.goto('/jobs/1')
  await note(page).fill(NOTE)
  await page.getByRole('button', { name: 'Add note' }).click()
}

test('a subscription that ends in the middle of a note: by way of the plans back to the note', async () => {
  const { page } = await product.arrive()
  await refuseNote(402)
  await sendNote(page)
  await page.waitForURL('**/pricing-plans')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/jobs/1')
  await expect.poll(() => note(page).inputValue()).toBe(NOTE)
})

test('a session that ends in the middle of a note: the same user finds every word after signing in', async () => {
  const { page } = await product.arrive()
  await refuseNote(401)
  await sendNote(page)
  await page.waitForURL('**/login')
  await giveCredentials(page, 'owner')
  await page.waitForURL('**/jobs/1')
  await expect.poll(() => note(page).inputValue()).toBe(NOTE)
})

test('and no other user who signs in there sees the note', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  await refuseNote(401)
  await sendNote(page)
  await page.waitForURL('**/login')
  await giveCredentials(page, 'admin')
  await page.waitForURL('**/jobs/1')
  await note(page).waitFor()
  expect(await note(page).inputValue()).toBe('')
})
