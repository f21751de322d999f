import { foldedText } from '../text/foldedText.ts'
import { phoneText, type SearchedPhone } from './phoneText.ts'

const JOINT = /['-]/g
/** "o'brien", "anne-marie", "j-1012", "25-40". Not split by Unicode property, which takes three times as long. */
const JOINED_WORDS = /[^\s'-]+(?:['-][^\s'-]+)+/g

/** The text in which `searchMatcher` finds a record: its texts, folded, and its phones as digits. */
export function searchText(texts: readonly (string | null | undefined)[], phones: readonly SearchedPhone[] = []): string {
  const folded = foldedText(texts.filter(Boolean).join('\n'))
  const joined = folded.match(JOINED_WORDS)?.map((word) => word.replace(JOINT, '')) ?? []
  return [folded, ...joined, ...phones.map(phoneText).filter(Boolean)].join('\n')
}
