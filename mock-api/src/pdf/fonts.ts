import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Font, Face as FontFace } from 'harfbuzzjs'

/** Font weights of a document. */
export type Weight = 'regular' | 'bold'
/** A typeface: its package's entry and the path to its files. */
interface Typeface {
  readonly from: string
  readonly regular: string
  readonly bold: string
}

/** Typefaces by script. */
const files = {
  latin: {
    from: import.meta.resolve('@expo-google-fonts/inter/package.json'),
    regular: '400Regular/Inter_400Regular.ttf',
    bold: '600SemiBold/Inter_600SemiBold.ttf',
  },
  arabic: {
    from: import.meta.resolve('@embedpdf/fonts-arabic'),
    regular: '../fonts/NotoNaskhArabic-Regular.ttf',
    bold: '../fonts/NotoNaskhArabic-Bold.ttf',
  },
  hebrew: {
    from: import.meta.resolve('@embedpdf/fonts-hebrew'),
    regular: '../fonts/NotoSansHebrew-Regular.ttf',
    bold: '../fonts/NotoSansHebrew-Bold.ttf',
  },
  thai: {
    from: import.meta.resolve('@expo-google-fonts/noto-sans-thai/package.json'),
    regular: '400Regular/NotoSansThai_400Regular.ttf',
    bold: '600SemiBold/NotoSansThai_600SemiBold.ttf',
  },
  devanagari: {
    from: import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
    regular: '400Regular/NotoSansDevanagari_400Regular.ttf',
    bold: '600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  },
  korean: {
    from: import.meta.resolve('@expo-google-fonts/nanum-gothic-coding/package.json'),
    regular: '400Regular/NanumGothicCoding_400Regular.ttf',
    bold: '700Bold/NanumGothicCoding_700Bold.ttf',
  },
  // 8 MB and 5 MB: one weight is enough.
  chinese: {
    from: import.meta.resolve('@embedpdf/fonts-sc'),
    regular: '../fonts/NotoSansHans-Regular.otf',
    bold: '../fonts/NotoSansHans-Regular.otf',
  },
  japanese: {
    from: import.meta.resolve('@embedpdf/fonts-jp'),
    regular: '../fonts/NotoSansJP-Regular.otf',
    bold: '../fonts/NotoSansJP-Regular.otf',
  },
} as const satisfies Readonly<Record<string, Typeface>>

export type Face = keyof typeof files

/** Typefaces of Han characters. Unicode has one code for letterforms that differ in Chinese and Japanese. */
export type HanFace = Extract<Face, 'chinese' | 'japanese'>

/** Equal for weights that share a file. */
export const fontName = (face: Face, weight: Weight): string => files[face][weight]

interface LoadedFont {
  /** Shared between documents. pdfkit's parsed fonts must not be shared, or one document corrupts the next one's text. */
  readonly content: Buffer
  /** The font for HarfBuzz. */
  readonly font: Font
}

const loaded = new Map<string, LoadedFont>()

export function loadFont(face: Face, weight: Weight): LoadedFont {
  const { from, [weight]: file } = files[face]
  const path = fileURLToPath(new URL(file, from))
  const known = loaded.get(path)
  if (known) return known
  const content = readFileSync(path)
  const font = { content, font: new Font(new FontFace(new Blob(new Uint8Array(content)))) }
  loaded.set(path, font)
  return font
}

/** Whether a typeface has a character. */
export const hasGlyph = (face: Face, codePoint: number): boolean => loadFont(face, 'regular').font.nominalGlyph(codePoint) !== undefined
