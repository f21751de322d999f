import { writeWorkbook } from '@callout/client/src/components/csv/writeWorkbook.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectGoodLooks, isNightly } from './looks.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny', true)
const ROWS = isNightly ? 300 : 60
/** Two rows have problems. */
const ADDED = ROWS - 2

/** Two of the rows have a problem. */
const cells = [
  ['Given name', 'Surname', 'E-Mail', 'Mobile', 'Address', 'Town', 'State', 'ZIP', 'Color'],
  ...Array.from({ length: ROWS }, (_, index) => {
    const email = index === 7 ? 'no address' : `person${index}@import.example`
    const street = index === 9 ? '' : `${index + 1} Oak Street; rear`
    return [`Zoë${index}`, 'Import', email, `(512) 555-${String(index).padStart(4, '0')}`, street, 'Austin', 'TX', '78704', 'blue']
  }),
]

/** As a spreadsheet of Windows writes it. */
const csvFile = {
  name: 'old-customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(cells.map((row) => row.map((cell) => (cell.includes(';') ? `"${cell}"` : cell)).join(';')).join('\r\n'), 'latin1'),
}

/** The same rows as an Excel file. */
async function excelFile() {
  const workbook = await writeWorkbook({ cells, sheet: 'Customers', datePattern: null })
  return { name: 'old-customers.xlsx', mimeType: workbook.type, buffer: Buffer.from(await workbook.arrayBuffer()) }
}

async function customersLike(search: string): Promise<number> {
  const query = 'query ($search: String) { customers(input: { search: $search }) { totalCount } }'
  const token = await product.stack.signIn('owner')
  const { data } = await product.stack.ask<{ customers: { totalCount: number } }>(query, { search }, token)
  return data?.customers.totalCount ?? 0
}

const choose = (page: Page, file: typeof csvFile) => page.getByLabel('File to import').setInputFiles(file)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test(
  'customers come out of a CSV file, none of the same rows of an Excel file, and Undo takes them back',
  { tags: 'nightly' },
  async () => {
    const { page } = await product.arrive()
    await storeSession(page, 'owner')
    await page.goto('/customers')
    await button(page, 'More').click()
    const [exported] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export to Excel' }).click()])
    expect(exported.suggestedFilename()).toMatch(/^customers-.*\.xlsx$/)
    await button(page, 'More').click()
    await page.getByRole('menuitem', { name: 'Import…' }).click()
    await page.getByRole('heading', { level: 1, name: 'Import customers' }).waitFor()
    await expectGoodLooks(page, 'Where the rows come from')

    await choose(page, csvFile)
    await page.getByText(`${ADDED} new customers · 2 can’t be added`).waitFor()
    expect(await page.getByLabel('Surname').inputValue()).toBe('lastName')
    await page.getByLabel('Color').selectOption({ label: 'Keep in notes' })
    await page.getByText(`${ADDED} new customers · 2 can’t be added`).waitFor()
    expect(
      await page
        .getByRole('list', { name: `The first 20 of ${ROWS} rows` })
        .getByRole('listitem')
        .count(),
    ).toBe(20)
    await page.getByText('Email: Invalid').waitFor()
    await expectGoodLooks(page, 'Preview')

    await button(page, `Import ${ADDED} customers`).click()
    await page.getByText(`${ADDED} customers added`).first().waitFor()
    await page.getByText('Street: Required').waitFor()
    expect(await customersLike('import.example')).toBe(ADDED)
    const download = page.waitForEvent('download')
    await button(page, 'Download 2 rows with errors').click()
    expect((await download).suggestedFilename()).toBe('old-customers-problems.csv')
    await expectGoodLooks(page, 'What came of the import')

    await button(page, 'Import another file').click()
    await choose(page, await excelFile())
    await page.getByText(`${ADDED} already there · 2 can’t be added`).waitFor()
    expect(await page.getByLabel('Color').inputValue()).toBe('(kept)')
    await page.getByText('Nothing to add').waitFor()

    await page.reload()
    await button(page, 'Show').click()
    await button(page, 'Undo import').click()
    await page
      .getByRole('dialog', { name: `Delete ${ADDED} customers?` })
      .getByRole('button', { name: 'Undo import' })
      .click()
    await page.getByText(`Import undone: ${ADDED} customers`).waitFor()
    expect(await customersLike('import.example')).toBe(0)
  },
)
