import { csvText } from '../../csv/csvText.ts'
import { saveFile } from '../../csv/saveFile.ts'
import type { Import } from '../defineImport.ts'
import type { FileRow } from './fileRow.ts'
import { cellText } from './delimited.ts'

const CSV = 'text/csv;charset=utf-8'

export interface ProblemRow {
  readonly row: FileRow
  readonly message: string
}

export const PROBLEM = 'Problem'

const cellsOf = ({ cells }: FileRow, width: number): string[] => Array.from({ length: width }, (_, index) => cellText(cells[index]))

export function saveProblems(fileName: string, headers: readonly string[], problems: readonly ProblemRow[]): void {
  const unmapped = headers.flatMap((header, index) => (header === PROBLEM ? [] : [index]))
  const rows = problems.map(({ row, message }) => {
    const cells = cellsOf(row, headers.length)
    return [...unmapped.map((place) => cells[place] ?? ''), message]
  })
  const heads = [...unmapped.map((place) => headers[place] ?? ''), PROBLEM]
  saveFile(`${fileName.replace(/\.\w{1,4}$/, '')}-problems.csv`, csvText([heads, ...rows]), CSV)
}

export function saveSample({ noun, fields }: Import): void {
  const columns = Object.values(fields).filter(({ sample }) => sample.some((text) => text !== ''))
  const rows = [0, 1].map((place) => columns.map(({ sample }) => sample[place] ?? ''))
  saveFile(`${noun.many}-sample.csv`, csvText([columns.map(({ label }) => label), ...rows]), CSV)
}
