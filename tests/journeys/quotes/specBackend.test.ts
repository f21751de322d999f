import { expect, test } from 'vitest'
import { addLine, saveButton, seeJob, takeCategory, takeCustomer } from '../people/bookJob.ts'
import { addTo, quoteSection, seeQuoteForm } from '../people/quotes.ts'
import { signInToWorkAs } from '../people/signIn.ts'
import { arriveBefore } from '../people/specProduct.ts'

test(
  'over a backend without quotes a quote is made, sent, approved and scheduled, and the screens say what is only on the device',
  { tags: 'nightly' },
  async () => {
    const page = await arriveBefore('texts,decimals,bare')
    await signInToWorkAs(page, 'olivia')
    await page.goto('/quotes')
    await page.getByText('The server doesn’t keep quotes.').waitFor()
    await page.getByRole('link', { name: 'New quote' }).first().click()
    await seeQuoteForm(page)
    await takeCustomer(page, 'Maria Lopez')
    await takeCategory(page, 'Heating')
    await addLine(page, 'boiler')
    await page.getByRole('button', { name: 'Add alternative' }).click()
    await addTo(page, 'Line items of Better', 'boiler', 'Boiler service')
    await saveButton(page, 'Create quote').click()
    const id = await seeJob(page)
    await quoteSection(page)
      .getByText(/^The service keeps this as an unscheduled job\. Alternatives, last day, message and approval/)
      .waitFor()

    await page.getByRole('button', { name: 'Send quote' }).click()
    const letter = page.getByRole('dialog')
    await letter.getByLabel('To').fill('maria@lopez.test')
    await letter.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The quote was sent. The service didn’t save when; the message log has it.').first().waitFor()

    await page.goto('/jobs?tab=pending')
    await page.getByText('Pending includes 1 quote.').waitFor()
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) })
    await row.getByText('Quote', { exact: true }).waitFor()
    await page.goto('/schedule?view=day')
    const tray = page.getByRole('complementary', { name: 'Unscheduled' })
    await tray.getByText('The number includes 1 quote.').waitFor()
    expect(await tray.getByText(`#${id}`).count()).toBe(0)

    await page.goto('/quotes?tab=SENT')
    await page.getByRole('link', { name: new RegExp(`#${id}\\b`) }).click()
    await page.getByRole('button', { name: 'Approve quote' }).click()
    const approval = page.getByRole('dialog', { name: /^Approve quote/ })
    await approval.getByRole('radio', { name: /^Better/ }).check()
    await approval.getByRole('button', { name: 'Approve', exact: true }).click()
    await page
      .getByText(/The service didn’t save the approval\. It’s on this device and in the timeline\./)
      .first()
      .waitFor()
    await quoteSection(page).getByText('Approved', { exact: true }).waitFor()

    await page.goto('/schedule?view=day')
    await tray.getByText(`#${id}`).waitFor()
    await page.goto(`/jobs/${id}`)
    await page.getByRole('button', { name: 'Schedule', exact: true }).waitFor()

    await page.getByRole('button', { name: /Olivia Owner/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    await signInToWorkAs(page, 'olivia')
    await page.goto('/quotes?tab=APPROVED')
    await page.getByText('No quotes yet').waitFor()
  },
)
