import bidiFactory from 'bidi-js/dist/bidi.mjs'
import { type Face, type HanFace, hasGlyph } from './fonts.ts'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

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

const scripts: readonly (readonly [RegExp, Face])[] = [
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Hangul}/u, 'korean'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u, 'chinese'],
]
/** Signs that several scripts share, such as "।" and "ー". */
const sharedSigns: readonly (readonly [RegExp, Face])[] = [
  [/\p{Script_Extensions=Devanagari}/u, 'devanagari'],
  [/[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u, 'chinese'],
]
const hanFaces: Readonly<Record<HanFace, readonly Face[]>> = { chinese: ['chinese', 'japanese'], japanese: ['japanese', 'chinese'] }
const facesOf = (table: typeof scripts, grapheme: string, han: HanFace): readonly Face[] =>
  table.flatMap(([script, face]) => (script.test(grapheme) ? (face === 'chinese' ? hanFaces[han] : face) : []))

/** Typefaces for characters of no script. Large ones are only used for their own script. */
const small: readonly Face[] = ['latin', 'arabic', 'hebrew']

const codePointsOf = (text: string): number[] =>
  Array.from(text)
    .filter((sign) => !joiners.has(sign) && !/\ufe0f/.test(sign))
    .map((sign) => sign.codePointAt(0) as number)

/** Found already; the texts of papers have few different signs. */
const known: Readonly<Record<HanFace, Map<string, Face | null>>> = { chinese: new Map(), japanese: new Map() }
const MOST_KNOWN = 20_000

function faceOf(grapheme: string, han: HanFace): Face | null {
  const faces = known[han]
  const before = faces.get(grapheme)
  if (before !== undefined) return before
  if (faces.size >= MOST_KNOWN) faces.clear()
  const face = findFace(grapheme, han)
  faces.set(grapheme, face)
  return face
}

const hasAll = (face: Face, grapheme: string): boolean => codePointsOf(grapheme).every((point) => hasGlyph(face, point))

const isPicture = (grapheme: string): boolean => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme)

/** The typeface with all characters of a grapheme; null if none. */
function findFace(grapheme: string, han: HanFace): Face | null {
  const faces = [...facesOf(scripts, grapheme, han), ...small, ...facesOf(sharedSigns, grapheme, han)]
  return faces.find((face) => hasAll(face, grapheme)) ?? null
}

/** The typeface of a grapheme within a line. Spaces use that of the letters before them. */
const faceAfter = (last: Face | undefined, grapheme: string, han: HanFace): Face =>
  last && grapheme === ' ' ? last : (faceOf(grapheme, han) ?? 'latin')

const BOX = '□'
/** Latin letters and punctuation, all of which Inter has. */
const plain = /^[\x20-\x7e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2026\u20ac\u2212]*$/

/** The drawn form of a line: emoji without a typeface are omitted unless the line has nothing else; other characters become boxes. */
export function drawnLine(line: string, han: HanFace): string {
  if (plain.test(line)) return line
  const parts = graphemesOf(line).map((grapheme) => ({ grapheme, isThere: faceOf(grapheme, han) !== null }))
  const drawn = parts.map(({ grapheme, isThere }) => (isThere ? grapheme : isPicture(grapheme) ? '' : BOX)).join('')
  const tidy = drawn.replace(/ {2,}/g, ' ').trim()
  return tidy === '' && parts.length > 0 ? BOX : tidy
}

export const directionOf = (paragraph: string): Direction =>
  (bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'

/** Brackets and other signs as they look from right to left. */
export const mirrored = (text: string): string => Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('')

/** Runs of a line from `drawnLine`, in drawing order by UAX #9. */
export function runsOf(line: string, han: HanFace, direction: Direction = directionOf(line)): Run[] {
  if (direction === 'ltr' && plain.test(line)) return [{ face: 'latin', text: line, isRightToLeft: false }]
  const embedding = bidi.getEmbeddingLevels(line, direction)
  const places = new Map(bidi.getReorderedIndices(line, embedding).map((index, place) => [index, place]))
  const runs: { face: Face; text: string; level: number; place: number }[] = []
  let start = 0
  for (const grapheme of graphemesOf(line)) {
    const last = runs.at(-1)
    const level = embedding.levels[start] ?? 0
    const face = faceAfter(last?.face, grapheme, han)
    if (last && last.face === face && last.level === level) last.text += grapheme
    else runs.push({ face, text: grapheme, level, place: places.get(start) ?? start })
    start += grapheme.length
  }
  return runs.toSorted((a, b) => a.place - b.place).map(({ face, text, level }) => ({ face, text, isRightToLeft: level % 2 === 1 }))
}
