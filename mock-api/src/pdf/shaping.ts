import type * as HarfBuzz from 'harfbuzzjs'
import { type Face, fontFile, type Weight } from './fonts.ts'

/** The needed part of a font parsed by pdfkit. */
export interface ParsedFont {
  readonly unitsPerEm: number
  getGlyph(id: number): { readonly advanceWidth: number }
  glyphForCodePoint(codePoint: number): { readonly id: number }
}

/** A line as pdfkit draws it: lengths in thousandths of its size. */
export interface GlyphRun {
  readonly glyphs: readonly { readonly id: number; readonly codePoints: readonly number[]; readonly advanceWidth: number }[]
  readonly positions: readonly {
    readonly xAdvance: number
    readonly yAdvance: number
    readonly xOffset: number
    readonly yOffset: number
    readonly advanceWidth: number
  }[]
  readonly advanceWidth: number
}

/** fontkit, which pdfkit uses, orders Thai vowels and composed Devanagari letters wrongly. */
const reordered: readonly Face[] = ['thai', 'devanagari']

/** Whether letters are drawn in another order than they are written. */
export const isReordered = (face: Face): boolean => reordered.includes(face)

/** Whether HarfBuzz lays out the letters: fontkit would decode Inter's layout tables again for each document. */
export const isShaped = (face: Face): boolean => face === 'latin' || isReordered(face)

let harfbuzz: typeof HarfBuzz | null = null

/** To be awaited before anything is shaped. */
export async function loadShaper(): Promise<void> {
  harfbuzz ??= await import('harfbuzzjs')
}

const fonts = new Map<string, HarfBuzz.Font>()

/** Cached per font file: unlike pdfkit's parsed fonts it doesn't depend on a document. */
function fontOf({ Blob, Face: Parsed, Font: Sized }: typeof HarfBuzz, face: Face, weight: Weight): HarfBuzz.Font {
  const name = `${face} ${weight}`
  const font = fonts.get(name) ?? new Sized(new Parsed(new Blob(new Uint8Array(fontFile(face, weight)))))
  fonts.set(name, font)
  return font
}

/** Characters of each glyph of a cluster: its own if it has one, else the remaining ones. */
function charactersOf(ids: readonly number[], text: string, font: ParsedFont): number[][] {
  const pointsOf = (signs: string): number[] => Array.from(signs, (sign) => sign.codePointAt(0) as number)
  if (ids.length === 1) return [pointsOf(text)]
  // A vowel drawn on both sides of its consonant is two code points.
  const left = pointsOf(text.normalize('NFD'))
  const own = ids.map((id) => {
    const place = left.findIndex((codePoint) => font.glyphForCodePoint(codePoint).id === id)
    return place < 0 ? [] : left.splice(place, 1)
  })
  const joined = own.findIndex((characters) => characters.length === 0)
  return own.map((characters, place) => (place === joined ? left : characters))
}

interface ShapedFont {
  readonly face: Face
  readonly weight: Weight
  readonly parsed: ParsedFont
}

/** Lays out a text of one script. `features`: OpenType features in addition to the usual ones. */
export function shape(text: string, { face, weight, parsed }: ShapedFont, features: readonly string[] = []): GlyphRun {
  if (!harfbuzz) throw new Error('loadShaper comes first')
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  const { Feature } = harfbuzz
  harfbuzz.shape(
    fontOf(harfbuzz, face, weight),
    buffer,
    features.map((tag) => new Feature(tag)),
  )
  const infos = buffer.getGlyphInfos()
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  const characters = new Map(
    starts.map((start, place) => {
      const ids = infos.filter(({ cluster }) => cluster === start).map(({ codepoint }) => codepoint)
      return [start, charactersOf(ids, text.slice(start, starts[place + 1]), parsed)]
    }),
  )
  const scale = 1000 / parsed.unitsPerEm
  const glyphs = infos.map(({ codepoint: id, cluster }) => ({
    id,
    codePoints: characters.get(cluster)?.shift() ?? [],
    advanceWidth: parsed.getGlyph(id).advanceWidth,
  }))
  const positions = buffer.getGlyphPositions().map(({ xAdvance, yAdvance, xOffset, yOffset }, place) => ({
    xAdvance: xAdvance * scale,
    yAdvance: yAdvance * scale,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
    advanceWidth: (glyphs[place]?.advanceWidth ?? 0) * scale,
  }))
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
}
