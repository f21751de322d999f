import { readFileSync } from 'node:fs'
import { responseCode } from '@callout/contracts/wire/envelope'
import { Blob, Font, Face as FontFace } from 'harfbuzzjs'
import { ApiError } from '../http/apiError.ts'

export type Weight = 'regular' | 'bold'
/** A typeface: its package, the address of a file in it, and the path from there to its files. */
interface Typeface {
  readonly package: string
  readonly resolve: () => string
  readonly regular: string
  readonly bold: string
}

const files = {
  latin: {
    package: '@expo-google-fonts/inter',
    resolve: () => import.meta.resolve('@expo-google-fonts/inter/package.json'),
    regular: '400Regular/Inter_400Regular.ttf',
    bold: '600SemiBold/Inter_600SemiBold.ttf',
  },
  arabic: {
    package: '@embedpdf/fonts-arabic',
    resolve: () => import.meta.resolve('@embedpdf/fonts-arabic'),
    regular: '../fonts/NotoNaskhArabic-Regular.ttf',
    bold: '../fonts/NotoNaskhArabic-Bold.ttf',
  },
  hebrew: {
    package: '@embedpdf/fonts-hebrew',
    resolve: () => import.meta.resolve('@embedpdf/fonts-hebrew'),
    regular: '../fonts/NotoSansHebrew-Regular.ttf',
    bold: '../fonts/NotoSansHebrew-Bold.ttf',
  },
  thai: {
    package: '@expo-google-fonts/noto-sans-thai',
    resolve: () => import.meta.resolve('@expo-google-fonts/noto-sans-thai/package.json'),
    regular: '400Regular/NotoSansThai_400Regular.ttf',
    bold: '600SemiBold/NotoSansThai_600SemiBold.ttf',
  },
  devanagari: {
    package: '@expo-google-fonts/noto-sans-devanagari',
    resolve: () => import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
    regular: '400Regular/NotoSansDevanagari_400Regular.ttf',
    bold: '600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  },
  korean: {
    package: '@expo-google-fonts/nanum-gothic-coding',
    resolve: () => import.meta.resolve('@expo-google-fonts/nanum-gothic-coding/package.json'),
    regular: '400Regular/NanumGothicCoding_400Regular.ttf',
    bold: '700Bold/NanumGothicCoding_700Bold.ttf',
  },
  // 8 MB and 5 MB: one weight is enough.
  chinese: {
    package: '@embedpdf/fonts-sc',
    resolve: () => import.meta.resolve('@embedpdf/fonts-sc'),
    regular: '../fonts/NotoSansHans-Regular.otf',
    bold: '../fonts/NotoSansHans-Regular.otf',
  },
  japanese: {
    package: '@embedpdf/fonts-jp',
    resolve: () => import.meta.resolve('@embedpdf/fonts-jp'),
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
  readonly font: Font
}

const loaded = new Map<string, LoadedFont>()

/** Address of a file in the package; undefined where it isn't installed. */
function getAddress({ resolve }: Typeface): string | undefined {
  try {
    return resolve()
  } catch {
    return undefined
  }
}

function findFont(face: Face, weight: Weight): LoadedFont | undefined {
  const key = fontName(face, weight)
  const known = loaded.get(key)
  if (known) return known
  const from = getAddress(files[face])
  if (from === undefined) return undefined
  const content = readFileSync(new URL(key, from))
  const font = { content, font: new Font(new FontFace(new Blob(new Uint8Array(content)))) }
  loaded.set(key, font)
  return font
}

/** Throws 500 with a sentence for a package that isn't installed. */
export function loadFont(face: Face, weight: Weight): LoadedFont {
  const font = findFont(face, weight)
  if (font) return font
  const sentence = `PDF files need fonts that aren’t installed. Run npm install ${files[face].package}.`
  throw new ApiError(responseCode.CRASHED, sentence)
}

/** Whether a typeface has a character. Packages other than Inter may be missing. */
export const hasGlyph = (face: Face, codePoint: number): boolean =>
  (face === 'latin' ? loadFont : findFont)(face, 'regular')?.font.nominalGlyph(codePoint) !== undefined
