import { SIGNATURE_SIZE, signaturePathOf } from '@callout/contracts/forms/signature'
import { formatQuantity } from '@callout/contracts/text/quantity'
import type { jsPDF } from 'jspdf'
import { createPdf, drawRule, finishPdf, PAGE, writeText as write } from '../../../components/pdf/pdfPage.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { discountLabel, rateLabel } from '../../lineItems/sumLabels.ts'
import { type Alternative, lineTotalOf, offerOf, type QuotedJob, type QuoteLine } from '../onJob/quoteOfJob.ts'
import { type Cell, type Column, columnWidth, wrapText, writeColumns, writeParagraphs } from './pdfColumns.ts'

interface QuoteCompany {
  readonly name: string
  /** Address, phone and email, as far as known. */
  readonly contact: string
  readonly terms: string | null
}

interface QuoteSignature {
  /** As `signatureImageOf` made it; null: typed. */
  readonly image: string | null
  readonly name: string
  /** Unix seconds. */
  readonly at: number | null
}

export interface QuotePaper {
  readonly job: QuotedJob
  readonly company: QuoteCompany
  readonly signature: QuoteSignature | null
}

type Price = (amount: number) => string

const SIGNATURE_WIDTH = 60
const SIGNATURE_HEIGHT = (SIGNATURE_WIDTH * SIGNATURE_SIZE.height) / SIGNATURE_SIZE.width

const lineCells = (pdf: jsPDF, lines: readonly QuoteLine[], width: number, price: Price): Cell[] =>
  lines.flatMap((line) => {
    const { name, description, amount } = line
    const total = lineTotalOf(line)
    const text = [formatQuantity(line), amount === null ? null : price(amount)].filter(Boolean).join(' × ')
    return [
      ...wrapText(pdf, name ?? '', width),
      ...(description ? wrapText(pdf, description, width, true) : []),
      { text, isSoft: true, ...(total !== null && { amount: price(total) }) },
    ]
  })

function sumCells({ totals }: Alternative, { discountType, discountValue }: QuotedJob, price: Price): Cell[] {
  if (!totals) return []
  const discount = discountLabel({ discountType: discountType ?? 'AMOUNT', discountValue: discountValue ?? '' })
  return [
    { text: 'Subtotal', amount: price(totals.subtotal), isSoft: true },
    ...(totals.discount_total > 0 ? [{ text: discount, amount: price(-totals.discount_total), isSoft: true }] : []),
    ...totals.taxes.map(({ name, rate, amount }) => ({ text: rateLabel(name, rate), amount: price(amount), isSoft: true })),
    { text: 'Total', amount: price(totals.total), isBold: true },
  ]
}

/** The strokes of a drawn signature, as lines. */
function drawStrokes(pdf: jsPDF, path: string, x: number, y: number): void {
  const scale = SIGNATURE_WIDTH / SIGNATURE_SIZE.width
  pdf.setDrawColor(22)
  pdf.setLineWidth(0.4)
  for (const stroke of path.split('M').filter(Boolean)) {
    const points = stroke.split('L').map((point) => {
      const [pointX = 0, pointY = 0] = point.split(' ').map(Number)
      return { x: x + pointX * scale, y: y + pointY * scale }
    })
    for (const [index, to] of points.entries()) {
      const from = points[index - 1]
      if (from) pdf.line(from.x, from.y, to.x, to.y)
    }
  }
  pdf.setLineWidth(0.2)
}

function writeHead(pdf: jsPDF, { job, company }: QuotePaper, format: Format): number {
  const { quote, customer, property } = job
  const version = quote?.version && quote.version > 1 ? `, version ${quote.version}` : ''
  const facts = [
    ...(job.createdAt === null ? [] : [format.dayOf(job.createdAt)]),
    ...(quote?.validUntil ? [`Valid until ${format.day(quote.validUntil)}`] : []),
  ]
  write(pdf, 'Quote', { x: PAGE.right, y: PAGE.top, size: 20, isBold: true, align: 'right' })
  write(pdf, `${job.jobNumber ?? `#${job.id}`}${version}`, { x: PAGE.right, y: PAGE.top + 7, align: 'right' })
  for (const [index, fact] of facts.entries())
    write(pdf, fact, { x: PAGE.right, y: PAGE.top + 12 + index * 5, isSoft: true, align: 'right' })
  write(pdf, company.name, { x: PAGE.left, y: PAGE.top, size: 12.5, isBold: true, width: 110 })
  write(pdf, company.contact, { x: PAGE.left, y: PAGE.top + 6, size: 8.5, isSoft: true, width: 120 })
  write(pdf, 'For', { x: PAGE.left, y: PAGE.top + 20, size: 8.5, isSoft: true })
  write(pdf, customer?.name ?? '', { x: PAGE.left, y: PAGE.top + 25, size: 11, isBold: true, width: 110 })
  write(pdf, property?.address ?? '', { x: PAGE.left, y: PAGE.top + 30, isSoft: true, width: 120 })
  let y = PAGE.top + 42
  if (job.title) {
    write(pdf, job.title, { x: PAGE.left, y, size: 12.5, isBold: true, width: columnWidth(1) })
    y += 6
  }
  if (job.description) y = writeParagraphs(pdf, job.description, y, true) + 2
  return quote?.message ? writeParagraphs(pdf, quote.message, y) + 2 : y
}

function writeApproval(pdf: jsPDF, { job, signature }: QuotePaper, top: number, format: Format): void {
  const note = job.quote?.approval?.note
  drawRule(pdf, top)
  let y = top + 8
  if (note) y = writeParagraphs(pdf, note, y)
  const path = signature?.image ? signaturePathOf(signature.image) : null
  if (path) {
    drawStrokes(pdf, path, PAGE.left, y)
    y += SIGNATURE_HEIGHT + 4
  }
  const at = signature?.at ? `, ${format.dateTime(signature.at)}` : ''
  if (signature) write(pdf, `Signed by ${signature.name}${at}`, { x: PAGE.left, y, isSoft: true })
}

/** The quote as a PDF in base64: company, alternatives side by side, optional items, terms and signature. */
export async function quotePdf(paper: QuotePaper, format: Format): Promise<string> {
  const { job, company, signature } = paper
  const price: Price = (amount) => format.money(amount, job.currencyCode)
  const createdOn = job.createdAt === null ? format.today() : format.wall(job.createdAt).date
  const pdf = await createPdf({ title: `Quote ${job.jobNumber ?? job.id}`, createdOn })
  const { alternatives, optionalLines } = offerOf(job)
  const width = columnWidth(alternatives.length)
  const columns = alternatives.map((alternative): Column => ({
    head: alternatives.length > 1 ? alternative.name : '',
    lines: lineCells(pdf, alternative.lines, width, price),
    sums: sumCells(alternative, job, price),
  }))
  let y = writeColumns(pdf, columns, writeHead(pdf, paper, format) + 4)
  const room = (height: number): void => {
    if (y + height <= PAGE.bottom) return
    pdf.addPage()
    y = PAGE.top
  }
  if (optionalLines.length > 0) {
    room(20)
    const optional = { head: 'Optional, not in the totals', lines: lineCells(pdf, optionalLines, columnWidth(1), price), sums: [] }
    y = writeColumns(pdf, [optional], y + 4)
  }
  if (company.terms) {
    room(20)
    y = writeParagraphs(pdf, company.terms, y + 4, true)
  }
  if (signature || job.quote?.approval?.note) {
    room(SIGNATURE_HEIGHT + 24)
    writeApproval(pdf, paper, y, format)
  }
  return finishPdf(pdf)
}
