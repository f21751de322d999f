import { foldedText } from '../text/foldedText.ts'
import { type Alternatives, searchTerms } from './searchTerms.ts'

export type MatchRange = readonly [from: number, to: number]

interface Folded {
  readonly text: string
  readonly positions: readonly MatchRange[]
}

const LETTER = /\P{Mark}\p{Mark}*/gu
const DIGITS = /^\d{3,}$/

function foldWithout(text: string, omitted: RegExp | null): Folded {
  const positions: MatchRange[] = []
  let result = ''
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const folded = omitted?.test(letter) ? '' : foldedText(letter)
    result += folded
    for (let count = 0; count < folded.length; count += 1) positions.push([index, index + letter.length])
  }
  return { text: result, positions }
}

function rangeIn({ text, positions }: Folded, alternatives: Alternatives): MatchRange | null {
  for (const sought of alternatives) {
    const at = text.indexOf(sought)
    const [first, last] = [positions[at], positions[at + sought.length - 1]]
    if (first && last) return [first[0], last[1]]
  }
  return null
}

/** Where a shown text has the first match of each part of a search; the parts are those of `searchMatcher`. */
export function matchRanges(text: string, search: string): MatchRange[] {
  const [whole, joined, digits] = [null, /['\u2019-]/, /[\s().+/-]/].map((omitted) => foldWithout(text, omitted)) as [
    Folded,
    Folded,
    Folded,
  ]
  const digitsRange = (forms: Alternatives): MatchRange | null =>
    rangeIn(
      digits,
      forms.map((form) => form.trim()).filter((form) => DIGITS.test(form)),
    )
  return searchTerms(search)
    .flatMap(({ words, number }) => {
      const range = digitsRange(number)
      return range ? [range] : words.map((word) => rangeIn(whole, word) ?? rangeIn(joined, word) ?? digitsRange(word))
    })
    .filter((range) => range !== null)
}
