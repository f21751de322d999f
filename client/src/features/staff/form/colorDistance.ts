/** Perceived color distance, and a palette color that is distinguishable from used ones. */

type Rgb = readonly [red: number, green: number, blue: number]

export const palette = {
  '#1f78b4': 'Blue',
  '#e07a1f': 'Orange',
  '#2e9e5b': 'Green',
  '#b8407a': 'Magenta',
  '#7a56c2': 'Violet',
  '#0e9aa7': 'Teal',
  '#c1462f': 'Red',
  '#6b7f2a': 'Olive',
  '#2b3a8c': 'Navy',
  '#8a6d00': 'Mustard',
  '#5c3d2e': 'Brown',
  '#4a5a66': 'Slate',
  '#f2b705': 'Yellow',
  '#e88bb5': 'Pink',
  '#7fc8f8': 'Sky',
  '#9be564': 'Lime',
} as const

/** Colors below this distance are hard to distinguish on a board. */
const NEAR = 60

function rgbOf(color: string): Rgb | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  return digits && [Number.parseInt(digits[1] ?? '', 16), Number.parseInt(digits[2] ?? '', 16), Number.parseInt(digits[3] ?? '', 16)]
}

/** "Redmean" distance: 0 for equal colors, about 765 between black and white; Infinity for an invalid color. */
export function colorDistance(color: string, second: string): number {
  const [a, b] = [rgbOf(color), rgbOf(second)]
  if (!a || !b) return Infinity
  const mean = (a[0] + b[0]) / 2
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return Math.sqrt((2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2)
}

export interface Colored {
  readonly name: string | null
  readonly color: string | null
}

/** The person with nearly this color; null if none. */
export const lookalike = <Person extends Colored>(color: string, others: readonly Person[]): Person | null =>
  others.find((item) => item.color !== null && colorDistance(color, item.color) < NEAR) ?? null

/** The palette color that is farthest from all others. */
export function suggestedColor(others: readonly Colored[]): string {
  const used = others.flatMap(({ color }) => color ?? [])
  const room = (color: string): number => Math.min(Infinity, ...used.map((item) => colorDistance(color, item)))
  const [color = '', ...rest] = Object.keys(palette)
  return rest.reduce((best, next) => (room(next) > room(best) ? next : best), color)
}
