import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal'
import { openFile, tableOf } from './fileTable.ts'
import { readWorkbook } from './readWorkbook.ts'

const workbookOf = async (sheets: Readonly<Record<string, SheetData>>): Promise<Uint8Array<ArrayBuffer>> => {
  const blob = await writeXlsxFile(Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
const dated = (at: number, format: string) => ({ value: new Date(at), type: Date, format })
const firstRow = async (cells: SheetData[number]) => {
  const workbook = await readWorkbook(await workbookOf({ Customers: [cells] }))
  return 'sheets' in workbook ? workbook.sheets[0]?.rows[0]?.cells : workbook
}

test('keeps leading zeros of text, and of numbers in a format of zeros', async () => {
  const zip = { value: 2138, type: Number, format: '00000' }
  expect(await firstRow(['02138', zip, 2138, { value: 7, type: Number, format: '000' }])).toEqual(['02138', '02138', '2138', '007'])
})

test('reads dates, times and durations', async () => {
  const day = Date.UTC(2026, 10, 29)
  const time = Date.UTC(1899, 11, 30, 1, 30)
  expect(await firstRow([dated(day, 'mm/dd/yyyy'), dated(day + 52_200_000, 'mm/dd/yyyy h:mm'), dated(time, 'h:mm')])).toEqual([
    '2026-11-29',
    '2026-11-29 14:30',
    '1:30',
  ])
})

test('reads numbers with 15 digits, numbers as text, and yes or no', async () => {
  expect(await firstRow([0.1 + 0.2, 5_125_550_131, '1,234.50', true, false])).toEqual(['0.3', '5125550131', '1,234.50', 'TRUE', 'FALSE'])
})

test('numbers rows like the spreadsheet, and leaves out empty sheets', async () => {
  const bytes = await workbookOf({ Customers: [['Name'], [], ['Maria']], Empty: [], 'Old ones': [['Name'], ['Ben']] })
  expect(await readWorkbook(bytes)).toEqual({
    sheets: [
      {
        name: 'Customers',
        rows: [
          { line: 1, cells: ['Name'] },
          { line: 3, cells: ['Maria'] },
        ],
      },
      {
        name: 'Old ones',
        rows: [
          { line: 1, cells: ['Name'] },
          { line: 2, cells: ['Ben'] },
        ],
      },
    ],
  })
})

test('asks for the sheet if several have rows', async () => {
  const file = await openFile(new File([await workbookOf({ One: [['Name'], ['Maria']], Two: [['Name'], ['Ben']] })], 'book.xlsx'))
  if ('problem' in file) throw new Error(file.problem)
  expect(tableOf(file, {}, {})).toMatchObject({ sheets: ['One', 'Two'], sheet: null, problem: 'Choose the sheet to import.' })
  expect(tableOf(file, { sheet: 1 }, {})).toMatchObject({ sheet: 1, headers: ['Name'], rows: [{ cells: ['Ben'] }], problem: null })
})

test('the only sheet is chosen', async () => {
  const file = await openFile(new File([await workbookOf({ One: [['Name'], ['Maria']] })], 'book.xlsx'))
  if ('problem' in file) throw new Error(file.problem)
  expect(tableOf(file, {}, {})).toMatchObject({ sheets: [], delimiter: null, encoding: null, rows: [{ cells: ['Maria'] }], problem: null })
})

test('refuses other archives, damaged files and files that unpack to gigabytes', { tags: 'nightly' }, async () => {
  expect(await readWorkbook(zipSync({ 'content.xml': strToU8('<office/>') }))).toHaveProperty('problem')
  const bytes = await workbookOf({ Customers: [['Name'], ['Maria']] })
  expect(await readWorkbook(bytes.subarray(0, 500))).toHaveProperty('problem')
  const bomb = zipSync({ ...unzipSync(bytes), 'xl/media.xml': new Uint8Array(101_000_000) }, { level: 1 })
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await readWorkbook(bomb)).toEqual({ problem: expect.stringContaining('too large when unpacked') as string })
  expect(await readWorkbook(await workbookOf({ Empty: [] }))).toEqual({ problem: 'This file has no rows.' })
})
