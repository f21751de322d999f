import { csvText } from './csvText.ts'
import { makeWorkbook } from './makeWorkbook.ts'
import { saveFile } from './saveFile.ts'
import type { WorkbookContent } from './writeWorkbook.ts'

export type FileType = 'csv' | 'xlsx'
export const exportTitles = { csv: 'Export to CSV', xlsx: 'Export to Excel' } as const satisfies Record<FileType, string>

interface Table extends WorkbookContent {
  /** File name without its ending. */
  readonly name: string
  readonly type: FileType
}

/** Downloads a table as CSV or as an Excel workbook, and returns the file name. null: aborted. */
export async function saveTable({ name, type, ...content }: Table, signal?: AbortSignal): Promise<string | null> {
  const fileName = `${name}.${type}`
  if (type === 'csv') saveFile(fileName, csvText(content.cells), 'text/csv;charset=utf-8')
  else {
    const workbook = await makeWorkbook(content)
    if (signal?.aborted) return null
    saveFile(fileName, workbook, workbook.type)
  }
  return fileName
}
