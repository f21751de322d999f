import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectGoodLooks, settled } from './looks.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const isNightly = process.env['NIGHTLY'] !== undefined
const product = onProduct(isNightly ? 'demo' : 'tiny')

/** The limit for 5,000 jobs with 1,200 invoices. */
const LIMIT_MS = 300_000

const CENTRAL_ENTRY = Buffer.from('504b0102', 'hex')

/** The names in a ZIP file's central directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf(CENTRAL_ENTRY); at !== -1; at = zip.indexOf(CENTRAL_ENTRY, at + 46)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  }
  return names
}

test(
  'the owner exports the account from the settings and downloads it as one ZIP file',
  { tags: 'nightly', timeout: LIMIT_MS + 60_000 },
  async () => {
    const { page } = await product.arrive()
    await storeSession(page, 'owner')
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Export account data' }).click()
    await page.getByRole('button', { name: 'Start export' }).click()
    const start = performance.now()
    const ready = page.getByText(/^Your data is ready: [\d,]+ files\.$/)
    await ready.waitFor({ timeout: isNightly ? LIMIT_MS : 30_000 })
    if (isNightly) process.stdout.write(`Exported 5,000 jobs in ${Math.round((performance.now() - start) / 1000)} s\n`)
    await settled(page)
    await expectGoodLooks(page, 'The finished export')

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download ZIP' }).click()])
    expect(download.suggestedFilename()).toMatch(/^account-\d{4}-\d{2}-\d{2}\.zip$/)
    const names = namesIn(await readFile(await download.path()))
    const invoices = (await page.locator('dl > div', { hasText: 'Invoice PDFs' }).locator('dd').innerText()).trim()
    expect(names).toEqual(expect.arrayContaining(['customers.csv', 'jobs.csv', 'invoices.csv', 'payments.csv', 'manifest.json']))
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(Number(invoices.replaceAll(',', '')))
    // The manifest lists all files but itself.
    expect(`Your data is ready: ${(names.length - 1).toLocaleString('en')} files.`).toBe(await ready.innerText())

    await page.getByRole('button', { name: 'Delete from this device' }).click()
    await page.getByRole('button', { name: 'Start export' }).waitFor()
  },
)
