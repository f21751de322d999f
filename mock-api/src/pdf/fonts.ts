import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import { unpacked } from './woff.ts'

/** Weights of a paper. */
export type Weight = 'regular' | 'bold'
/** A typeface: an entry of its package, and the way from there to its files. */
interface Typeface {
  readonly from: string
  readonly regular: string
  readonly bold: string
}

/** Noto of one script, as its package has it. */
const noto = (script: string, from: string, family = `noto-sans-${script}`): Typeface => ({
  from,
  regular: `files/${family}-${script}-400-normal.woff`,
  bold: `files/${family}-${script}-600-normal.woff`,
})

/** Typefaces by what they are for. */
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
  tamil: noto('tamil', import.meta.resolve('@fontsource/noto-sans-tamil/LICENSE')),
  bengali: noto('bengali', import.meta.resolve('@fontsource/noto-sans-bengali/LICENSE')),
  gujarati: noto('gujarati', import.meta.resolve('@fontsource/noto-sans-gujarati/LICENSE')),
  gurmukhi: noto('gurmukhi', import.meta.resolve('@fontsource/noto-sans-gurmukhi/LICENSE')),
  kannada: noto('kannada', import.meta.resolve('@fontsource/noto-sans-kannada/LICENSE')),
  malayalam: noto('malayalam', import.meta.resolve('@fontsource/noto-sans-malayalam/LICENSE')),
  oriya: noto('oriya', import.meta.resolve('@fontsource/noto-sans-oriya/LICENSE')),
  sinhala: noto('sinhala', import.meta.resolve('@fontsource/noto-sans-sinhala/LICENSE')),
  telugu: noto('telugu', import.meta.resolve('@fontsource/noto-sans-telugu/LICENSE')),
  khmer: noto('khmer', import.meta.resolve('@fontsource/noto-sans-khmer/LICENSE')),
  lao: noto('lao', import.meta.resolve('@fontsource/noto-sans-lao/LICENSE')),
  myanmar: noto('myanmar', import.meta.resolve('@fontsource/noto-sans-myanmar/LICENSE')),
  georgian: noto('georgian', import.meta.resolve('@fontsource/noto-sans-georgian/LICENSE')),
  armenian: noto('armenian', import.meta.resolve('@fontsource/noto-sans-armenian/LICENSE')),
  ethiopic: noto('ethiopic', import.meta.resolve('@fontsource/noto-sans-ethiopic/LICENSE')),
  cherokee: noto('cherokee', import.meta.resolve('@fontsource/noto-sans-cherokee/LICENSE')),
  canadian: noto('canadian-aboriginal', import.meta.resolve('@fontsource/noto-sans-canadian-aboriginal/LICENSE')),
  thaana: noto('thaana', import.meta.resolve('@fontsource/noto-sans-thaana/LICENSE')),
  syriac: noto('syriac', import.meta.resolve('@fontsource/noto-sans-syriac/LICENSE')),
  adlam: noto('adlam', import.meta.resolve('@fontsource/noto-sans-adlam/LICENSE')),
  tibetan: noto('tibetan', import.meta.resolve('@fontsource/noto-serif-tibetan/LICENSE'), 'noto-serif-tibetan'),
  mongolian: {
    from: import.meta.resolve('@fontsource/noto-sans-mongolian/LICENSE'),
    regular: 'files/noto-sans-mongolian-mongolian-400-normal.woff',
    bold: 'files/noto-sans-mongolian-mongolian-400-normal.woff',
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
  // Coarse, but it has every letter of the first 65,536: for the scripts and signs that no other has.
  rare: {
    from: import.meta.resolve('@fontsource/unifont/LICENSE'),
    regular: 'files/unifont-latin-400-normal.woff',
    bold: 'files/unifont-latin-400-normal.woff',
  },
} as const satisfies Readonly<Record<string, Typeface>>

export type Face = keyof typeof files

const contents = new Map<string, Buffer>()

/** The bytes of a font, which documents may share; what is parsed of them they may not, or one spoils the text of the next. */
export function fontFile(face: Face, weight: Weight): Buffer {
  const { from, [weight]: path } = files[face]
  const content = contents.get(path) ?? unpacked(readFileSync(fileURLToPath(new URL(path, from))))
  contents.set(path, content)
  return content
}

const characters = new Map<Face, ReadonlySet<number>>()

/** Whether a typeface has a character. Asked of a document of its own, which is thrown away. */
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
