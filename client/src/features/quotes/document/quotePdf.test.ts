import { signatureImageOf } from '@callout/contracts/forms/signature'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Format } from '../../../lib/format/useFormat.ts'
import { quotedJob } from '../testing/quotedJob.ts'
import { quotePdf } from './quotePdf.ts'

const format = {
  day: (date: string) => date,
  dayOf: () => '2026-11-20',
  dateTime: () => '2026-11-22, 9:00',
  wall: () => ({ date: '2026-11-20', time: '09:00' }),
  today: () => '2026-11-21',
  money: (amount: number) => `$${amount.toFixed(2)}`,
} as unknown as Format
const company = { name: 'Harbor Home Services', contact: '1 Dock Road · office@harbor.example', terms: 'Payable within 14 days.' }

/** Texts with their positions, as another reader finds them. */
async function readPdf(base64: string) {
  const pdf = await getDocument({ data: Uint8Array.from(Buffer.from(base64, 'base64')) }).promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) => ('str' in item ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number }] : [])),
    )
  }
  return pages
}

test('alternatives are side by side with the totals of the screen and the job', async () => {
  const job = quotedJob()
  const [page = [], ...others] = await readPdf(await quotePdf({ job, company, signature: null }, format))
  expect(others).toEqual([])
  const all = page.map(({ text }) => text).join(' ')
  for (const text of [
    'Harbor Home Services',
    'Maria Lopez',
    'J-1012',
    'Valid until 2026-12-21',
    'Sales tax (8.25%)',
    'Payable within 14 days.',
  ])
    expect(all).toContain(text)
  expect(all).toContain('New pump with a name that is too long for a third of the width of a page')
  const totals = page.filter(({ text }) => [`$${job.total?.toFixed(2)}`, '$1211.61'].includes(text))
  expect(totals.map(({ text }) => text)).toEqual(['$129.11', '$1211.61'])
  expect(new Set(totals.map(({ y }) => y)).size).toBe(1)
  expect(all).toContain('Optional, not in the totals')
  expect(all).not.toContain('Signed by')
})

test('the same quote is the same file; an approved one has its signature', async () => {
  const approval = {
    __typename: 'QuoteApproval' as const,
    kind: 'PHONE' as const,
    name: 'Maria Lopez',
    at: 1,
    note: 'Better, with a signature.',
  }
  const signature = { image: signatureImageOf('M12 34L56 78L90 12'), name: 'Maria Lopez', at: 1_795_442_400 }
  const paper = { job: quotedJob({}, { approval, version: 2 }), company, signature }
  const file = await quotePdf(paper, format)
  expect(await quotePdf(paper, format)).toBe(file)
  const all = (await readPdf(file))
    .flat()
    .map(({ text }) => text)
    .join(' ')
  for (const text of ['version 2', 'Better, with a signature.', 'Signed by Maria Lopez, 2026-11-22, 9:00']) expect(all).toContain(text)
})

test('a long quote continues on further pages', async () => {
  const [first] = quotedJob().lineItems ?? []
  if (!first) throw new Error('No line')
  const lineItems = Array.from({ length: 60 }, (_, index) => ({ ...first, id: String(index), name: `Item ${index}` }))
  const pages = await readPdf(
    await quotePdf({ job: quotedJob({ lineItems }, { alternatives: [], optionalLines: [] }), company, signature: null }, format),
  )
  expect(pages.length).toBeGreaterThan(1)
  const all = pages.flat().map(({ text }) => text)
  for (const { name } of lineItems) expect(all).toContain(name)
})
