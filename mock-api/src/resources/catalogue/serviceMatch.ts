import { foldedText, splitSearch } from '@callout/contracts/text/foldedText'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'

export interface ServiceTexts {
  readonly name: string
  readonly description: string
  readonly sku: string | null
  readonly categoryName: string
}

export const textOfService = ({ name, description, sku, categoryName }: ServiceTexts): string =>
  searchText([name, description, sku, categoryName])

const GRADE = { name: 5, sku: 4, beginOfName: 3, wordsOfName: 2, partsOfName: 1 } as const

const startsWithText = (name: string, words: readonly string[]): boolean => {
  const nameWords = name.split(/[^\p{Letter}\p{Number}]+/u)
  return words.every((word) => nameWords.some((candidate) => candidate.startsWith(word)))
}

export function serviceMatch(texts: Pick<ServiceTexts, 'name' | 'sku'>, search: string): number {
  const name = foldedText(texts.name)
  const sku = foldedText(texts.sku ?? '')
  const words = splitSearch(search)
  const requested = words.join(' ')
  if (name === requested) return GRADE.name
  if (sku !== '' && sku === requested) return GRADE.sku
  if (name.startsWith(requested)) return GRADE.beginOfName
  if (startsWithText(name, words)) return GRADE.wordsOfName
  return searchMatcher(search)(searchText([name])) ? GRADE.partsOfName : 0
}
