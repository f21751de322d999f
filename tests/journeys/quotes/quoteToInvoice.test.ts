import { interactionCounts } from '@callout/contracts/interactionCounts'
import { expect, test } from 'vitest'
import { amountsIn, saveButton, seededCustomer, seeJob } from '../people/bookJob.ts'
import { CountingHand } from '../people/CountingHand.ts'
import { addTo, quoteSection, readQuote, seeQuoteForm } from '../people/quotes.ts'
import { workAs } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

/** Drain cleaning 189.00, toilet rebuild kit 38.75, an hour of labor 125.00; with 8.25 % tax: 15.5925, 18.789375 and 29.101875. */
const ALTERNATIVES = ['$204.59', '$246.54', '$381.85']
/** The second one with a camera inspection of 145.00: 372.75, tax 30.751875. */
const CHOSEN = 403.5

test('a quote with three alternatives is sent, approved by phone, scheduled, done and invoiced to the cent', async () => {
  const { page } = await product.arrive()
  await workAs(page, 'owner')
  const customer = await seededCustomer(product.stack)
  const hand = new CountingHand()
  await hand.click(page.getByRole('navigation').getByRole('link', { name: 'Quotes', exact: true }))
  await hand.click(page.getByRole('link', { name: 'New quote' }).first())
  await seeQuoteForm(page)
  await hand.fill(page.getByRole('combobox', { name: 'Customer' }), customer)
  await hand.click(page.getByRole('option', { name: new RegExp(`^${customer}`) }))
  await page.getByRole('region', { name: 'About this customer' }).waitFor()
  await hand.fill(page.getByRole('combobox', { name: 'Line items' }), 'drain cl')
  await hand.click(page.getByRole('option', { name: /^Drain cleaning/ }))
  await expect.poll(() => page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('Plumbing')

  await page.getByRole('button', { name: 'Add alternative' }).click()
  await addTo(page, 'Line items of Better', 'toilet reb', 'Toilet rebuild kit')
  await page.getByRole('button', { name: 'Add alternative' }).click()
  await addTo(page, 'Line items of Best', 'plumbing lab', 'Plumbing labor')
  await page.getByRole('button', { name: 'Add optional items' }).click()
  await addTo(page, 'Optional items', 'camera', 'Camera inspection')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect.poll(() => amountsIn(summary.getByLabel('Alternatives'))).toEqual(ALTERNATIVES)
  await hand.click(saveButton(page, 'Create quote'))
  const id = await seeJob(page)
  expect(hand.interactions).toBeLessThanOrEqual(interactionCounts.createQuote)
  const cards = page.getByRole('list', { name: 'Alternatives' }).locator(':scope > li')
  for (const [index, total] of ALTERNATIVES.entries()) await cards.nth(index).getByText(total, { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Send quote' }).click()
  const letter = page.getByRole('dialog', { name: /^Send quote/ })
  const message = letter.getByRole('textbox', { name: /^Message/ })
  await message.fill(`${await message.inputValue()}\n\nCall me with your choice.`)
  await letter.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Approve quote' }).click()
  const { email } = (await readQuote(product.stack, id)).customer
  expect((await product.stack.mailTo(email)).body).toMatch(/is attached\.[\s\S]*Call me with your choice\./)

  const approval = page.getByRole('dialog', { name: /^Approve quote/ })
  await approval.getByRole('radio', { name: /^Better/ }).check()
  await approval.getByRole('checkbox', { name: /^Camera inspection/ }).check()
  await approval.getByText('$403.50', { exact: true }).waitFor()
  await approval.getByRole('textbox', { name: 'Note' }).fill('Start in May.')
  await approval.getByRole('button', { name: 'Approve', exact: true }).click()
  const schedule = page.getByRole('button', { name: 'Schedule', exact: true })
  await schedule.waitFor()
  const text = `Quote approved by phone by ${customer}: Better with Camera inspection, $403.50. Start in May.`
  await page.getByRole('region', { name: 'Timeline' }).getByText(text).waitFor()
  expect(await readQuote(product.stack, id)).toMatchObject({
    total: CHOSEN,
    lineItems: ['Drain cleaning', 'Toilet rebuild kit', 'Camera inspection'].map((name) => ({ name })),
    quote: { sentAt: expect.any(Number), approval: { kind: 'PHONE', name: customer, note: text } },
  })

  await schedule.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Next free times' }).getByRole('button').first().click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Start' }).click()
  const start = dialog.getByRole('button', { name: 'Start', exact: true })
  const finish = page.getByRole('button', { name: 'Finish', exact: true })
  await start.or(finish).first().waitFor()
  if (await start.isVisible()) await start.click()
  await finish.click()
  await dialog.getByLabel('Work done').fill('Cleared, with a video.')
  await dialog.getByRole('button', { name: 'Finish', exact: true }).click()
  // The buttons move when it appears.
  await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Create invoice', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create invoice', exact: true }).click()
  await page.getByRole('region', { name: 'Invoice' }).getByRole('link', { name: /^INV-/ }).click()
  await page.getByRole('region', { name: 'Invoice', exact: true }).getByText('$403.50', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: /^Quoted on .*, approved on / }).click()
  await quoteSection(page).getByText('Approved', { exact: true }).waitFor()
  expect((await readQuote(product.stack, id)).invoice).toEqual({ total: CHOSEN })
})
