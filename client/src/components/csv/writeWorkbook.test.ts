import readXlsxFile from 'read-excel-file/universal'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { CsvCell } from './csvText.ts'
import { writeWorkbook } from './writeWorkbook.ts'

const written = async (cells: CsvCell[][], datePattern: string | null = 'DD/MM/YYYY') => {
  const buffer = await (await writeWorkbook({ cells, sheet: 'jobs', datePattern })).arrayBuffer()
  const files = unzipSync(new Uint8Array(buffer))
  const getText = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  return { sheets: await readXlsxFile(buffer), sheet: getText('xl/worksheets/sheet1.xml'), styles: getText('xl/styles.xml') }
}

test('numbers, days and text keep their types', async () => {
  const { sheets, styles } = await written([
    ['Job', 'Date', 'Total', 'Visits', 'ZIP'],
    ['J-1', { day: '2026-11-29', text: '29/11/2026' }, { amount: 1234.5, decimals: 2 }, { amount: 3, decimals: 0 }, '02138'],
    ['J-2', { day: '2026-11-29T14:30', text: '2026-11-29T20:30:00.000Z' }, null, null, ''],
  ])
  expect(sheets).toEqual([
    {
      sheet: 'jobs',
      data: [
        ['Job', 'Date', 'Total', 'Visits', 'ZIP'],
        ['J-1', new Date(Date.UTC(2026, 10, 29)), 1234.5, 3, '02138'],
        ['J-2', new Date(Date.UTC(2026, 10, 29, 14, 30)), null, null, null],
      ],
    },
  ])
  expect(styles).toContain('dd/mm/yyyy')
  expect(styles).toContain('#,##0.00')
})

test('durations and times to the second are values that add up', async () => {
  const { sheets, styles } = await written([
    ['Arrived', 'Travel'],
    [
      { day: '2026-11-23T09:12:34', text: '09:12:34' },
      { seconds: 97_200, text: '27:00:00' },
    ],
  ])
  // A duration is read as a time after the beginning of Excel's calendar.
  const [arrived, travel] = sheets[0]?.data[1] ?? []
  expect(arrived).toEqual(new Date(Date.UTC(2026, 10, 23, 9, 12, 34)))
  expect(travel).toEqual(new Date(Date.UTC(1899, 11, 30, 27)))
  expect(styles).toContain('[h]:mm:ss')
  expect(styles).toContain('dd/mm/yyyy hh:mm:ss')
})

test('text is no formula, and control characters are left out', async () => {
  const { sheets, sheet } = await written([
    ['Name'],
    ['=HYPERLINK("http://evil.example")'],
    ['@SUM(A1)'],
    ['+1 555 0100'],
    ['a\u0001b\nc <&>'],
  ])
  expect(sheets[0]?.data.flat()).toEqual(['Name', `'=HYPERLINK("http://evil.example")`, "'@SUM(A1)", '+1 555 0100', 'ab\nc <&>'])
  expect(sheet).not.toContain('<f>')
})

test('a text longer than a cell is cut', async () => {
  const { sheets } = await written([['Notes'], ['x'.repeat(40_000)]])
  expect(sheets[0]?.data[1]?.[0]).toHaveLength(32_767)
})
