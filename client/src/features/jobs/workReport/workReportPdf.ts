import { signaturePathOf, SIGNATURE_SIZE } from '@callout/contracts/forms/signature'
import type { jsPDF } from 'jspdf'
import { photoMarkLabels, readMark } from '../../../components/files/photoMarks.ts'
import type { PdfPicture } from '../../../components/pdf/loadPicture.ts'
import { LINE_HEIGHT, toLines, roomFor, writeParagraph } from '../../../components/pdf/paragraph.ts'
import { createPdf, drawRule, finishPdf, PAGE, writeText as write } from '../../../components/pdf/pdfPage.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { formatQuantity } from '@callout/contracts/text/quantity'
import { formatSignature, visitLine } from './reportText.ts'
import { chosenPhotos, type Photo, type ReportOptions, type Signature, type WorkReport } from './workReport.ts'

/** Millimeters. */
const GAP = 6
const COLUMN = (PAGE.right - PAGE.left - GAP) / 2
const MAX_PHOTO_HEIGHT = 62
const SIGNATURE_WIDTH = 60

interface Content {
  readonly report: WorkReport
  readonly options: ReportOptions
  /** By the photo's id. */
  readonly pictures: ReadonlyMap<string, PdfPicture>
  readonly format: Format
}

function heading(pdf: jsPDF, text: string, y: number): number {
  const from = roomFor(pdf, y + 4, 2 * LINE_HEIGHT)
  write(pdf, text, { x: PAGE.left, y: from, size: 11, isBold: true })
  return from + LINE_HEIGHT + 1
}

function writeHead(pdf: jsPDF, { heading: title, customer, company, property }: WorkReport): number {
  write(pdf, 'Work report', { x: PAGE.right, y: PAGE.top, size: 20, isBold: true, align: 'right' })
  write(pdf, company.name, { x: PAGE.left, y: PAGE.top, size: 12.5, isBold: true, width: 100 })
  write(pdf, company.details, { x: PAGE.left, y: PAGE.top + 6, size: 8.5, isSoft: true, width: 170 })
  let y = PAGE.top + 20
  for (const [label, text] of [
    ['Job', title],
    ['For', customer?.name ?? ''],
    ['Property', property],
  ] as const) {
    if (text === '') continue
    write(pdf, label, { x: PAGE.left, y, size: 8.5, isSoft: true })
    for (const line of toLines(pdf, text, 9.5, PAGE.right - PAGE.left - 24)) {
      write(pdf, line, { x: PAGE.left + 24, y, isBold: label === 'Job' })
      y += LINE_HEIGHT
    }
  }
  return y
}

function writeLines(pdf: jsPDF, lines: NonNullable<WorkReport['lines']>, from: number): number {
  let y = from
  for (const line of lines) {
    const names = toLines(pdf, line.name ?? '', 9.5, 130)
    y = roomFor(pdf, y, names.length * LINE_HEIGHT)
    write(pdf, formatQuantity(line), { x: PAGE.right, y, align: 'right' })
    for (const name of names) {
      write(pdf, name, { x: PAGE.left, y })
      y += LINE_HEIGHT
    }
    drawRule(pdf, y - LINE_HEIGHT)
    y += 2
  }
  return y
}

const captionOf = ({ fileName }: Photo): string => {
  const { mark, name } = readMark(fileName ?? '')
  return [mark && photoMarkLabels[mark], name].filter(Boolean).join(': ')
}

const scaleOf = ({ width, height }: PdfPicture): number => Math.min(COLUMN / width, MAX_PHOTO_HEIGHT / height)

interface PhotoWithPicture {
  readonly photo: Photo
  readonly picture: PdfPicture
}

/** Photos side by side, with their captions. Returns where to go on. */
function writePhotoRow(pdf: jsPDF, row: readonly PhotoWithPicture[], from: number): number {
  const height = Math.max(...row.map(({ picture }) => picture.height * scaleOf(picture)))
  const y = roomFor(pdf, from, height + GAP)
  row.forEach(({ photo, picture }, index) => {
    const [x, scale] = [PAGE.left + index * (COLUMN + GAP), scaleOf(picture)]
    write(pdf, captionOf(photo), { x, y, size: 8.5, isSoft: true, width: COLUMN })
    pdf.addImage(picture.url, 'JPEG', x, y + 2, picture.width * scale, picture.height * scale)
  })
  return y + height + GAP + 2
}

function writePhotos(pdf: jsPDF, { report, options, pictures }: Content, from: number): number {
  const { pairs, singles } = chosenPhotos(report, options)
  const rows: Photo[][] = pairs.map(({ before, after }) => [before, after])
  for (let index = 0; index < singles.length; index += 2) rows.push(singles.slice(index, index + 2))
  const withPicture = (photo: Photo): PhotoWithPicture[] => {
    const picture = pictures.get(photo.id)
    return picture ? [{ photo, picture }] : []
  }
  return rows
    .map((row) => row.flatMap(withPicture))
    .filter((row) => row.length > 0)
    .reduce((y, row) => writePhotoRow(pdf, row, y), from)
}

/** Draws the strokes of a signature. */
function drawSignature(pdf: jsPDF, path: string, y: number): void {
  const scale = SIGNATURE_WIDTH / SIGNATURE_SIZE.width
  pdf.setDrawColor(22, 22, 28)
  pdf.setLineWidth(0.35)
  for (const stroke of path.split('M').filter(Boolean)) {
    const points = stroke.split('L').map((point) => point.split(' ').map((number) => Number(number) * scale))
    points.slice(1).forEach(([x = 0, down = 0], index) => {
      const [fromX = 0, fromY = 0] = points[index] ?? []
      pdf.line(PAGE.left + fromX, y + fromY, PAGE.left + x, y + down)
    })
  }
  pdf.setLineWidth(0.2)
}

function writeSignature(pdf: jsPDF, signature: Signature, format: Format, from: number): void {
  const height = SIGNATURE_SIZE.height * (SIGNATURE_WIDTH / SIGNATURE_SIZE.width)
  const y = roomFor(pdf, heading(pdf, 'Signature', from), height + LINE_HEIGHT)
  const path = signature.image === null ? null : signaturePathOf(signature.image)
  if (path) drawSignature(pdf, path, y - 3)
  write(pdf, formatSignature(signature, format), { x: PAGE.left, y: path ? y + height : y, size: 8.5, isSoft: true })
}

/** The report as a PDF in base64. Photos without a picture are left out. */
export async function workReportPdf(content: Content): Promise<string> {
  const { report, options, pictures, format } = content
  const pdf = await createPdf({ title: `Work report ${report.heading}`, createdOn: format.today() })
  let y = writeHead(pdf, report)
  const visits = report.visits.map((visit) => visitLine(visit, options.withTimes, format)).filter(Boolean)
  if (visits.length > 0) y = writeParagraph(pdf, visits.join('\n'), heading(pdf, visits.length === 1 ? 'Visit' : 'Visits', y))
  if (report.notes !== '') y = writeParagraph(pdf, report.notes, heading(pdf, 'What was done', y))
  if (report.lines?.length) y = writeLines(pdf, report.lines, heading(pdf, 'Parts and services', y))
  if (pictures.size > 0) y = writePhotos(pdf, content, heading(pdf, 'Photos', y))
  if (report.signature) writeSignature(pdf, report.signature, format, y)
  return finishPdf(pdf)
}
