import { foldedText, hasWords } from '@callout/contracts/foldedText'

/** Searched text. */
export interface ServiceTexts {
  readonly name: string
  readonly description: string
  readonly sku: string | null
  readonly categoryName: string
}

/** All that a service is found by, as one text. */
export const textOfService = ({ name, description, sku, categoryName }: ServiceTexts): string =>
  [name, description, sku, categoryName].join('\n')

/** How well a service fits; what is more is better. */
const GRADE = { name: 6, sku: 5, beginOfName: 4, wordsOfName: 3, partsOfName: 2, anywhere: 1 } as const

const beginsWords = (name: string, words: readonly string[]): boolean => {
  const own = name.split(/[^\p{Letter}\p{Number}]+/u)
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
}

/**
 * Rank of a service for the words of a search (`searchWords`): above 0 if name, description, number or category contain each word,
 * in any order. Best is the whole name, then the number, the name's beginning, its words and their parts.
 */
export function serviceMatch(texts: ServiceTexts, words: readonly string[]): number {
  const name = foldedText(texts.name)
  const sku = foldedText(texts.sku ?? '')
  const search = words.join(' ')
  if (name === search) return GRADE.name
  if (sku !== '' && sku === search) return GRADE.sku
  if (name.startsWith(search)) return GRADE.beginOfName
  if (beginsWords(name, words)) return GRADE.wordsOfName
  if (hasWords(name, words)) return GRADE.partsOfName
  return hasWords(foldedText(textOfService(texts)), words) ? GRADE.anywhere : 0
}
