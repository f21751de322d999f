import type { jsPDF } from 'jspdf'
import { isLatin, PAGE, getWidth, writeText } from './pdfPage.ts'

/** Millimeters between the lines of a paragraph. */
export const LINE_HEIGHT = 5

/** Breaks a line of any script between words where it is too wide. */
function wrapped(line: string, size: number, width: number): string[] {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(line)].map(({ segment }) => segment)
  const lines: string[] = ['']
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''}${word}`
    if (getWidth(longer.trim(), size) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word.trimStart())
  }
  return lines.map((text) => text.trim())
}

/** Lines of a text that fit a width in millimeters. */
export function toLines(pdf: jsPDF, text: string, size: number, width: number): string[] {
  pdf.setFont('helvetica', 'normal')
  pdf.setFontSize(size)
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => (isLatin(line) ? (pdf.splitTextToSize(line, width) as string[]) : wrapped(line, size, width)))
}

/** Starts a page if the next `height` millimeters don't fit. Returns where to go on. */
export function roomFor(pdf: jsPDF, y: number, height: number): number {
  if (y + height <= PAGE.bottom) return y
  pdf.addPage()
  return PAGE.top
}

/** Writes a text over the whole width, on further pages if needed. Returns where the next text begins. */
export function writeParagraph(pdf: jsPDF, text: string, from: number, size = 9.5): number {
  let y = from
  for (const line of toLines(pdf, text, size, PAGE.right - PAGE.left)) {
    y = roomFor(pdf, y, LINE_HEIGHT)
    writeText(pdf, line, { x: PAGE.left, y, size })
    y += LINE_HEIGHT
  }
  return y
}
