import { expect, test } from 'vitest'
import { readNumberColumns } from './numberColumns.ts'

const fields = {
  amount: { label: 'Price', guesses: [], sample: ['', ''], isNumber: true },
  unit: { label: 'Unit', guesses: [], sample: ['', ''] },
} as const
const toRows = (...cells: string[][]) => cells.map((row, index) => ({ line: index + 2, cells: row }))
const read = (prices: string[], answer?: '.' | ',') => {
  const rows = toRows(...prices.map((price) => ['1.234', price]))
  const result = readNumberColumns(rows, ['unit', 'amount'], fields, new Map(answer && [[1, answer]]))
  return { prices: result.rows.map(({ cells }) => cells[1]), units: result.rows.map(({ cells }) => cells[0]), questions: result.questions }
}

test('a column follows its numbers that prove a decimal mark', () => {
  expect(read(['1.234', '0,50'])).toEqual({ prices: ['1234', '0,50'], units: ['1.234', '1.234'], questions: [] })
  expect(read(['1.234', '0.50']).prices).toEqual(['1.234', '0.50'])
  expect(read(['1,234/h', '0.50']).prices).toEqual(['1234/h', '0.50'])
})

test('asks if the numbers prove no decimal mark or different ones', () => {
  expect(read(['45', '1.234']).questions).toEqual([{ column: 1, example: '1.234' }])
  expect(read(['0.5', '0,5', '1,234']).questions).toEqual([{ column: 1, example: '1,234' }])
  expect(read(['45', '0,5', '0.5']).questions).toEqual([])
})

test('an answer decides the ambiguous numbers only', () => {
  expect(read(['0.5', '0,5', '1.234', '99,999'], ',').prices).toEqual(['0.5', '0,5', '1234', '99.999'])
  expect(read(['0.5', '0,5', '1.234', '99,999'], '.').prices).toEqual(['0.5', '0,5', '1.234', '99999'])
})
