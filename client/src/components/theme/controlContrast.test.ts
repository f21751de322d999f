import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const [, light = '', dark = ''] = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8').split('color-scheme: ')

const colorOf = (tokens: string, name: string): string => new RegExp(`--co-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? ''

/** Relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(item: string, entry: string): number {
  const [lighter = 0, darker = 0] = [luminance(item), luminance(entry)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each([
  ['light', light],
  ['dark', dark],
])('edges of checkboxes, radios and switches have a contrast of 3 on every surface (WCAG 1.4.11): %s', (_, tokens) => {
  const line = colorOf(tokens, 'control-line')
  const low = ['page', 'below', 'raised', 'hover', 'selected'].filter((surface) => !(contrast(line, colorOf(tokens, surface)) >= 3))
  expect(low).toEqual([])
})
