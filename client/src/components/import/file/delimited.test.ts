import { expect, test } from 'vitest'
import { csvText } from '../../csv/csvText.ts'
import { cellText, type Delimiter, guessDelimiter, readDelimited, withoutDeclaration } from './delimited.ts'

const cellsOf = (text: string, delimiter: Delimiter = ',') => readDelimited(text, delimiter).rows.map(({ cells }) => cells)

test.each<[what: string, text: string, delimiter: Delimiter, rows: string[][]]>([
  [
    'a file of Windows',
    'a,b\r\n1,2\r\n',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a file of Unix without an end',
    'a,b\n1,2',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a file of an old Mac',
    'a,b\r1,2\r',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n"1;5";2,5',
    ';',
    [
      ['a', 'b'],
      ['1;5', '2,5'],
    ],
  ],
  [
    'what a spreadsheet copies',
    'a\tb\n1\t\n',
    '\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'quotes, delimiters and lines in a cell',
    '"Lopez, Maria","the ""blue"" door","two\r\nlines"',
    ',',
    [['Lopez, Maria', 'the "blue" door', 'two\nlines']],
  ],
  ['empty cells', ',,\n,x,', ',', [['', 'x', '']]],
  ['a quote in the middle of a cell', '5" pipe,b', ',', [['5" pipe', 'b']]],
  ['quotes that are not doubled', '"Maria "Mia" Lopez",b', ',', [['Maria "Mia" Lopez', 'b']]],
  [
    'a space before a quote',
    'Ana, "Lopez, Maria",x\n "12 Oak Street, rear", b',
    ',',
    [
      ['Ana', 'Lopez, Maria', 'x'],
      ['12 Oak Street, rear', ' b'],
    ],
  ],
  ['a space before a quote in a quoted cell', '"say, ""hi"" now",b', ',', [['say, "hi" now', 'b']]],
  ['a space before a quote, with tabs', 'a\t "b\tc"', '\t', [['a', 'b\tc']]],
  [
    'mixed line ends',
    'a,b\r\n1,2\n3,4\r5,6',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  ['a quoted cell at the end', 'a,"b"', ',', [['a', 'b']]],
  ['nothing', '', ',', []],
])('%s', (_, text, delimiter, rows) => {
  expect(cellsOf(text, delimiter)).toEqual(rows)
})

test('counts rows like a spreadsheet, including empty ones', () => {
  expect(readDelimited('a,b\n\n , \n1,"2\n3"\nx,y', ',').rows.map(({ line }) => line)).toEqual([1, 4, 5])
})

test('reports the row of an unclosed quotation mark', () => {
  expect(readDelimited('a,b\n1,"2\nc,d', ',')).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2\nc,d'] },
    ],
    unclosed: 2,
  })
  expect(readDelimited('a,"b"', ',').unclosed).toBeNull()
})

test('reads a long cell and many rows', () => {
  expect(cellsOf(`"${'x""'.repeat(300_000)}"`)[0]?.[0]).toHaveLength(600_000)
  expect(cellsOf('a,b,c\n'.repeat(20_000))).toHaveLength(20_000)
})

test('reads an export unchanged', () => {
  const cells = ['Lopez, Maria', '=1+1', "'quoted", '-5', '+1 (555) 010-0123', 'say "hi"', 'two\nlines', '', "O'Neil", '  =A1']
  const [row] = cellsOf(csvText([cells]).slice(1))
  expect(row?.map(cellText)).toEqual(cells.map((cell) => cell.trim()))
})

test.each<[text: string, delimiter: Delimiter]>([
  ['name,phone\nMaria;VIP,1', ','],
  ['name;price\nMaria;1,50\nBen;2,75', ';'],
  ['name\tcity, state\nMaria\tAustin, TX', '\t'],
  ['Customer list\n\nname;price\nA;1,5\nB;2,5', ';'],
  ['Report, all of 2026\nname|price\nA|1\nB|2', '|'],
  ['one column\nonly', ','],
  ['', ','],
])('%j has the delimiter %j', (text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter)
})

test('accepts a delimiter declaration', () => {
  expect(withoutDeclaration('sep=;\r\na,b;c')).toEqual({ text: 'a,b;c', delimiter: ';' })
  expect(withoutDeclaration('a\tb')).toEqual({ text: 'a\tb', delimiter: '\t' })
})

test.each([
  ['="02138"', '02138'],
  ['=""', ''],
  ["'=1+1", '=1+1'],
  ["a;'=1+1;' -2", 'a;=1+1; -2'],
  ["'＝1+1", '＝1+1'],
  [' x ', 'x'],
])('the cell %s is the text %s', (cell, text) => {
  expect(cellText(cell)).toBe(text)
})

test('a formula around text keeps leading zeros, quoted or not', () => {
  const [row] = cellsOf('="02138","=""007"""')
  expect(row?.map(cellText)).toEqual(['02138', '007'])
})
