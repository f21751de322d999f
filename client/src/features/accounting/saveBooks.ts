import { downloadZip } from 'client-zip'
import { csvText } from '../../components/csv/csvText.ts'
import { makeWorkbook } from '../../components/csv/makeWorkbook.ts'
import { saveLargeFile } from '../../components/csv/saveFile.ts'
import type { FileType } from '../../components/csv/saveTable.ts'
import type { NamedTable } from './layouts.ts'

/** Downloads the tables as CSV or Excel files in one ZIP file. */
export async function saveBooks(name: string, tables: readonly NamedTable[], type: FileType, datePattern: string | null): Promise<void> {
  const files = await Promise.all(
    tables.map(async ({ name: fileName, sheet, cells }) => ({
      name: `${fileName}.${type}`,
      input: type === 'csv' ? csvText(cells) : await makeWorkbook({ cells, sheet, datePattern }),
    })),
  )
  saveLargeFile(`${name}.zip`, await downloadZip(files).blob())
}
