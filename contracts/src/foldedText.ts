const BEYOND_ASCII = /[^\0-\x7f]/

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mark}/gu, '')

/** Small letters without accents: the form in which texts are compared and searched. */
export const foldedText = (text: string): string => (BEYOND_ASCII.test(text) ? withoutAccents(text) : text).toLowerCase()

/** What is looked for: the words of a search, folded. */
export const searchWords = (search: string): string[] => foldedText(search).split(/\s+/).filter(Boolean)

/** Whether a folded text has all of the words, in any order. */
export const hasWords = (folded: string, words: readonly string[]): boolean => words.every((word) => folded.includes(word))

const PHONE = /^[+(\d][\d\s().-]*$/
const MIN_DIGITS = 3
const US_NUMBER_WITH_COUNTRY = /^1\d{10}$/

/** The words of a search; of something written like a phone number its digits, whatever stands between them. */
export function wordsOrDigits(search: string): string[] {
  const digits = search.replace(/\D/g, '')
  if (!PHONE.test(search.trim()) || digits.length < MIN_DIGITS) return searchWords(search)
  return [US_NUMBER_WITH_COUNTRY.test(digits) ? digits.slice(1) : digits]
}
