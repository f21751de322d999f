import { foldedText } from '../text/foldedText.ts'
import { dialCodeOf } from '../text/dialCode.ts'
import { NATIONAL, WITHOUT_CODE } from './phoneText.ts'

export type Alternatives = readonly string[]

/** A part of a search: each of its words has to occur, or all as one number. */
export interface SearchTerm {
  readonly words: readonly Alternatives[]
  readonly number: Alternatives
}

const NUMBER = /^[+(]*\d[\d().+/-]*$/
const LEADING_ZEROS = /^0+/
const INTERNATIONAL = /^(?:\+|00|011)/
const TRUNK_ZERO = /\(0\)/
const MIN_DIGITS = 3
/** Fewer can't be a number with its country code, unless it has a plus sign. */
const MIN_DIALED = 10

/** A number's digits, and how a phone with these digits may be stored. */
function getForms(written: string): Alternatives {
  const typed = written.replace(TRUNK_ZERO, '').replace(/[^\d+]/g, '')
  const digits = typed.replace(/\+/g, '')
  if (digits.length < MIN_DIGITS) return []
  const forms = [digits]
  if (digits.startsWith('0')) forms.push(`${NATIONAL}${digits.replace(LEADING_ZEROS, '')}`)
  const dialed =
    INTERNATIONAL.test(typed) || (!digits.startsWith('0') && digits.length >= MIN_DIALED) ? typed.replace(INTERNATIONAL, '') : ''
  const code = dialCodeOf(dialed)
  const national = dialed.slice(code.length).replace(LEADING_ZEROS, '')
  if (national.length >= MIN_DIGITS) forms.push(`${code}${national}`, `${WITHOUT_CODE}${national}`)
  return [...new Set(forms)]
}

const isNumber = (word: string): boolean => NUMBER.test(word)

const JOINTS = /(?<=\p{L})['-](?=\p{L})/gu
/** "anne-marie" may be stored as "Annemarie" or "Anne Marie". */
const spellingsOf = (word: string): Alternatives => [...new Set([word, word.replace(JOINTS, ''), word.replace(JOINTS, ' ')])]

/** The scheme of a copied link, and an extension: phones are stored without them. */
const withoutExtension = (folded: string): string =>
  folded
    .trim()
    .replace(/^tel:/, '')
    .replace(/(\d[\d\s().+-]{5,24}?)[\s,;]{0,2}(?:ext(?:ension)?[.=:]?|x|#)\s?\d{1,7}$/, '$1')

const getText = (search: string): string[] =>
  withoutExtension(foldedText(search))
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^#(?=\d)/, ''))
    .filter(Boolean)

export const isNumberSearch = (search: string): boolean => getText(search).every(isNumber)

/** The parts of a search. Numbers in sequence are one part: "+44 20 7946 0958". */
export function searchTerms(search: string): SearchTerm[] {
  const runs: string[][] = []
  for (const word of getText(search)) {
    const last = runs.at(-1)
    if (last && isNumber(word) && last.every(isNumber)) last.push(word)
    else runs.push([word])
  }
  return runs.map((words) => ({
    words: words.map((word) => (isNumber(word) ? [...new Set([word, ...getForms(word)])] : spellingsOf(word))),
    number: words.length > 1 ? getForms(words.join('')) : [],
  }))
}
