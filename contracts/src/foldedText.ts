const BEYOND_ASCII = /[^\0-\x7f]/

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mark}/gu, '')

/** Lowercase without accents, for comparing and searching. */
export const foldedText = (text: string): string => (BEYOND_ASCII.test(text) ? withoutAccents(text) : text).toLowerCase()

export const searchWords = (search: string): string[] => foldedText(search).split(/\s+/).filter(Boolean)

/** Whether a folded text contains all words, in any order. */
export const hasWords = (folded: string, words: readonly string[]): boolean => words.every((word) => folded.includes(word))

const IN_WORD = /[\p{Letter}\p{Number}]/u

function beginsWord(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) if (!IN_WORD.test(folded.charAt(at - 1))) return true
  return false
}

/** Ranks a name: 0 if it starts with the search, 1 if each search word starts one of its words, else 2. */
export function nameFit(typed: string): (name: string) => 0 | 1 | 2 {
  const words = searchWords(typed)
  const text = words.join(' ')
  return (name) => {
    const folded = foldedText(name)
    if (folded.startsWith(text)) return 0
    return words.every((word) => beginsWord(folded, word)) ? 1 : 2
  }
}

const PHONE = /^[+(\d][\d\s().-]*$/
const MIN_DIGITS = 3
const US_NUMBER_WITH_COUNTRY = /^1\d{10}$/

/** Words of a search, or the digits of a phone number in any format. */
export function wordsOrDigits(search: string): string[] {
  const digits = search.replace(/\D/g, '')
  if (!PHONE.test(search.trim()) || digits.length < MIN_DIGITS) return searchWords(search)
  return [US_NUMBER_WITH_COUNTRY.test(digits) ? digits.slice(1) : digits]
}
