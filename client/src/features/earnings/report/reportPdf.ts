import { createPdf, drawRule, finishPdf, PAGE, writeText } from '../../../components/pdf/pdfPage.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { type Dimension, dimensions, type Figures, measures, type PartRow, problemsIn } from './measures.ts'
import type { Source } from './loadMonth.ts'
import { quoteDimensions, quoteFigures } from './quoteMeasures.ts'
import { partialNote, quoteCells, quoteColumns, quoteSummary, type QuoteTable, quoteTables } from './quoteText.ts'
import type { ReadQuotes } from './useReportQuotes.ts'
import { changeText, figureText, measureLabels } from './reportText.ts'

export interface ReportSheet {
  readonly company: string
  /** Last day, YYYY-MM-DD. */
  readonly to: string
  readonly periodText: string
  readonly beforeText: string
  readonly currencyCode: string | null
  readonly figures: Figures
  readonly before: Figures | null
  readonly tables: readonly { readonly dimension: Dimension; readonly rows: readonly PartRow[] }[]
  readonly quotes: Source<ReadQuotes>
  /** YYYY-MM-DD, in the account's zone. */
  readonly today: string
}

const columns = [102, 132, 162, PAGE.right] as const
const ROW = 11

export async function reportPdf(sheet: ReportSheet, format: Format): Promise<string> {
  const { company, to, periodText, beforeText, currencyCode, figures, before, tables, quotes, today } = sheet
  const pdf = await createPdf({ title: `Report ${periodText}`, createdOn: to })
  writeText(pdf, 'Report', { x: PAGE.right, y: PAGE.top, size: 20, isBold: true, align: 'right' })
  writeText(pdf, periodText, { x: PAGE.right, y: PAGE.top + 7, isSoft: true, align: 'right' })
  writeText(pdf, company, { x: PAGE.left, y: PAGE.top, size: 12.5, isBold: true, width: 100 })
  writeText(pdf, `Compared with ${beforeText}`, { x: PAGE.left, y: PAGE.top + 7, size: 8.5, isSoft: true })

  let y = PAGE.top + 22
  const makeRoom = (height: number): boolean => {
    if (y + height <= PAGE.bottom) return false
    pdf.addPage()
    y = PAGE.top
    return true
  }
  const problemLines = (all: readonly string[]): void => {
    for (const problem of all) {
      makeRoom(5)
      writeText(pdf, problem, { x: PAGE.left, y, size: 8.5, isSoft: true, width: PAGE.right - PAGE.left })
      y += 5
    }
  }
  measures.forEach((measure, index) => {
    const x = PAGE.left + index * 44
    writeText(pdf, measureLabels[measure].label, { x, y, size: 8.5, isSoft: true })
    writeText(pdf, figureText(measure, figures[measure], format, currencyCode), { x, y: y + 7, size: 14, isBold: true, width: 42 })
    const change = before && changeText(measure, figures[measure], before[measure])
    if (!change || !before) return
    writeText(pdf, change, { x, y: y + 12, size: 8, isSoft: true, width: 42 })
    writeText(pdf, figureText(measure, before[measure], format, currencyCode), { x, y: y + 16, size: 8, isSoft: true, width: 42 })
  })
  y += 24
  problemLines(problemsIn([figures]))

  const writeQuoteTable = ({ dimension, parts }: QuoteTable, money: (amount: number) => string): void => {
    const { title, one, missing } = quoteDimensions[dimension]
    if (!parts) return problemLines([missing])
    const writeRow = (name: string, cells: readonly string[], look: { readonly size?: number; readonly isSoft?: true } = {}): void => {
      writeText(pdf, name, { x: PAGE.left, y, width: 60, ...look })
      cells.forEach((text, index) => writeText(pdf, text, { x: columns[index] ?? PAGE.right, y, align: 'right', ...look }))
      drawRule(pdf, y)
      y += PAGE.row
    }
    const heads = (): void => writeRow(one, quoteColumns, { size: 8.5, isSoft: true })
    makeRoom(30)
    y += 6
    writeText(pdf, title, { x: PAGE.left, y, size: 11, isBold: true })
    y += PAGE.row
    heads()
    for (const { name, figures: ofPart } of parts) {
      if (makeRoom(PAGE.row)) heads()
      writeRow(name, quoteCells(ofPart, money))
    }
  }
  const writeQuotes = (): void => {
    const { data, problem } = quotes
    if (data?.rows.length === 0) return
    makeRoom(30)
    y += 6
    writeText(pdf, 'Quotes', { x: PAGE.left, y, size: 11, isBold: true })
    y += PAGE.row
    if (problem !== null) problemLines([problem])
    if (!data) return
    const money = (amount: number): string => format.money(amount, data.rows[0]?.currencyCode ?? null)
    const all = quoteFigures(data.rows, today)
    const notes = [partialNote(data), all.average.problem].filter((note) => note !== null)
    problemLines([quoteSummary(all, data.isPartial, money), ...notes])
    for (const table of quoteTables(data, today)) writeQuoteTable(table, money)
  }

  for (const { dimension, rows } of tables) {
    const { title, one } = dimensions[dimension]
    const heads = (): void => {
      writeText(pdf, one, { x: PAGE.left, y, size: 8.5, isSoft: true })
      measures.forEach((measure, index) =>
        writeText(pdf, measureLabels[measure].label, { x: columns[index] ?? PAGE.right, y, size: 8.5, isSoft: true, align: 'right' }),
      )
      drawRule(pdf, y)
      y += PAGE.row
    }
    makeRoom(30)
    y += 6
    writeText(pdf, title, { x: PAGE.left, y, size: 11, isBold: true })
    y += PAGE.row
    problemLines(problemsIn(rows.map((row) => row.figures)))
    heads()
    for (const { name, figures: ofPart, before: past } of rows) {
      if (makeRoom(ROW)) heads()
      writeText(pdf, name, { x: PAGE.left, y, width: 60 })
      measures.forEach((measure, index) => {
        const x = columns[index] ?? PAGE.right
        writeText(pdf, figureText(measure, ofPart[measure], format, currencyCode), { x, y, align: 'right' })
        if (past)
          writeText(pdf, figureText(measure, past[measure], format, currencyCode), { x, y: y + 4, size: 8, isSoft: true, align: 'right' })
      })
      drawRule(pdf, y + 4)
      y += ROW
    }
  }
  writeQuotes()
  return finishPdf(pdf)
}
