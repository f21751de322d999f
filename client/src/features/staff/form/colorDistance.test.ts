import { expect, test } from 'vitest'
import { colorDistance, lookalike, palette as named, suggestedColor } from './colorDistance.ts'

const palette = Object.keys(named)
const people = (...colors: string[]) => colors.map((color, index) => ({ name: `Person ${index + 1}`, color }))

test('equal colors have distance zero, black and white the largest', () => {
  expect(colorDistance('#1f78b4', '#1F78B4')).toBe(0)
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(764.8, 0)
  expect(colorDistance('#1f78b4', 'blue')).toBe(Infinity)
})

test('two blues are close, a blue and an orange are not', () => {
  expect(lookalike('#1f78b4', people('#e07a1f', '#2080b8'))?.name).toBe('Person 2')
  expect(lookalike('#1f78b4', people('#e07a1f', '#2e9e5b'))).toBe(null)
})

test('the palette’s colors are far apart', () => {
  for (const color of palette) expect(lookalike(color, people(...palette.filter((item) => item !== color)))).toBe(null)
})

test('suggests unused colors while the palette has any', () => {
  const used = palette.slice(0, 15)
  expect(suggestedColor(people(...used))).toBe(palette[15])
  expect(lookalike(suggestedColor(people('#1f78b4')), people('#1f78b4'))).toBe(null)
})
