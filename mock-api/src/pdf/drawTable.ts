import type { PaperTable } from './paper.ts'
import { type Line, type Sheet, SOFT, type TextStyle } from './sheet.ts'

const head: TextStyle = { size: 8.5, weight: 'bold', color: SOFT }
const text: TextStyle = { size: 9.5 }
const soft: TextStyle = { size: 8.5, color: SOFT }
const PADDING = 7
const GAP = 12
/** Of a split row, on the page where it begins. */
const FEWEST_LINES = 2

interface Column {
  readonly title: string
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
}
interface MeasuredRow {
  readonly cells: readonly (readonly Line[])[]
  readonly soft: readonly Line[]
  readonly height: number
}

function columnsOf(sheet: Sheet, { columns }: PaperTable): Column[] {
  const rest = columns.slice(1).reduce((sum, { share }) => sum + share, 0)
  let x = sheet.left
  return columns.map(({ title, share }, index) => {
    const width = (sheet.width * (index === 0 ? 100 - rest : share)) / 100
    const column = { title, x, width: width - (index === columns.length - 1 ? 0 : GAP), align: index === 0 ? 'left' : 'right' } as const
    x += width
    return column
  })
}

function measured(sheet: Sheet, cells: MeasuredRow['cells'], below: readonly Line[]): MeasuredRow {
  const first = sheet.heightOf(cells[0]?.length ?? 0, text) + sheet.heightOf(below.length, soft)
  const height = Math.max(first, ...cells.slice(1).map((lines) => sheet.heightOf(lines.length, text))) + 2 * PADDING
  return { cells, soft: below, height }
}

const countLines = ({ cells, soft: below }: MeasuredRow): number =>
  Math.max((cells[0]?.length ?? 0) + below.length, ...cells.map(({ length }) => length))

function startOf(sheet: Sheet, { cells, soft: below }: MeasuredRow, count: number): MeasuredRow {
  const main = cells[0]?.length ?? 0
  return measured(
    sheet,
    cells.map((lines) => lines.slice(0, count)),
    below.slice(0, Math.max(0, count - main)),
  )
}

/** Splits a row so that the first part is at most that high; null if hardly a line of it would be. */
function splitRow(sheet: Sheet, row: MeasuredRow, most: number): readonly [MeasuredRow, MeasuredRow] | null {
  let start: MeasuredRow | null = null
  for (let count = FEWEST_LINES; count < countLines(row); count++) {
    const longer = startOf(sheet, row, count)
    if (longer.height > most) break
    start = longer
  }
  if (!start) return null
  const { cells, soft: below } = start
  const rest = row.cells.map((lines, index) => lines.slice(cells[index]?.length))
  return [start, measured(sheet, rest, row.soft.slice(below.length))]
}

function drawHeadCells(sheet: Sheet, columns: readonly Column[], draw: (column: Column, write: () => void) => void): void {
  const { y } = sheet
  for (const column of columns) {
    const { title, x, width, align } = column
    draw(column, () => sheet.write(sheet.toLines(title, width, head).slice(0, 1), x, y, width, { ...head, align }))
  }
  sheet.y += sheet.heightOf(1, head) + 6
  sheet.rule(sheet.y, undefined, undefined, 1)
}

function drawRow(sheet: Sheet, columns: readonly Column[], row: MeasuredRow, body: PDFKit.PDFStructureElement): void {
  const { y } = sheet
  const line = sheet.open('TR', body)
  columns.forEach(({ x, width, align }, index) =>
    sheet.tell(
      'TD',
      () => {
        const lines = row.cells[index] ?? []
        sheet.write(lines, x, y + PADDING, width, { ...text, align })
        if (index === 0) sheet.write(row.soft, x, y + PADDING + sheet.heightOf(lines.length, text), width, soft)
      },
      line,
    ),
  )
  line.end()
  sheet.y += row.height
  sheet.rule(sheet.y)
}

/**
 * Draws the table; each further page has the head again. A row is split if it is the first one or if moving it leaves a third
 * of the page empty. `below`: height of what follows and stays with the last row.
 */
export function drawTable(sheet: Sheet, table: PaperTable, below: number): void {
  const columns = columnsOf(sheet, table)
  const headHeight = sheet.heightOf(1, head) + 6
  const rows = table.rows.map(({ cells: words, soft: remarks }) => {
    const cells = words.map((cell, index) => sheet.toLines(cell, columns[index]?.width ?? 0, text))
    const softLines = remarks.flatMap((line) => sheet.toLines(line, columns[0]?.width ?? 0, soft))
    return measured(sheet, cells, softLines)
  })
  const [first] = rows
  if (!first) return
  const after = (index: number): number => (index === rows.length - 1 ? below : 0)
  const canSplit = countLines(first) > FEWEST_LINES
  sheet.need(headHeight + (canSplit ? startOf(sheet, first, FEWEST_LINES) : first).height + (canSplit ? 0 : after(0)))
  const element = sheet.open('Table')
  const thead = sheet.open('THead', element)
  const titles = sheet.open('TR', thead)
  drawHeadCells(sheet, columns, (_, write) => sheet.open('TH', titles, write, { scope: 'Column' }).end())
  thead.end()
  const body = sheet.open('TBody', element)
  rows.forEach((whole, index) => {
    let row = whole
    let isNewPage = false
    while (row.height + after(index) > sheet.room) {
      const isSplit = (index === 0 && !isNewPage) || sheet.room > sheet.bodyHeight / 3
      const parts = isSplit ? splitRow(sheet, row, sheet.room) : null
      if (parts) drawRow(sheet, columns, parts[0], body)
      else if (isNewPage) break
      row = parts?.[1] ?? row
      isNewPage = true
      sheet.turnPage()
      drawHeadCells(sheet, columns, (_, write) => sheet.decorate(write, 'Pagination'))
    }
    drawRow(sheet, columns, row, body)
  })
  element.end()
}
