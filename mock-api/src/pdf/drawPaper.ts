import { drawSections, drawText } from './drawSections.ts'
import { drawTable } from './drawTable.ts'
import { hanFaceOf } from './hanFace.ts'
import type { Fact, Paper } from './paper.ts'
import { INK, Sheet, SOFT, type TextStyle } from './sheet.ts'

const styles = {
  title: { size: 20, weight: 'bold', align: 'right' },
  sender: { size: 12.5, weight: 'bold' },
  soft: { size: 9, color: SOFT },
  label: { size: 8.5, color: SOFT },
  value: { size: 9, align: 'right' },
  text: { size: 9.5 },
  figure: { size: 17, weight: 'bold', align: 'right' },
  sum: { size: 9.5 },
  strong: { size: 11, weight: 'bold' },
} as const satisfies Record<string, TextStyle>

const tones = { green: '#14713d', grey: '#5a5a66' } as const
const LOGO = { width: 150, height: 46 }

function drawSender(sheet: Sheet, { sender }: Paper, width: number): number {
  const { doc, left } = sheet
  let y = sheet.y
  const { logo } = sender
  if (logo) {
    const box = [left, y, left + LOGO.width, y + LOGO.height]
    sheet
      .open('Figure', undefined, () => doc.image(logo, left, y, { fit: [LOGO.width, LOGO.height] }), {
        alt: `Logo of ${sender.name}`,
        bbox: box,
      })
      .end()
    y += LOGO.height + 10
  }
  const name = sheet.toLines(sender.name, width, styles.sender)
  sheet.tell('P', () => sheet.write(name, left, y, width, styles.sender))
  y += sheet.heightOf(name.length, styles.sender) + 2
  const lines = sender.lines.flatMap((line) => sheet.toLines(line, width, styles.soft))
  if (lines.length > 0) sheet.tell('P', () => sheet.write(lines, left, y, width, styles.soft))
  return y + sheet.heightOf(lines.length, styles.soft)
}

/** A label and its value, on one line if both fit. Returns the bottom. */
function drawFact(sheet: Sheet, label: string, value: string, x: number, y: number, width: number): number {
  const known = sheet.toLines(value, width * 0.62, styles.value)
  sheet.tell('P', () => {
    sheet.write(sheet.toLines(label, width * 0.36, styles.label), x, y, width, styles.label)
    sheet.write(known, x, y, width, styles.value)
  })
  return y + sheet.heightOf(Math.max(1, known.length), styles.value) + 2
}

function drawStamp(sheet: Sheet, { stamp }: Paper, right: number, y: number): number {
  if (!stamp) return y
  const color = tones[stamp.tone]
  const style = { size: 12, weight: 'bold', color } as const
  const lines = sheet.toLines(stamp.text, 200, style)
  const width = sheet.getWidth(stamp.text, style) + 20
  const height = sheet.heightOf(1, style) + 8
  sheet.decorate(() =>
    sheet.doc
      .roundedRect(right - width, y, width, height, 4)
      .lineWidth(1.4)
      .strokeColor(color)
      .stroke(),
  )
  sheet.tell('P', () => sheet.write(lines, right - width + 10, y + 4, width, style))
  return y + height
}

function drawTitle(sheet: Sheet, paper: Paper, x: number, width: number): number {
  const title = sheet.toLines(paper.title, width, styles.title)
  let y = sheet.y - 4
  sheet.tell('H1', () => sheet.write(title, x, y, width, styles.title))
  y += sheet.heightOf(title.length, styles.title) + 6
  const factsAt = x + Math.max(0, width - 190)
  for (const { label, value } of paper.facts) y = drawFact(sheet, label, value, factsAt, y, x + width - factsAt)
  return drawStamp(sheet, paper, x + width, y + 6)
}

function drawHead(sheet: Sheet, paper: Paper): void {
  const half = sheet.width * 0.52
  const gap = 20
  const senderEnds = drawSender(sheet, paper, half - gap)
  const titleEnds = drawTitle(sheet, paper, sheet.left + half, sheet.width - half)
  sheet.y = Math.max(senderEnds, titleEnds) + 18
  sheet.rule(sheet.y)
  sheet.y += 18
}

function drawParties(sheet: Sheet, { parties, figure }: Paper): void {
  const { y, left } = sheet
  const width = sheet.width / 3
  let end = y
  const column = (title: string, lines: ReturnType<Sheet['toLines']>, at: number): void => {
    sheet.tell('P', () => {
      sheet.write(sheet.toLines(title, width, styles.label), at, y, width - 16, styles.label)
      sheet.write(lines, at, y + sheet.heightOf(1, styles.label) + 2, width - 16, styles.text)
    })
    end = Math.max(end, y + sheet.heightOf(1, styles.label) + 2 + sheet.heightOf(lines.length, styles.text))
  }
  parties.slice(0, 2).forEach(({ title, lines }, index) =>
    column(
      title,
      lines.flatMap((line) => sheet.toLines(line, width - 16, styles.text)),
      left + index * width,
    ),
  )
  if (figure) drawFigure(sheet, figure, left + 2 * width, y, width)
  sheet.y = Math.max(end, figure ? y + 44 : y) + 20
}

function drawFigure(sheet: Sheet, figure: Fact, at: number, y: number, width: number): void {
  const label = { ...styles.label, align: 'right' } as const
  sheet.tell('P', () => {
    sheet.write(sheet.toLines(figure.label, width, label), at, y, width, label)
    sheet.write(sheet.toLines(figure.value, width, styles.figure), at, y + 14, width, styles.figure)
  })
}

const SUMS_GAP = 10
const sumHeight = ({ isStrong }: Paper['sums'][number]): number => (isStrong ? 26 : 19)
const NOTES_GAP = 14
const NOTE_GAP = 8

/** Height of the sums with the notes below them, or of the sums alone if the notes are long. */
function sumsHeight(sheet: Sheet, { sums, notes }: Paper): number {
  const height = sums.reduce((sum, item) => sum + sumHeight(item), SUMS_GAP)
  const toLines = (note: string): number => sheet.toLines(note, sheet.width, styles.soft).length
  const below = notes.reduce((sum, note) => sum + sheet.heightOf(toLines(note), styles.soft) + NOTE_GAP, NOTES_GAP)
  return below < sheet.bodyHeight / 4 ? height + below : height
}

function drawSums(sheet: Sheet, paper: Paper): void {
  const { sums } = paper
  if (sums.length === 0) return
  const width = Math.min(270, sheet.width)
  const x = sheet.left + sheet.width - width
  sheet.need(sumsHeight(sheet, paper))
  sheet.y += SUMS_GAP
  const table = sheet.open('Table')
  sums.forEach((sum) => {
    const { label, value, isStrong } = sum
    const style: TextStyle = isStrong ? styles.strong : styles.sum
    if (isStrong) sheet.rule(sheet.y + 2, x)
    const y = sheet.y + (isStrong ? 8 : 3)
    const row = sheet.open('TR', table)
    const head = sheet.toLines(label, width * 0.62, style).slice(0, 1)
    sheet.open('TH', row, () => sheet.write(head, x, y, width * 0.62, { ...style, color: isStrong ? INK : SOFT }), { scope: 'Row' }).end()
    sheet.tell('TD', () => sheet.write(sheet.toLines(value, width, style), x, y, width, { ...style, align: 'right' }), row)
    row.end()
    sheet.y += sumHeight(sum)
  })
  table.end()
}

function drawNotes(sheet: Sheet, { notes }: Paper): void {
  sheet.y += NOTES_GAP
  for (const note of notes) {
    drawText(sheet, note, styles.soft)
    sheet.y += NOTE_GAP
  }
}

/** "Invoice INV-1001 · Page 1 of 2" on each page, for the eye alone. */
function numberPages(sheet: Sheet, { title, sender }: Paper): void {
  const { doc } = sheet
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const y = doc.page.height - 34
    const right = { ...styles.label, align: 'right' } as const
    sheet.decorate(() => {
      sheet.write(sheet.toLines(sender.name, sheet.width / 2, styles.label).slice(0, 1), sheet.left, y, sheet.width, styles.label)
      sheet.write(
        sheet.toLines(`${title} · Page ${page + 1} of ${count}`, sheet.width / 2, right).slice(0, 1),
        sheet.left,
        y,
        sheet.width,
        right,
      )
    }, 'Pagination')
  }
}

/** The PDF of a document: tagged, with selectable text, byte-identical each time. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const { title, language, size, writtenAt, sender } = paper
  const sheet = new Sheet({ title, author: sender.name, language, han: hanFaceOf(paper), size, writtenAt })
  drawHead(sheet, paper)
  drawParties(sheet, paper)
  if (paper.table) drawTable(sheet, paper.table, paper.sections || paper.sums.length === 0 ? 0 : sumsHeight(sheet, paper))
  drawSections(sheet, paper.sections ?? [])
  drawSums(sheet, paper)
  drawNotes(sheet, paper)
  numberPages(sheet, paper)
  return sheet.bytes()
}
