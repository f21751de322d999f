import { endpoints } from '@callout/contracts/endpoints'
import { drawPaper } from '@callout/mock-api/pdf/drawPaper'
import { shape } from '@callout/mock-api/pdf/shaping'
import { bookingOf } from '@callout/mock-api/testing/booking'
import { type ReadPdf, readPdf } from '@callout/mock-api/testing/readPdf'
import { testApp } from '@callout/mock-api/testing/testApp'
import { expect, test } from 'vitest'
import { readCases } from '../cases/readCases.ts'

/** Words and figures of the lines with that text, from left to right. Letters within a word are in reading order. */
const printed = ({ pages }: ReadPdf, part: string): string[] =>
  pages.flatMap(({ places }) => {
    const heights = new Set(places.filter(({ text }) => text.includes(part)).map(({ y }) => y))
    return [...heights].map((height) =>
      places
        .filter(({ y }) => y === height)
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text.trim())
        .join('|'),
    )
  })

const sender = { name: 'Lantern Oak', lines: [], logo: null }
const rest = { size: 'A4', language: 'en', writtenAt: 1_795_190_400, facts: [], stamp: null, parties: [], figure: null } as const

/** By hand: from left to right, how a reader sees each line. */
const orders = [
  'מטר|1.5|צינור',
  '10:30|ביקור בשעה',
  '054-123-4567|טלפון',
  '12-14|רחוב הרצל',
  '1,250.50|מחיר',
  'אינץ|1/2|תיקון ברז',
  '(|דחוף|)|שירות',
  'متر|1.5|أنبوب',
  '10:30|زيارة',
  '1,250.50|السعر',
  'Apt 12|דירה',
]
const lines = readCases('bidi.tsv').map((row, index) => [row['stored line'] ?? '', orders[index]] as const)

test.each(lines)('%s is printed as %s', async (line, order) => {
  const content = await drawPaper({ ...rest, title: 'Title', sender, table: null, sums: [], notes: [line] })
  const word = line.split(' ').find((part) => /^[\p{L}]{3,}$/u.test(part) && !/Apt/.test(part)) ?? ''
  expect(printed(await readPdf(content), word)).toEqual([order])
})

test('every line of a paragraph has the direction of its first letter', async () => {
  const content = await drawPaper({
    ...rest,
    title: 'T',
    sender,
    table: null,
    sums: [],
    notes: ['צינור '.repeat(17) + 'PVC pipe (50 mm).'],
  })
  expect(printed(await readPdf(content), 'PVC').map((line) => line.replace(/\|?צינור.*/, ''))).toEqual(['.PVC pipe (50 mm)'])
})

test('draws brackets between right-to-left letters mirrored', () => {
  const glyph = (text: string, isRightToLeft: boolean) => shape({ text, face: 'latin', isRightToLeft }, 'regular').glyphs[0]
  expect(glyph(')', true)).toEqual(glyph('(', false))
})

const mock = testApp()
const NAME = 'צינור 1.5 מטר'

test.each(['invoice', 'receipt', 'receipt of several invoices', 'receipt of a plan', 'form'])(
  'a %s prints 1.5 in a Hebrew name',
  async (paper) => {
    const { cashOut, getInvoice } = endpoints.invoices
    const token = await mock.signIn('owner')
    mock.store.transaction(() => mock.store.companies.update(1, { name: NAME }))
    const [first, second] = mock.store.invoices.by('unpaid', 1).map(({ id }) => id)
    const invoice = { invoice_id: first ?? 0, format: 'pdf' } as const
    const pay = (ids: (number | undefined)[], amount: number) =>
      mock.read(cashOut, { invoice_ids: ids.flatMap((id) => id ?? []), amount, payment_method: 0, reference: 'x' }, token)
    const read = {
      invoice: async () => mock.read(getInvoice, invoice, token),
      receipt: async () =>
        mock.read(getInvoice, { ...invoice, receipt_number: (await pay([first], 1)).processed?.[0]?.receipt_number ?? '' }, token),
      'receipt of several invoices': async () => {
        const total = mock.store.invoices.get(first ?? 0)?.balance_due ?? 0
        return mock.read(getInvoice, { ...invoice, receipt_number: (await pay([first, second], total + 1)).receipt_number ?? '' }, token)
      },
      'receipt of a plan': async () => {
        const [paid] = (await mock.read(endpoints.plans.listTransactions, {}, token)).transactions
        return mock.read(endpoints.plans.listTransactions, { transaction_id: paid?.id, format: 'pdf' }, token)
      },
      form: async () => {
        const { createForm, downloadSavedJobForm } = endpoints.forms
        const fields = [{ field_key: 'a', name: 'A', data_type: 'textbox' as const }]
        const form = await mock.read(
          createForm,
          { form_name: 'F', fields_schema: [{ section: { name: 'S' }, fields }], attach_to: [] },
          token,
        )
        const job = await mock.read(endpoints.jobs.createJob, { ...bookingOf(mock), form_ids: [form.id] }, token)
        const body = { form_id: form.id, job_id: job.id, status: 1 as const, answers: [] }
        const saved = await mock.read(endpoints.forms.saveJobForm, body, token)
        return mock.read(downloadSavedJobForm, { job_form_id: saved.id, format: 'pdf' }, token)
      },
    }[paper]
    const pdf = await readPdf(Buffer.from((await read?.())?.file_base64 ?? '', 'base64'))
    expect(printed(pdf, 'צינור').map((line) => line.split('|').slice(0, 3))).toContainEqual(['מטר', '1.5', 'צינור'])
  },
)
