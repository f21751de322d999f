import { jsPDF } from 'jspdf'
import type { Format } from '../../../../lib/format/useFormat.ts'
import type { CustomerStatement } from './loadStatement.ts'
import { lineName, periodWords } from './statementWords.ts'

/** Millimeters on A4. */
const PAGE = { left: 18, right: 192, top: 20, bottom: 277, row: 7 } as const
const POINT = 25.4 / 72

/** What the built-in fonts of PDF can show. Other text is drawn by the browser and placed as a picture. */
const isLatin = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•€…]*$/.test(text)

interface Place {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly isBold?: boolean
  readonly isSoft?: boolean
  readonly align?: 'left' | 'right'
  /** Longer text is cut. */
  readonly width?: number
}

function pictureOf(text: string, size: number, isBold: boolean) {
  const canvas = document.createElement('canvas')
  const scale = 4
  const font = `${isBold ? 'bold ' : ''}${size * scale}px sans-serif`
  const measuring = canvas.getContext('2d')
  if (!measuring) return null
  measuring.font = font
  canvas.width = Math.ceil(measuring.measureText(text).width)
  canvas.height = Math.ceil(size * scale * 1.4)
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  drawing.font = font
  drawing.fillText(text, 0, size * scale)
  return { url: canvas.toDataURL('image/png'), width: (canvas.width / scale) * POINT, height: (canvas.height / scale) * POINT }
}

function write(pdf: jsPDF, text: string, { x, y, size = 9.5, isBold = false, isSoft = false, align = 'left', width }: Place): void {
  pdf.setFont('helvetica', isBold ? 'bold' : 'normal')
  pdf.setFontSize(size)
  pdf.setTextColor(isSoft ? 90 : 20)
  if (!isLatin(text)) {
    const picture = pictureOf(text, size, isBold)
    if (!picture) return
    const { url, width: natural, height } = picture
    const shown = Math.min(natural, width ?? natural)
    pdf.addImage(url, 'PNG', align === 'right' ? x - shown : x, y - size * POINT, shown, (height * shown) / natural)
    return
  }
  const shown = width === undefined ? text : ((pdf.splitTextToSize(text, width) as string[])[0] ?? '')
  pdf.text(shown, x, y, { align })
}

const columns = { date: PAGE.left, name: 46, invoiced: 132, paid: 162, balance: PAGE.right } as const

/** The statement as a PDF, as base64. */
export function statementPdf(statement: CustomerStatement, format: Format): string {
  const { customer, company, currencyCode, opening, closing, invoiced, paid, from, to, lines } = statement
  const money = (amount: number): string => format.money(amount, currencyCode)
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  // The same statement is the same file, so that a message sent again is recognized.
  pdf.setCreationDate(new Date(`${to}T12:00:00Z`))
  pdf.setFileId('0'.repeat(32))
  pdf.setProperties({ title: `Statement ${customer.name} ${from} ${to}` })
  write(pdf, 'Statement', { x: PAGE.right, y: PAGE.top, size: 20, isBold: true, align: 'right' })
  write(pdf, periodWords(statement, format), { x: PAGE.right, y: PAGE.top + 7, isSoft: true, align: 'right' })
  write(pdf, company.name, { x: PAGE.left, y: PAGE.top, size: 12.5, isBold: true, width: 100 })
  write(pdf, [company.address, company.email].filter(Boolean).join(' · '), {
    x: PAGE.left,
    y: PAGE.top + 6,
    size: 8.5,
    isSoft: true,
    width: 110,
  })
  write(pdf, 'For', { x: PAGE.left, y: PAGE.top + 20, size: 8.5, isSoft: true })
  write(pdf, customer.name, { x: PAGE.left, y: PAGE.top + 25, size: 11, isBold: true, width: 110 })
  write(pdf, 'Balance due', { x: PAGE.right, y: PAGE.top + 20, size: 8.5, isSoft: true, align: 'right' })
  write(pdf, money(closing), { x: PAGE.right, y: PAGE.top + 26, size: 15, isBold: true, align: 'right' })

  let y = PAGE.top + 40
  const rule = (): void => {
    pdf.setDrawColor(205)
    pdf.line(PAGE.left, y + 2.2, PAGE.right, y + 2.2)
  }
  const heads = (): void => {
    const head = { y, size: 8.5, isSoft: true } as const
    write(pdf, 'Date', { ...head, x: columns.date })
    write(pdf, 'Description', { ...head, x: columns.name })
    for (const [x, label] of [
      [columns.invoiced, 'Invoiced'],
      [columns.paid, 'Paid'],
      [columns.balance, 'Balance'],
    ] as const)
      write(pdf, label, { ...head, x, align: 'right' })
    rule()
    y += PAGE.row
  }
  const row = (cells: { readonly [column in keyof typeof columns]?: string }, isBold = false): void => {
    if (y > PAGE.bottom - PAGE.row) {
      pdf.addPage()
      y = PAGE.top
      heads()
    }
    write(pdf, cells.date ?? '', { x: columns.date, y, isBold })
    write(pdf, cells.name ?? '', { x: columns.name, y, isBold, width: 66 })
    for (const column of ['invoiced', 'paid', 'balance'] as const)
      write(pdf, cells[column] ?? '', { x: columns[column], y, isBold, align: 'right' })
    rule()
    y += PAGE.row
  }
  heads()
  row({ date: format.day(from), name: 'Opening balance', balance: money(opening) })
  for (const line of lines) {
    const amount = money(line.amount)
    row({
      date: format.day(line.date),
      name: lineName(line),
      ...(line.kind === 'invoice' ? { invoiced: amount } : { paid: amount }),
      balance: money(line.balance),
    })
  }
  row({ date: format.day(to), name: 'Closing balance', invoiced: money(invoiced), paid: money(paid), balance: money(closing) }, true)
  const pages = pdf.getNumberOfPages()
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page)
    write(pdf, `Page ${page} of ${pages}`, { x: PAGE.right, y: 287, size: 8, isSoft: true, align: 'right' })
  }
  return pdf.output('datauristring').split(',', 2)[1] ?? ''
}
