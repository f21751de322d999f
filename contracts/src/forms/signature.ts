/** Drawn signatures as small SVG images: one path of integers, without scripts. */

export const SIGNATURE_SIZE = { width: 600, height: 200 } as const
const MOST_LETTERS = 40_000

/** `M12 34L56 78…`: strokes as polylines. */
const PATH = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

const HEAD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGNATURE_SIZE.width} ${SIGNATURE_SIZE.height}"><path d="`
const TAIL = '" fill="none" stroke="#16161c" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
const PREFIX = 'data:image/svg+xml,'

interface Point {
  readonly x: number
  readonly y: number
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))
const NEAR = 2

function strokePath(stroke: readonly Point[]): string {
  const points: Point[] = []
  for (const { x, y } of stroke) {
    const point = { x: within(x, SIGNATURE_SIZE.width), y: within(y, SIGNATURE_SIZE.height) }
    const last = points.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= NEAR) points.push(point)
  }
  const [first, ...rest] = points
  if (!first) return ''
  const line = rest.length > 0 ? rest : [first]
  return `M${first.x} ${first.y}${line.map(({ x, y }) => `L${x} ${y}`).join('')}`
}

export const pathOfStrokes = (strokes: readonly (readonly Point[])[]): string => strokes.map(strokePath).join('')

export const signatureImageOf = (path: string): string => PREFIX + encodeURIComponent(HEAD + path + TAIL)

/** The path of an image made by `signatureImageOf`; null for others. */
export function signaturePathOf(image: string): string | null {
  if (!image.startsWith(PREFIX) || image.length > MOST_LETTERS) return null
  try {
    const svg = decodeURIComponent(image.slice(PREFIX.length))
    if (!svg.startsWith(HEAD) || !svg.endsWith(TAIL)) return null
    const path = svg.slice(HEAD.length, -TAIL.length)
    return PATH.test(path) ? path : null
  } catch {
    return null
  }
}
