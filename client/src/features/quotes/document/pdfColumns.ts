import type { jsPDF } from 'jspdf'
import { PAGE, writeText } from '../../../components/pdf/pdfPage.ts'

const LINE = 4.6

/** A line of a column: text on the left, an amount on the right. */
export interface Cell {
  readonly text?: string
  readonly amount?: string
  readonly isBold?: boolean
  readonly isSoft?: boolean
}

export interface Column {
  /** '' for no heading. */
  readonly head: string
  readonly lines: readonly Cell[]
  /** At the bottom, so that totals are side by side. */
  readonly sums: readonly Cell[]
}

const GAP = 6
/** Room for an amount beside the text. */
const AMOUNT = 24

/** Width of each of several columns side by side, in millimeters. */
export const columnWidth = (count: number): number => (PAGE.right - PAGE.left - GAP * (count - 1)) / count

/** Long text in as many cells as it needs. */
export function wrapText(pdf: jsPDF, text: string, width: number, isSoft = false): Cell[] {
  pdf.setFont('helvetica', 'normal')
  pdf.setFontSize(9.5)
  return (pdf.splitTextToSize(text, width) as string[]).map((part) => ({ text: part, isSoft }))
}

/** Writes columns side by side, continued on further pages. Returns the position below. */
export function writeColumns(pdf: jsPDF, columns: readonly Column[], top: number): number {
  const width = columnWidth(columns.length)
  const left = (index: number): number => PAGE.left + index * (width + GAP)
  let y = top
  const row = (cells: readonly (Cell | undefined)[]): void => {
    if (y > PAGE.bottom) {
      pdf.addPage()
      y = PAGE.top
    }
    for (const [index, cell] of cells.entries()) {
      if (!cell) continue
      const { text = '', amount, isBold = false, isSoft = false } = cell
      writeText(pdf, text, { x: left(index), y, isBold, isSoft, width: amount === undefined ? width : width - AMOUNT })
      if (amount !== undefined) writeText(pdf, amount, { x: left(index) + width, y, align: 'right', isBold })
    }
    y += LINE
  }
  const rule = (): void => {
    pdf.setDrawColor(205)
    for (const index of columns.keys()) pdf.line(left(index), y - 3.4, left(index) + width, y - 3.4)
  }
  if (columns.some(({ head }) => head !== '')) row(columns.map(({ head }) => ({ text: head, isBold: true })))
  rule()
  y += 1
  const most = Math.max(...columns.map(({ lines }) => lines.length))
  for (let index = 0; index < most; index++) row(columns.map(({ lines }) => lines[index]))
  const sums = Math.max(...columns.map((column) => column.sums.length))
  if (sums > 0) {
    y += 1
    rule()
    y += 1
  }
  for (let index = sums; index > 0; index--) row(columns.map((column) => column.sums.at(-index)))
  return y
}

/** Writes paragraphs over the whole width, continued on further pages. Returns the position below. */
export function writeParagraphs(pdf: jsPDF, text: string, top: number, isSoft = false): number {
  const cells = text.split('\n').flatMap((line) => wrapText(pdf, line, columnWidth(1), isSoft))
  let y = top
  for (const cell of cells) {
    if (y > PAGE.bottom) {
      pdf.addPage()
      y = PAGE.top
    }
    writeText(pdf, cell.text ?? '', { x: PAGE.left, y, isSoft })
    y += LINE
  }
  return y
}
