import { signatureImageOf } from '@callout/contracts/forms/signature'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { PdfPicture } from '../../../components/pdf/loadPicture.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { job, NINE, visit } from '../../../testing/jobs.ts'
import type { Job } from '../job.ts'
import { type ReportOptions, type Signature, workReportOf } from './workReport.ts'
import { workReportPdf } from './workReportPdf.ts'

const format = {
  today: () => '2026-11-23',
  day: (date: string) => date,
  dayOf: () => '2026-11-23',
  getTime: (instant: number) => `T${instant}`,
  timeRange: (from: number, to: number) => `${(to - from) / 60} minutes`,
  dateTime: () => '2026-11-23, 10:00',
} as unknown as Format

/** A JPEG of one pixel. */
const PIXEL =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k='
const photo = (id: string, fileName: string) => ({
  __typename: 'Attachment' as const,
  id,
  fileName,
  fileUrl: `https://files.example/${id}`,
  contentType: 'image/jpeg',
  size: 2048,
  visitId: null,
})
const line = (id: string, name: string) => ({
  __typename: 'LineItem' as const,
  serviceId: null,
  id,
  name,
  description: null,
  productType: null,
  quantity: 2,
  unit: 'pieces',
  amount: 80,
  isTaxExempt: false,
  total: 160,
})
const done = job({
  jobFinishedNotes: 'Seal replaced.\nPressure tested.',
  visits: [visit({ status: 'COMPLETED', startedAt: NINE, finishedAt: NINE + 5400 }), visit({ id: '502', status: 'ASSIGNED' })],
  lineItems: [line('1', 'Seal kit')],
  attachments: [photo('1', 'after-tank.jpg'), photo('2', 'before-tank.jpg'), photo('3', 'meter.jpg')],
})
const signature: Signature = { image: signatureImageOf('M10 10L200 90L300 20'), signer: 'Maria Lopez', signedAt: NINE }
const company = {
  __typename: 'GeneralData' as const,
  organizationName: 'Harbor Home Services',
  organizationEmail: 'office@harbor.example',
  phoneCountryCode: '1',
  phone: null,
  address: '1 Pier Road',
  logoUrl: null,
}
const pictures = (...ids: readonly string[]): ReadonlyMap<string, PdfPicture> =>
  new Map(ids.map((id) => [id, { url: PIXEL, width: 400, height: 300 }]))
const all: ReportOptions = { withTimes: true, without: new Set() }
const paper = (of: Job = done, options = all, shown = pictures('1', '2', '3')) =>
  workReportPdf({ report: workReportOf(of, company, signature, 'Own name'), options, pictures: shown, format })

async function read(base64: string) {
  const bytes = Buffer.from(base64, 'base64')
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return { text: texts.join(' '), pages: pdf.numPages, images: bytes.toString('latin1').match(/\/I\d+ Do/g)?.length ?? 0 }
}

test('has what was done, parts without prices, photos, times and the signature', async () => {
  const { text, images } = await read(await paper())
  const texts = [
    'Harbor Home Services',
    'Maria Lopez',
    'Home · 12 Oak Street, Salem',
    '2026-11-23, 90 minutes',
    'Seal replaced.',
    'Pressure tested.',
    'Seal kit',
    '2 pieces',
    'Before: tank.jpg',
    'After: tank.jpg',
    'Signed by Maria Lopez, 2026-11-23, 10:00',
  ]
  for (const part of texts) expect(text).toContain(part)
  expect(text).not.toMatch(/\$|160/)
  expect(images).toBe(3)
})

test('leaves out times and photos that are not wanted', async () => {
  const { text, images } = await read(await paper(done, { withTimes: false, without: new Set(['1', '3']) }, pictures('2')))
  expect(text).toContain('2026-11-23')
  expect(text).not.toContain('minutes')
  expect(text).not.toContain('meter.jpg')
  expect(images).toBe(1)
})

test('a long report continues on further pages, and is the same file each time', async () => {
  const long = { ...done, jobFinishedNotes: Array.from({ length: 90 }, (_, index) => `Step ${index + 1}`).join('\n') }
  const { text, pages, images } = await read(await paper(long))
  expect(pages).toBeGreaterThan(1)
  expect(text).toContain('Step 90')
  expect(images).toBe(3)
  expect(await paper(long)).toBe(await paper(long))
})

test('works without parts, photos and notes', async () => {
  const bare = { ...done, lineItems: null, attachments: null, jobFinishedNotes: null, customer: null, property: null, visits: null }
  const { text, images } = await read(await paper(bare, all, pictures()))
  expect(text).toContain('Work report')
  expect(text).not.toContain('Photos')
  expect(text).not.toContain('What was done')
  expect(images).toBe(0)
})
