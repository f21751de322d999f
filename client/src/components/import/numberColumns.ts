import { columnMark, type DecimalMark, readNumber } from '../../lib/format/readNumber.ts'
import type { Import } from './defineImport.ts'
import type { Target } from './file/columns.ts'
import { cellText } from './file/delimited.ts'
import type { FileRow } from './file/fileRow.ts'

/** A column whose numbers prove no decimal mark or different ones. */
export interface NumberQuestion {
  readonly column: number
  readonly example: string
}

const isAmbiguous = (text: string): boolean => readNumber(text, { mark: null }).kind === 'ambiguous'

/** "1.234" or "1,234" as a number with that decimal mark, written as the app writes numbers. */
function withMark(text: string, mark: DecimalMark): string {
  const reading = readNumber(text, { mark })
  return reading.kind === 'number' ? `${reading.value}${reading.unit}` : text
}

/** Ambiguous numbers get their column's decimal mark, else the user's answer. The questions are the columns without an answer. */
export function readNumberColumns(
  rows: readonly FileRow[],
  targets: readonly Target[],
  fields: Import['fields'],
  answers: ReadonlyMap<number, DecimalMark>,
): { readonly rows: readonly FileRow[]; readonly questions: readonly NumberQuestion[] } {
  const columns = targets.flatMap((target, column) => {
    if (target === null || !fields[target]?.isNumber) return []
    const texts = rows.map(({ cells }) => cellText(cells[column]))
    const example = texts.find(isAmbiguous)
    return example === undefined ? [] : [{ column, example, proven: columnMark(texts) }]
  })
  const marks = new Map(columns.map(({ column, proven }) => [column, proven ?? answers.get(column)]))
  const read = (text: string, column: number): string => {
    const mark = marks.get(column)
    return mark && isAmbiguous(cellText(text)) ? withMark(cellText(text), mark) : text
  }
  return {
    rows: columns.length === 0 ? rows : rows.map((row) => ({ ...row, cells: row.cells.map(read) })),
    questions: columns.filter(({ proven }) => proven === null).map(({ column, example }) => ({ column, example })),
  }
}
