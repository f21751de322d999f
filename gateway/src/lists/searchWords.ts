import { foldedText, hasWords, wordsOrDigits } from '@callout/contracts/foldedText'

export interface SearchTexts {
  readonly texts: readonly (string | null | undefined)[]
  /** In any format. */
  readonly phone?: string | null | undefined
}

/** Whether a row contains all words of a search in any order, or the digits of its phone. */
export const containsWords = ({ texts, phone }: SearchTexts, search: string): boolean =>
  hasWords(foldedText([...texts, phone, phone?.replace(/\D/g, '')].filter(Boolean).join('\n')), wordsOrDigits(search))

/** The customer field that a search term looks like. */
export function searchedField(search: string): 'email' | 'phone' | 'name' {
  const words = wordsOrDigits(search)
  if (words.some((word) => word.includes('@'))) return 'email'
  return words.every((word) => /^\d+$/.test(word)) ? 'phone' : 'name'
}
