import type { PaperItem, PaperSection } from './paper.ts'
import { INK, type Sheet, SOFT, type TextStyle } from './sheet.ts'

const styles = {
  title: { size: 12, weight: 'bold' },
  label: { size: 8.5, color: SOFT },
  text: { size: 10 },
  soft: { size: 8.5, color: SOFT },
} as const satisfies Record<string, TextStyle>

const PHOTO = { width: 240, height: 180 }
const SIGNATURE_WIDTH = 210
const GAP = 10

/** A text across pages. */
export function drawText(sheet: Sheet, text: string, style: TextStyle, type = 'P'): void {
  const lines = sheet.toLines(text, sheet.width, style)
  const height = sheet.heightOf(1, style)
  let from = 0
  while (from < lines.length) {
    sheet.need(height)
    const until = from + Math.max(1, Math.floor(sheet.room / height))
    const shown = lines.slice(from, until)
    const { y } = sheet
    sheet.tell(type, () => sheet.write(shown, sheet.left, y, sheet.width, style))
    sheet.y += sheet.heightOf(shown.length, style)
    from = until
  }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const figure = (sheet: Sheet, alt: string, { x, y, width, height }: Box, draw: () => void): void =>
  sheet.open('Figure', undefined, draw, { alt, bbox: [x, y, x + width, y + height] }).end()

/** The picture in a drawable format, decoded before anything is drawn. */
function pictureIn({ doc }: Sheet, photo: Buffer): Buffer | null {
  try {
    return (doc as unknown as { openImage(src: Buffer): Buffer }).openImage(photo)
  } catch {
    return null
  }
}

/** An unreadable picture is replaced by its description. */
function drawPhoto(sheet: Sheet, photo: Buffer, alt: string): void {
  const image = pictureIn(sheet, photo)
  if (!image) return drawText(sheet, `${alt}: this picture can’t be shown.`, styles.soft)
  sheet.need(PHOTO.height + GAP)
  const box = { x: sheet.left, y: sheet.y + 3, ...PHOTO }
  figure(sheet, alt, box, () => sheet.doc.image(image, box.x, box.y, { fit: [box.width, box.height] }))
  sheet.y += PHOTO.height + GAP
}

function drawSignature(sheet: Sheet, { path, width, height, alt }: NonNullable<PaperItem['signature']>): void {
  const scale = SIGNATURE_WIDTH / width
  const tall = height * scale
  sheet.need(tall + GAP)
  const box = { x: sheet.left, y: sheet.y + 3, width: SIGNATURE_WIDTH, height: tall }
  figure(sheet, alt, box, () => {
    sheet.doc.save().translate(box.x, box.y).scale(scale)
    sheet.doc.path(path).lineWidth(3.5).lineCap('round').lineJoin('round').strokeColor(INK).stroke()
    sheet.doc.restore()
  })
  sheet.y += tall + 6
  sheet.rule(sheet.y, sheet.left, sheet.left + SIGNATURE_WIDTH)
  sheet.y += 4
}

function drawItem(sheet: Sheet, { label, terms, text, photos = [], signature, notes = [] }: PaperItem): void {
  sheet.need(44)
  drawText(sheet, label, styles.label)
  if (terms) drawText(sheet, terms, styles.soft)
  if (text) drawText(sheet, text, styles.text)
  photos.forEach((photo, index) => drawPhoto(sheet, photo, photos.length > 1 ? `${label}, ${index + 1} of ${photos.length}` : label))
  if (signature) drawSignature(sheet, signature)
  for (const note of notes) drawText(sheet, note, styles.soft)
  sheet.y += GAP
}

/** Questions and answers, section by section. */
export function drawSections(sheet: Sheet, sections: readonly PaperSection[]): void {
  for (const { title, items } of sections) {
    sheet.need(70)
    drawText(sheet, title, styles.title, 'H2')
    sheet.y += 3
    sheet.rule(sheet.y)
    sheet.y += GAP
    for (const item of items) drawItem(sheet, item)
    sheet.y += 8
  }
}
