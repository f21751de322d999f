import { foldedText, hasWords, wordsOrDigits } from '@callout/contracts/foldedText'

interface Shown {
  readonly texts: readonly (string | null | undefined)[]
  /** However it is written. */
  readonly phone?: string | null | undefined
}

/** Whether a row shows all the words of a search, in any order, or the digits of its phone. */
export const hasShown = ({ texts, phone }: Shown, search: string): boolean =>
  hasWords(foldedText([...texts, phone, phone?.replace(/\D/g, '')].filter(Boolean).join('\n')), wordsOrDigits(search))

/** What of a customer a search looks for. */
export function soughtIn(search: string): 'email' | 'phone' | 'name' {
  const words = wordsOrDigits(search)
  if (words.some((word) => word.includes('@'))) return 'email'
  return words.every((word) => /^\d+$/.test(word)) ? 'phone' : 'name'
}
