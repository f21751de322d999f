import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectGoodLooks, openWithin, popups } from '../looks.ts'
import { seededCustomer, takeCustomer } from '../people/bookJob.ts'
import { addTo, quoteSection, seeQuoteForm } from '../people/quotes.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('demo', true)

interface Row {
  readonly id: string
  readonly quote: { readonly alternatives: readonly unknown[] }
}

/** Job of the first quote with this filter that has alternatives, if any has. */
async function quoteWith(filter: string): Promise<string> {
  const query = `{ jobs(input: { ${filter}, perPage: 50 }) { items { id quote { alternatives { name } } } } }`
  const { data } = await product.stack.ask<{ jobs: { items: Row[] } }>(query, {}, await product.stack.signIn('owner'))
  const items = data?.jobs.items ?? []
  const found = items.find(({ quote }) => quote.alternatives.length > 0) ?? items[0]
  if (!found) throw new Error(`The seed has no quote with ${filter}.`)
  return found.id
}

async function seeQuote(page: Page, id: string, state: string): Promise<void> {
  await openWithin(page, `/jobs/${id}`)
  await quoteSection(page).getByText(state, { exact: true }).waitFor()
  await expectGoodLooks(page, `a quote: ${state}`)
}

test('lists, forms, states and dialogs of quotes are accessible, titled and as wide as the screen', async (context) => {
  const { page } = await product.arrive('desktop', context)
  await storeSession(page, 'owner')
  await page.goto('/quotes')
  for (const tab of ['Sent', 'Expired', 'Approved', 'Not accepted']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await page.getByRole('tabpanel').getByRole('link').first().waitFor()
    await expectGoodLooks(page, `quotes: ${tab}`)
  }

  await openWithin(page, '/quotes/new')
  await seeQuoteForm(page)
  await expectGoodLooks(page, '/quotes/new')
  await takeCustomer(page, await seededCustomer(product.stack))
  await addTo(page, 'Line items', 'drain cl', 'Drain cleaning')
  await page.getByRole('button', { name: 'Add alternative' }).click()
  await addTo(page, 'Line items of Better', 'camera', 'Camera inspection')
  await page.getByRole('button', { name: 'Add optional items' }).click()
  await addTo(page, 'Optional items', 'city perm', 'City permit')
  await expectGoodLooks(page, '/quotes/new filled in')
  await page.getByRole('button', { name: 'Create quote' }).first().click()
  await page.waitForURL(/\/jobs\/\d+$/)

  const open = await quoteWith('quote: OPEN, sortBy: JOB_NUMBER, sortDirection: DESCENDING')
  await seeQuote(page, await quoteWith('quote: APPROVED'), 'Approved')
  await seeQuote(page, await quoteWith('quote: NOT_ACCEPTED'), 'Not accepted')
  await openWithin(page, `/quotes/${open}/edit`)
  await page.getByRole('form', { name: 'Edit quote' }).waitFor()
  await expectGoodLooks(page, '/quotes/:id/edit')
  await openWithin(page, `/jobs/${open}`)
  await quoteSection(page).waitFor()
  const dialog = page.getByRole('dialog')
  for (const name of ['Approve', 'Not accepted']) {
    await quoteSection(page).getByRole('button', { name, exact: true }).click()
    await dialog.waitFor()
    await expectGoodLooks(page, `a quote’s dialog: ${name}`, popups)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(await dialog.count()).toBe(0)
})
