import { Sentence } from '../../tools/sentence.ts'
import { type VariantName, variants } from './variants.ts'

/** What the likeliest variants are called for short. */
const shortNames: Readonly<Record<string, VariantName>> = { texts: 'digits in texts', decimals: 'decimals as texts', bare: 'bare lists' }

/** The name of a variant as one word. */
export const wordOf = (name: VariantName): string => name.replaceAll(' ', '-')

const names = Object.keys(variants) as VariantName[]

/** The variants that are named by words which commas join. @throws Sentence that names the word that is none. */
export function variantsNamed(text = ''): VariantName[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const name = shortNames[word] ?? names.find((item) => item === word || wordOf(item) === word)
      if (name) return name
      throw new Sentence(`There is no variant '${word}'. There are ${[...Object.keys(shortNames), ...names.map(wordOf)].join(', ')}.`)
    })
}
