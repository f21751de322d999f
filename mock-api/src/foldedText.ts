const BEYOND_ASCII = /[^\0-\x7f]/

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mark}/gu, '')

/** Small letters without accents: the form in which texts are compared and searched. */
export const foldedText = (text: string): string => (BEYOND_ASCII.test(text) ? withoutAccents(text) : text).toLowerCase()

/** What is looked for: the words of a search, folded. */
export const searchWords = (search: string): string[] => foldedText(search).split(/\s+/).filter(Boolean)

/** Whether a folded text has all of the words, in any order. */
export const hasWords = (folded: string, words: readonly string[]): boolean => words.every((word) => folded.includes(word))
