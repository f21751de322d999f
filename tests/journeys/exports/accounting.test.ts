import { readFile } from 'node:fs/promises'
import { readZip } from '@callout/client/src/features/accounting/testing/readZip.ts'
import { expect, test } from 'vitest'
import { expectGoodLooks, settled } from '../looks.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('demo')

/** The limit for 1,200 invoices. */
const LIMIT_MS = 120_000

const cents = (text: string): number => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100)

test(
  '1,200 invoices are exported with progress, stopped and continued, and their sums are those of the files',
  { timeout: LIMIT_MS + 120_000 },
  async () => {
    const { page } = await product.arrive()
    await storeSession(page, 'owner')
    await page.goto('/earnings')
    await page.getByRole('link', { name: 'Accounting export' }).click()
    await page.getByText('All time', { exact: true }).click()
    const start = performance.now()
    await page.getByRole('button', { name: 'Prepare export' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText(/^[\d,]+ invoices? of [\d,]+ loaded\. The files need all of them\.$/).waitFor()
    await settled(page)
    await expectGoodLooks(page, 'The stopped export')
    await page.getByRole('button', { name: 'Continue' }).click()
    const sums = page.getByRole('table', { name: 'Sums' })
    await sums.waitFor({ timeout: LIMIT_MS })
    const took = performance.now() - start
    expect(took).toBeLessThan(LIMIT_MS)
    process.stdout.write(
      `Prepared ${await sums.getByRole('row', { name: /^Invoices issued/ }).innerText()} in ${Math.round(took / 1000)} s\n`,
    )
    await page.getByText('The payments add up to the earnings of this period.').waitFor()
    await settled(page)
    await expectGoodLooks(page, 'The prepared export')

    await page.getByText('Journal', { exact: true }).click()
    const [debits, credits] = await sums.locator('tfoot tr td:last-child').allInnerTexts()
    expect(debits).toBe(credits)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export to CSV' }).click()])
    const files = readZip(await readFile(await download.path()))
    expect(files.size).toBe(1)
    const rows = [...files.values()].flatMap((text) => text.trim().split('\r\n').slice(1))
    // The first five columns of the journal have no commas.
    const getSum = (column: number): number => rows.reduce((sum, row) => sum + cents(row.split(',')[column] ?? ''), 0)
    expect([getSum(3), getSum(4)]).toEqual([cents(debits ?? ''), cents(debits ?? '')])
    await page.getByRole('region', { name: 'Since the last export' }).waitFor()
  },
)
