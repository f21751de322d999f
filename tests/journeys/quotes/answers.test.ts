import { expect, test } from 'vitest'
import { pdf } from '../people/chosenFiles.ts'
import { createQuote, quoteSection, readQuote } from '../people/quotes.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

test('an approval by mail keeps the note and the customer’s letter', { tags: 'nightly' }, async () => {
  const id = await createQuote(product.stack, 'New fence')
  const { page } = await product.arrive('phone')
  await storeSession(page, 'owner')
  await page.goto(`/jobs/${id}`)
  await quoteSection(page).getByRole('button', { name: 'Approve' }).click()
  const approval = page.getByRole('dialog', { name: /^Approve quote/ })
  await approval.getByText('By mail', { exact: true }).click()
  await approval.getByRole('radio', { name: /^Steel/ }).check()
  await approval.getByRole('textbox', { name: /^Approved by/ }).fill('Kim Reyes')
  await approval.getByRole('textbox', { name: 'Note' }).fill('Letter of March 3.')
  await approval.locator('input[type="file"]').setInputFiles(pdf('letter.pdf', 2000))
  await approval.getByText('letter.pdf').waitFor()
  await approval.getByRole('button', { name: 'Approve', exact: true }).click()
  await approval.waitFor({ state: 'hidden' })
  const text = 'Quote approved by mail by Kim Reyes: Steel, $250.00. Letter of March 3.'
  await page.getByRole('region', { name: 'Timeline' }).getByText(text).waitFor()
  await page.getByRole('link', { name: /letter\.pdf/ }).waitFor()
  await quoteSection(page).getByText('Approved', { exact: true }).waitFor()
  expect(await readQuote(product.stack, id)).toMatchObject({
    total: 250,
    quote: { approval: { kind: 'MAIL', name: 'Kim Reyes', note: text } },
  })
  await page.goto('/quotes?tab=APPROVED')
  await page.getByRole('link', { name: /New fence/ }).waitFor()
})

test('a quote that was not accepted has its reason, and is open with its prices after Reopen', { tags: 'nightly' }, async () => {
  const id = await createQuote(product.stack, 'Garden gate')
  const before = await readQuote(product.stack, id)
  const { page } = await product.arrive('phone')
  await storeSession(page, 'owner')
  await page.goto(`/jobs/${id}`)
  await quoteSection(page).getByRole('button', { name: 'Not accepted' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Not accepted' }).click()
  await dialog.getByText('Please select a reason').waitFor()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Not accepted' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await quoteSection(page).getByText('Not accepted', { exact: true }).waitFor()
  await page.goto('/quotes?tab=NOT_ACCEPTED')
  await page.getByRole('link', { name: /Garden gate/ }).click()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('button', { name: 'Send quote' }).waitFor()
  expect(await readQuote(product.stack, id)).toEqual(before)
  await page.goto('/quotes')
  await page.getByRole('link', { name: /Garden gate/ }).waitFor()
})
