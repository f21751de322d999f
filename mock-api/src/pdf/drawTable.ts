import type { PaperTable } from './paper.ts'
import { type Line, type Sheet, SOFT, type TextStyle } from './sheet.ts'

const head: TextStyle = { size: 8.5, weight: 'bold', color: SOFT }
const text: TextStyle = { size: 9.5 }
const soft: TextStyle = { size: 8.5, color: SOFT }
const PADDING = 7
const GAP = 12

interface Column {
  readonly title: string
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
}
/** A row's layout. */
interface MeasuredRow {
  readonly cells: readonly (readonly Line[])[]
  readonly soft: readonly Line[]
  readonly height: number
}

function columnsOf(sheet: Sheet, { columns }: PaperTable): Column[] {
  const rest = columns.slice(1).reduce((sum, { share }) => sum + share, 0)
  let x = sheet.left
  return columns.map(({ title, share }, place) => {
    const width = (sheet.width * (place === 0 ? 100 - rest : share)) / 100
    const column = { title, x, width: width - (place === columns.length - 1 ? 0 : GAP), align: place === 0 ? 'left' : 'right' } as const
    x += width
    return column
  })
}

const heightOf = (sheet: Sheet, cells: MeasuredRow['cells'], below: readonly Line[]): number => {
  const first = sheet.heightOf(cells[0]?.length ?? 0, text) + sheet.heightOf(below.length, soft)
  return Math.max(first, ...cells.slice(1).map((lines) => sheet.heightOf(lines.length, text))) + 2 * PADDING
}

/** Splits a row higher than a page. */
function fitting(sheet: Sheet, row: Omit<MeasuredRow, 'height'>, most: number): MeasuredRow[] {
  const height = heightOf(sheet, row.cells, row.soft)
  if (height <= most) return [{ ...row, height }]
  const lines = Math.max(1, Math.floor((most - 2 * PADDING) / sheet.heightOf(1, text)) - 1)
  const main = row.cells[0] ?? []
  const above = { cells: [main.slice(0, lines), ...row.cells.slice(1)], soft: row.soft.slice(0, Math.max(0, lines - main.length)) }
  const below = { cells: [main.slice(lines), ...row.cells.slice(1).map(() => [])], soft: row.soft.slice(above.soft.length) }
  return [{ ...above, height: heightOf(sheet, above.cells, above.soft) }, ...fitting(sheet, below, most)]
}

function drawHeadCells(sheet: Sheet, columns: readonly Column[], draw: (column: Column, write: () => void) => void): void {
  const { y } = sheet
  for (const column of columns) {
    const { title, x, width, align } = column
    draw(column, () => sheet.write(sheet.linesOf(title, width, head).slice(0, 1), x, y, width, { ...head, align }))
  }
  sheet.y += sheet.heightOf(1, head) + 6
  sheet.rule(sheet.y, undefined, undefined, 1)
}

/** Draws the table: no row is split, and each further page has the head again. */
export function drawTable(sheet: Sheet, table: PaperTable): void {
  if (table.rows.length === 0) return
  const columns = columnsOf(sheet, table)
  const [first] = columns
  const headHeight = sheet.heightOf(1, head) + 6
  const rows = table.rows.flatMap((row) => {
    const cells = row.cells.map((cell, place) => sheet.linesOf(cell, columns[place]?.width ?? 0, text))
    const below = row.soft.flatMap((line) => sheet.linesOf(line, first?.width ?? 0, soft))
    return fitting(sheet, { cells, soft: below }, sheet.bodyHeight - headHeight)
  })
  sheet.need(headHeight + (rows[0]?.height ?? 0))
  const element = sheet.open('Table')
  const thead = sheet.open('THead', element)
  const titles = sheet.open('TR', thead)
  drawHeadCells(sheet, columns, (_, write) => sheet.open('TH', titles, write, { scope: 'Column' }).end())
  thead.end()
  const body = sheet.open('TBody', element)
  for (const row of rows) {
    if (row.height > sheet.room) {
      sheet.turnPage()
      drawHeadCells(sheet, columns, (_, write) => sheet.decorate(write, 'Pagination'))
    }
    const { y } = sheet
    const line = sheet.open('TR', body)
    columns.forEach(({ x, width, align }, place) =>
      sheet.tell(
        'TD',
        () => {
          const lines = row.cells[place] ?? []
          sheet.write(lines, x, y + PADDING, width, { ...text, align })
          if (place === 0) sheet.write(row.soft, x, y + PADDING + sheet.heightOf(lines.length, text), width, soft)
        },
        line,
      ),
    )
    line.end()
    sheet.y += row.height
    sheet.rule(sheet.y)
  }
  element.end()
}
