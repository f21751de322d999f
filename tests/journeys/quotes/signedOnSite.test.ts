import { interactionCounts } from '@callout/contracts/interactionCounts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amountsIn } from '../people/bookJob.ts'
import { askAsOwner, bookVisit, companyToday, MARCUS } from '../people/bookVisit.ts'
import { CountingHand } from '../people/CountingHand.ts'
import { addTo, quoteSection, readQuote, seeQuoteForm } from '../people/quotes.ts'
import { signByFinger } from '../people/signByFinger.ts'
import { giveCredentials, storeSession } from '../people/signIn.ts'
import { untilCached } from '../people/untilCached.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny', true)

/** Drain cleaning 189.00, toilet rebuild kit 38.75, an hour of labor 125.00; with 8.25 % tax: 15.5925, 18.789375 and 29.101875. */
const ALTERNATIVES = ['$204.59', '$246.54', '$381.85']
const CHOSEN = 246.54

const allow = async (isOn: boolean): Promise<void> => {
  const rights = { staff_can_quote: isOn, staff_can_see_prices: isOn }
  await product.stack.rest('POST', '/settings/update_team_setting', rights, await product.stack.signIn('owner'))
}

interface Approved {
  readonly jobs: {
    readonly items: readonly { readonly id: string; readonly total: number; readonly forms: readonly { readonly isSubmitted: boolean }[] }[]
  }
}
const approvedQuotes = async (): Promise<Approved['jobs']['items']> =>
  (
    await askAsOwner<Approved>(
      product.stack,
      '{ jobs(input: { quote: APPROVED, perPage: 50 }) { items { id total forms { isSubmitted } } } }',
    )
  ).jobs.items

const totals = (page: Page): Promise<string[]> => amountsIn(page.getByRole('complementary', { name: 'Summary' }).getByLabel('Alternatives'))

test(
  'three alternatives are signed on a phone without a network, and scheduled by the office',
  { tags: 'nightly', timeout: 600_000 },
  async (context) => {
    await allow(true)
    const job = await bookVisit(product.stack, {
      day: companyToday(),
      startTime: '22:10',
      endTime: '22:40',
      staffIds: [MARCUS],
      title: 'Leaking valve',
    })
    const before = (await approvedQuotes()).map(({ id }) => id)
    const { page, context: browser, provoke } = await product.arrive('phone', context, 'with workers')
    provoke('no connection')
    await page.goto('/login')
    await giveCredentials(page, 'staff')
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    await page.goto(`/jobs/${job.id}`)
    await page.getByRole('button', { name: 'More actions' }).waitFor()
    await untilCached(page, [`Job/{"id":"${job.id}"}`, 'Prices', 'JobFormSettings/', 'JobTaxes/', 'FormToFill/'])
    await browser.setOffline(true)
    await page.getByText('You’re offline', { exact: true }).waitFor()

    const hand = new CountingHand()
    await hand.click(page.getByRole('button', { name: 'More actions' }))
    await hand.click(page.getByRole('menuitem', { name: 'New quote' }))
    await seeQuoteForm(page)
    await hand.fill(page.getByRole('combobox', { name: 'Line items' }), 'drain cl')
    await hand.click(page.getByRole('option', { name: /^Drain cleaning/ }))
    await page.getByRole('button', { name: 'Add alternative' }).click()
    await addTo(page, 'Line items of Better', 'toilet reb', 'Toilet rebuild kit')
    await page.getByRole('button', { name: 'Add alternative' }).click()
    await addTo(page, 'Line items of Best', 'plumbing lab', 'Plumbing labor')
    await expect.poll(() => totals(page)).toEqual(ALTERNATIVES)
    const sign = page.getByRole('button', { name: 'Sign', exact: true })
    await hand.click(sign)
    const dialog = page.getByRole('dialog', { name: /^Sign quote for / })
    const better = dialog.getByRole('radio', { name: /^Better/ })
    await hand.click(better)

    await page.reload()
    await page.getByText('Draft restored').waitFor()
    await sign.click()
    await expect.poll(() => better.isChecked()).toBe(true)
    await dialog.getByText('Total: $246.54').waitFor()
    hand.clicks += 1
    await signByFinger(page, dialog.getByRole('img', { name: /^Sign here/ }))
    await hand.click(dialog.getByRole('button', { name: 'Approve quote' }))
    await page.getByRole('region', { name: 'Waiting to send' }).getByText('Signed quote, $246.54').waitFor()
    expect(hand.interactions).toBeLessThanOrEqual(interactionCounts.signQuote)
    expect(await approvedQuotes()).toHaveLength(before.length)

    await browser.setOffline(false)
    const arrived = async () => (await approvedQuotes()).filter(({ id }) => !before.includes(id))
    await expect.poll(arrived, { timeout: 60_000 }).toMatchObject([{ total: CHOSEN, forms: [{ isSubmitted: true }] }])
    const [quoted] = await arrived()
    const id = quoted?.id ?? ''
    const { customer, lineItems, quote } = await readQuote(product.stack, id)
    const text = `Quote approved with a signature by ${customer.name}: Better, $246.54.`
    expect(lineItems.map(({ name }) => name)).toEqual(['Drain cleaning', 'Toilet rebuild kit'])
    expect(quote).toMatchObject({
      alternatives: [{ name: 'Good' }, { name: 'Better' }, { name: 'Best' }],
      approval: { kind: 'SIGNED', name: customer.name, note: text },
    })
    await page.getByRole('button', { name: /waiting|needs you/ }).waitFor({ state: 'detached' })
    await page.goto(`/jobs/${id}`)
    await quoteSection(page).getByText('Ask the office for a date.').waitFor()
    await page.getByRole('region', { name: 'Timeline' }).getByText(text).waitFor()

    const { page: office } = await product.arrive('desktop', context)
    await storeSession(office, 'owner')
    await office.goto(`/jobs/${id}`)
    await office.getByRole('button', { name: 'Schedule', exact: true }).click()
    await office.getByRole('dialog').getByRole('group', { name: 'Next free times' }).getByRole('button').first().click()
    await office.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(async () => (await readQuote(product.stack, id)).status).not.toBe('UNSCHEDULED')
    await allow(false)
  },
)
