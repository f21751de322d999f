/** The backtick counts as an apostrophe. */
const TO_FOLD = /[^\0-_a-\x7f]/
const LATIN_MARKS = /(\p{Script=Latin})\p{Mark}+/gu
/** Soft hyphens, zero-width spaces and direction marks, which come with pasted text. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u2032\u00b4`\uff07]/g
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g

/** Latin letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}
const LETTERS = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

const withoutAccents = (lowercase: string): string =>
  lowercase
    .normalize('NFD')
    .replace(LATIN_MARKS, '$1')
    .normalize('NFC')
    .replace(LETTERS, (letter) => letters[letter] ?? letter)
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')

/** Lowercase with plain Latin letters, apostrophes and hyphens, for comparing and searching. Other scripts keep their marks. */
export function foldedText(text: string): string {
  const lowercase = text.toLowerCase()
  return TO_FOLD.test(lowercase) ? withoutAccents(lowercase) : lowercase
}

export const splitSearch = (search: string): string[] => foldedText(search).split(/\s+/).filter(Boolean)

const IN_WORD = /[\p{Letter}\p{Number}]/u

function startsWithWord(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) if (!IN_WORD.test(folded.charAt(at - 1))) return true
  return false
}

/** Ranks a name: 0 if it starts with the search, 1 if each search word starts one of its words, else 2. */
export function nameFit(typed: string): (name: string) => 0 | 1 | 2 {
  const words = splitSearch(typed)
  const text = words.join(' ')
  return (name) => {
    const folded = foldedText(name)
    if (folded.startsWith(text)) return 0
    return words.every((word) => startsWithWord(folded, word)) ? 1 : 2
  }
}
