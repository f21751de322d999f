import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'

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
  // 5 and 8 MB each: one weight is enough.
  korean: {
    from: import.meta.resolve('@embedpdf/fonts-kr'),
    regular: '../fonts/NotoSansKR-Regular.otf',
    bold: '../fonts/NotoSansKR-Regular.otf',
  },
  chinese: {
    from: import.meta.resolve('@embedpdf/fonts-sc'),
    regular: '../fonts/NotoSansHans-Regular.otf',
    bold: '../fonts/NotoSansHans-Regular.otf',
  },
} as const satisfies Readonly<Record<string, Typeface>>

export type Face = keyof typeof files

const contents = new Map<string, Buffer>()

/** Bytes of a font, shared between documents. Parsed fonts must not be shared, or one document corrupts the next one's text. */
export function fontFile(face: Face, weight: Weight): Buffer {
  const { from, [weight]: path } = files[face]
  const content = contents.get(path) ?? readFileSync(fileURLToPath(new URL(path, from)))
  contents.set(path, content)
  return content
}

const characters = new Map<Face, ReadonlySet<number>>()

/** Whether a typeface has a character, checked in a temporary document. */
export function hasGlyph(face: Face, codePoint: number): boolean {
  const known = characters.get(face)
  if (known) return known.has(codePoint)
  const probe = new Pdf({ font: fontFile(face, 'regular') as unknown as string }) as unknown as Probe
  characters.set(face, new Set(probe._font.font.characterSet))
  return hasGlyph(face, codePoint)
}

interface Probe {
  readonly _font: { readonly font: { readonly characterSet: readonly number[] } }
}
