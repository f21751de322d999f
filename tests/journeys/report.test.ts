import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectGoodLooks, settled } from './looks.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

async function saved(page: Page, press: Locator): Promise<readonly [name: string, content: string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')]
}
const cents = (text: string): number => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100)

test('the month in numbers opens its rows, downloads as CSV and PDF, and pays commission to the cent', { tags: 'nightly' }, async () => {
  const { page } = await product.arrive()
  await storeSession(page, 'owner')
  await page.goto('/reports')
  await page.getByRole('button', { name: 'Previous month' }).click()
  const technicians = page.getByRole('table', { name: 'By technician' })
  await technicians.waitFor()
  await page.getByRole('button', { name: 'Download PDF' }).and(page.locator(':enabled')).waitFor()
  await settled(page)
  await expectGoodLooks(page, 'The report')

  const [jobsDone, received] = await page.getByLabel('Month in numbers').getByRole('link').allInnerTexts()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [csvName, csv] = await saved(page, page.getByRole('menuitem', { name: 'Export to CSV' }))
  expect(csvName).toMatch(/^report-\d{4}-\d{2}\.csv$/)
  expect(csv.split('\r\n')[1]?.split(',').slice(0, 3)).toEqual(['All', '', String(jobsDone)])
  const [pdfName, pdf] = await saved(page, page.getByRole('button', { name: 'Download PDF' }))
  expect([pdfName.replace(/pdf$/, ''), pdf.slice(0, 5)]).toEqual([csvName.replace(/csv$/, ''), '%PDF-'])

  await page.getByRole('button', { name: 'Commission' }).click()
  const dialog = page.getByRole('dialog', { name: 'Commission' })
  const rates = dialog.getByRole('textbox')
  await rates.first().waitFor()
  for (const rate of await rates.all()) await rate.fill('100')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const [, file] = await saved(page, page.getByRole('menuitem', { name: 'Export to CSV' }))
  const rows = file.trim().split('\r\n').slice(1)
  const paid = rows.filter((row) => !row.startsWith('Unassigned,')).reduce((sum, row) => sum + cents(row.split(',').at(-1) ?? ''), 0)
  const shares = rows.reduce((sum, row) => sum + cents(row.split(',').at(-4) ?? ''), 0)
  expect(shares).toBe(cents(String(received)))
  const unassigned = rows.filter((row) => row.startsWith('Unassigned,')).reduce((sum, row) => sum + cents(row.split(',').at(-4) ?? ''), 0)
  expect(paid + unassigned).toBe(cents(String(received)))

  await page
    .getByLabel('Month in numbers')
    .getByRole('link', { name: String(jobsDone), exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await settled(page)
  await expect.poll(() => page.getByRole('main').innerText()).toContain(`of ${jobsDone}`)
})
