import { Buffer as TextBuffer, Direction, Feature, type Font, shape as layOut } from 'harfbuzzjs'
import { loadFont, type Weight } from './fonts.ts'
import { mirrored, type Run } from './textRuns.ts'

/** A line as pdfkit draws it: lengths in thousandths of its size, but the width of a glyph in the font's units. */
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

/** Characters of each glyph of a cluster: its own if it has one, else the remaining ones. */
function charactersOf(ids: readonly number[], text: string, font: Font): number[][] {
  const pointsOf = (signs: string): number[] => Array.from(signs, (sign) => sign.codePointAt(0) as number)
  if (ids.length === 1) return [pointsOf(text)]
  // A vowel drawn on both sides of its consonant is two code points.
  const left = pointsOf(text.normalize('NFD'))
  const characterLists = ids.map((id) => {
    const place = left.findIndex((codePoint) => font.nominalGlyph(codePoint) === id)
    return place < 0 ? [] : left.splice(place, 1)
  })
  const joined = characterLists.findIndex((characters) => characters.length === 0)
  return characterLists.map((characters, index) => (index === joined ? left : characters))
}

const buffer = new TextBuffer()

/** Lays out a run. `features`: OpenType features in addition to the usual ones. */
export function shape({ text, face, isRightToLeft }: Run, weight: Weight, features: readonly string[] = []): GlyphRun {
  const { font } = loadFont(face, weight)
  buffer.reset()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
  layOut(
    font,
    buffer,
    features.map((tag) => new Feature(tag)),
  )
  const infos = buffer.getGlyphInfos()
  // HarfBuzz draws mirrored brackets in runs from right to left.
  const drawn = isRightToLeft ? mirrored(text) : text
  const clusters = Map.groupBy(infos, ({ cluster }) => cluster)
  const starts = [...clusters.keys()].toSorted((a, b) => a - b)
  const characters = new Map(
    starts.map((start, index) => {
      const ids = (clusters.get(start) ?? []).map(({ codepoint }) => codepoint)
      return [start, charactersOf(ids, drawn.slice(start, starts[index + 1]), font)]
    }),
  )
  const scale = 1000 / font.face.upem
  const glyphs = infos.map(({ codepoint: id, cluster }) => ({
    id,
    codePoints: characters.get(cluster)?.shift() ?? [],
    advanceWidth: font.glyphHAdvance(id),
  }))
  const positions = buffer.getGlyphPositions().map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => ({
    xAdvance: xAdvance * scale,
    yAdvance: yAdvance * scale,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
    advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
  }))
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
}
