import { foldedText, splitSearch } from '@callout/contracts/text/foldedText'
import { matchRanges } from '@callout/contracts/search/matchRanges'
import type { SearchedPhone } from '@callout/contracts/search/phoneText'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'

interface Shown {
  readonly title: string
  readonly details: readonly string[]
  readonly phones?: readonly SearchedPhone[]
}

/** The search sent for a typed text: "#1012" is a number. */
export const searchOf = (typed: string): string => typed.trim().replace(/^#(?=\d)/, '')

/** Whether rows match a search as the backend's do. */
export function rowMatcher(search: string): (row: Shown) => boolean {
  const matches = searchMatcher(search)
  return ({ title, details, phones }) => matches(searchText([title, ...details], phones))
}

export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

export function piecesOf(text: string, search: string): readonly Piece[] {
  const isMatch = Array.from({ length: text.length }, () => false)
  for (const [from, to] of matchRanges(text, search)) isMatch.fill(true, from, to)
  const pieces: Piece[] = []
  for (let index = 0; index < text.length;) {
    let end = index
    while (end < text.length && isMatch[end] === isMatch[index]) end += 1
    pieces.push({ text: text.slice(index, end), isMatch: isMatch[index] === true })
    index = end
  }
  return pieces
}

export function bestFirst<Row extends Shown>(rows: readonly Row[], search: string): readonly Row[] {
  const words = splitSearch(search)
  const matches = rowMatcher(search)
  const isPrefix = (title: string): boolean => words.every((word) => ` ${foldedText(title)}`.includes(` ${word}`))
  const rank = (row: Row): number => (isPrefix(row.title) ? 0 : matches({ title: row.title, details: [] }) ? 1 : matches(row) ? 2 : 3)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** Jobs by number: an exact match with prefix, without it, then suffixes. */
export function byNumber<Job extends { readonly jobNumber: string | null }>(jobs: readonly Job[], search: string): readonly Job[] {
  const requested = foldedText(searchOf(search)).replace(/\s/g, '')
  const rank = ({ jobNumber }: Job): number => {
    const number = foldedText(jobNumber ?? '')
    if (number === requested || number.replace(/^\D+0*/, '') === requested.replace(/^\D*0*/, '')) return 0
    return /\d/.test(requested) && number.endsWith(requested) ? 1 : 2
  }
  return jobs.toSorted((a, b) => rank(a) - rank(b))
}
