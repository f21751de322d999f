import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The cells of a CSV file as RFC 4180 has it. */
const cellsOf = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => (match[1] ?? match[2] ?? '').replaceAll('""', '"')),
    )

/** Exports the list as it stands; returns head and rows of the file. */
export async function exported(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export to CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/)
  return cellsOf(await readFile(await download.path(), 'utf8'))
}

/** What the columns of the table are called, in their order. */
export const headsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.textContent?.trim() ?? '').filter((text) => text && text !== 'Actions'))

/** Columns of the table that are several in the file. */
const split: Readonly<Record<string, readonly string[]>> = {
  Title: ['Title', 'Category'],
  Customer: ['Customer', 'Address'],
  When: ['Date', 'Start', 'End', 'Late'],
  Total: ['Total', 'Total for', 'Series total', 'Currency'],
}

/** The head of the file for a table with these columns. */
export const headOfFile = (heads: readonly string[]): string[] => heads.flatMap((head) => split[head] ?? [head])
