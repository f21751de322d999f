import { foldedText, hasWords, searchWords, wordsOrDigits } from '@callout/contracts/foldedText'

interface Shown {
  readonly title: string
  readonly details: readonly string[]
}

const DIGITS = /^\d+$/
/** Separators ignored in phone numbers. */
const between = /[\s().+-]/

/** The search sent for a typed text: "#1012" is a number. */
export const searchOf = (typed: string): string => typed.trim().replace(/^#(?=\d)/, '')

/** A text folded letter by letter without ignored characters, and the position of each letter. */
function folded(text: string, isLeftOut: (letter: string) => boolean): { readonly text: string; readonly places: readonly number[] } {
  let result = ''
  const places: number[] = []
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charAt(place)
    if (isLeftOut(letter)) continue
    const small = foldedText(letter)
    result += small
    for (let count = 0; count < small.length; count += 1) places.push(place)
  }
  return { text: result, places }
}

const never = (): boolean => false
const isBetween = (letter: string): boolean => between.test(letter)

/** Whether a row contains all words. */
export function showsWords({ title, details }: Shown, search: string): boolean {
  const text = [title, ...details].join('\n')
  return hasWords(foldedText(text), searchWords(search)) || hasWords(folded(text, isBetween).text, wordsOrDigits(search))
}

/** A segment of a text; `isHit`: a match. */
export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

function rangesOf(text: string, search: string): (readonly [from: number, to: number])[] {
  const [digits = ''] = wordsOrDigits(search)
  const words = DIGITS.test(digits) ? [digits] : searchWords(search)
  return words.flatMap((word) => {
    const whole = folded(text, never)
    const inWhole = whole.text.indexOf(word)
    const { text: sought, places } = inWhole < 0 && DIGITS.test(word) ? folded(text, isBetween) : whole
    const at = sought.indexOf(word)
    const [from, to] = [places[at], places[at + word.length - 1]]
    return at < 0 || from === undefined || to === undefined ? [] : [[from, to + 1] as const]
  })
}

/** Splits a text at the first match of each word. */
export function piecesOf(text: string, search: string): readonly Piece[] {
  const isMatch = Array.from({ length: text.length }, () => false)
  for (const [from, to] of rangesOf(text, search)) isMatch.fill(true, from, to)
  const pieces: Piece[] = []
  for (let place = 0; place < text.length;) {
    let end = place
    while (end < text.length && isMatch[end] === isMatch[place]) end += 1
    pieces.push({ text: text.slice(place, end), isMatch: isMatch[place] === true })
    place = end
  }
  return pieces
}

/** Rows whose title starts with the text first, then other matches. */
export function bestFirst<Row extends Shown>(rows: readonly Row[], search: string): readonly Row[] {
  const words = searchWords(search)
  const begins = (title: string): boolean => words.every((word) => ` ${foldedText(title)}`.includes(` ${word}`))
  const rank = (row: Row): number =>
    begins(row.title) ? 0 : showsWords({ title: row.title, details: [] }, search) ? 1 : showsWords(row, search) ? 2 : 3
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** Jobs by number: an exact match with prefix, without it, then suffixes. */
export function byNumber<Job extends { readonly jobNumber: string | null }>(jobs: readonly Job[], search: string): readonly Job[] {
  const wanted = foldedText(searchOf(search)).replace(/\s/g, '')
  const rank = ({ jobNumber }: Job): number => {
    const number = foldedText(jobNumber ?? '')
    if (number === wanted || number.replace(/^\D+0*/, '') === wanted.replace(/^\D*0*/, '')) return 0
    return /\d/.test(wanted) && number.endsWith(wanted) ? 1 : 2
  }
  return jobs.toSorted((a, b) => rank(a) - rank(b))
}
