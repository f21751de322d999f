import { type Face, hasGlyph } from './fonts.ts'

/** A piece of a line in one typeface and direction, in drawing order. */
export interface Run {
  readonly face: Face
  readonly text: string
  readonly isRightToLeft: boolean
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As a person counts them: "é" and a flag are one each. */
export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

// Invisible control characters except joiners.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const joiners = new Set(['\u200c', '\u200d'])

/** One drawable line: well-formed, composed, without control characters. */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\u00a0]/g, ' ')
    .replace(unseen, (sign) => (joiners.has(sign) ? sign : ''))
    .trim()

const preferred: readonly (readonly [RegExp, Face])[] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Hangul}/u, 'korean'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u, 'chinese'],
]
/** Typefaces for characters of no script. Large ones are only used for their own script. */
const small: readonly Face[] = ['latin', 'arabic', 'hebrew']

const codePointsOf = (text: string): number[] =>
  Array.from(text)
    .filter((sign) => !joiners.has(sign) && !/\ufe0f/.test(sign))
    .map((sign) => sign.codePointAt(0) as number)

/** Found already; the texts of papers have few different signs. */
const known = new Map<string, Face | null>()
const MOST_KNOWN = 20_000

function faceOf(grapheme: string): Face | null {
  const before = known.get(grapheme)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const face = findFace(grapheme)
  known.set(grapheme, face)
  return face
}

const hasAll = (face: Face, grapheme: string): boolean => codePointsOf(grapheme).every((point) => hasGlyph(face, point))

const isPicture = (grapheme: string): boolean => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme)

/** The typeface with all characters of a grapheme; null if none. */
function findFace(grapheme: string): Face | null {
  const wanted = preferred.find(([script]) => script.test(grapheme))?.[1]
  const candidates: readonly Face[] = [...(wanted ? [wanted] : []), ...small]
  return candidates.find((face) => hasAll(face, grapheme)) ?? null
}

/** The typeface of a grapheme within a line. Spaces use that of the letters before them. */
const faceAfter = (last: Face | undefined, grapheme: string): Face => (last && grapheme === ' ' ? last : (faceOf(grapheme) ?? 'latin'))

const BOX = '□'
/** Latin letters and punctuation, all of which Inter has. */
const plain = /^[\x20-\x7e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2026\u20ac\u2212]*$/

/** The drawn form of a line: emoji without a typeface are omitted unless the line has nothing else; other characters become boxes. */
export function drawnLine(line: string): string {
  if (plain.test(line)) return line
  const parts = graphemesOf(line).map((grapheme) => ({ grapheme, isThere: faceOf(grapheme) !== null }))
  const drawn = parts.map(({ grapheme, isThere }) => (isThere ? grapheme : isPicture(grapheme) ? '' : BOX)).join('')
  const tidy = drawn.replace(/ {2,}/g, ' ').trim()
  return tidy === '' && parts.length > 0 ? BOX : tidy
}

type Direction = 'left' | 'right' | 'number' | 'neutral'

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

function directionOf(grapheme: string): Direction {
  if (fromTheRight.test(grapheme) && !/\p{Nd}/u.test(grapheme)) return 'right'
  if (/\p{Nd}/u.test(grapheme)) return 'number'
  return /\p{L}/u.test(grapheme) ? 'left' : 'neutral'
}

/** Bidi level of each grapheme by UAX #9, for lines without explicit marks: odd levels run from right to left. */
function levelsOf(parts: readonly string[]): number[] {
  const directions = parts.map(directionOf)
  const base = directions.find((direction) => direction === 'left' || direction === 'right') === 'right' ? 1 : 0
  const strong = (direction: Direction | undefined): Direction | undefined => (direction === 'number' && base === 0 ? 'left' : direction)
  return directions.map((direction, place) => {
    if (direction === 'right') return 1
    if (direction === 'left') return base === 1 ? 2 : 0
    if (direction === 'number') {
      const before = directions.slice(0, place).findLast((other) => other === 'left' || other === 'right')
      return base === 1 || before === 'right' ? 2 : 0
    }
    const before = strong(directions.slice(0, place).findLast((other) => other !== 'neutral'))
    const after = strong(directions.slice(place + 1).find((other) => other !== 'neutral'))
    if (before !== after) return base
    return before === 'right' ? 1 : base === 1 && before === 'left' ? 2 : base
  })
}

/** Reverses right-to-left parts, from the highest level down. */
function inDrawnOrder<T extends { readonly level: number }>(runs: readonly T[]): readonly T[] {
  let order = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    const next: T[] = []
    let turned: T[] = []
    for (const run of order) {
      if (run.level >= level) turned.unshift(run)
      else {
        next.push(...turned, run)
        turned = []
      }
    }
    order = [...next, ...turned]
  }
  return order
}

/** Runs of a line from `drawnLine`, in drawing order. */
export function runsOf(line: string): Run[] {
  if (plain.test(line)) return [{ face: 'latin', text: line, isRightToLeft: false }]
  const parts = graphemesOf(line)
  const levels = levelsOf(parts)
  const runs: { face: Face; text: string; level: number }[] = []
  parts.forEach((grapheme, place) => {
    const last = runs.at(-1)
    const level = levels[place] as number
    const face = faceAfter(last?.face, grapheme)
    if (last && last.face === face && last.level === level) last.text += grapheme
    else runs.push({ face, text: grapheme, level })
  })
  return inDrawnOrder(runs).map(({ face, text, level }) => ({ face, text, isRightToLeft: level % 2 === 1 }))
}
