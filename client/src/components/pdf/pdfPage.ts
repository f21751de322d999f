import type { jsPDF } from 'jspdf'

/** Millimeters on A4. */
export const PAGE = { left: 18, right: 192, top: 20, bottom: 277, row: 7 } as const
const POINT = 25.4 / 72

/** Characters of PDF's built-in fonts. Other text is rendered by the browser and embedded as an image. */
export const isLatin = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•€…]*$/.test(text)

export interface TextPlace {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly isBold?: boolean
  readonly isSoft?: boolean
  readonly align?: 'left' | 'right'
  /** Longer text is cut. */
  readonly width?: number
}

/** Width of a text that the browser draws, in millimeters; 0 without a canvas. */
export function getWidth(text: string, size: number): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = `${size}px sans-serif`
  return context.measureText(text).width * POINT
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

export function writeText(
  pdf: jsPDF,
  text: string,
  { x, y, size = 9.5, isBold = false, isSoft = false, align = 'left', width }: TextPlace,
): void {
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

interface PdfFile {
  readonly title: string
  /** YYYY-MM-DD. Equal content gives an equal file, so that a repeated message is recognized. */
  readonly createdOn: string
}

/** An empty A4 document. */
export async function createPdf({ title, createdOn }: PdfFile): Promise<jsPDF> {
  const { jsPDF: Pdf } = await import('jspdf')
  const pdf = new Pdf({ unit: 'mm', format: 'a4' })
  pdf.setCreationDate(new Date(`${createdOn}T12:00:00Z`))
  pdf.setFileId('0'.repeat(32))
  pdf.setProperties({ title })
  return pdf
}

export function drawRule(pdf: jsPDF, y: number): void {
  pdf.setDrawColor(205)
  pdf.line(PAGE.left, y + 2.2, PAGE.right, y + 2.2)
}

/** Numbers the pages and returns the file as base64. */
export function finishPdf(pdf: jsPDF): string {
  const pages = pdf.getNumberOfPages()
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page)
    writeText(pdf, `Page ${page} of ${pages}`, { x: PAGE.right, y: 287, size: 8, isSoft: true, align: 'right' })
  }
  return pdf.output('datauristring').split(',', 2)[1] ?? ''
}
