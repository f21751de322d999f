import { searchTerms } from './searchTerms.ts'

/** Whether a `searchText` has all words of a search in any order, or its digits where it is a number in any format. */
export function searchMatcher(search: string): (text: string) => boolean {
  const terms = searchTerms(search)
  return (text) => {
    const occurs = (candidate: string): boolean => text.includes(candidate)
    return terms.every(({ words, number }) => number.some(occurs) || words.every((word) => word.some(occurs)))
  }
}
