import { foldedText, splitSearch } from '@callout/contracts/text/foldedText'
import { addDays } from '@callout/contracts/time'
import { type Equipment, isYear } from './equipmentText.ts'

/** A warranty is about to end in the last days before its last day. */
export const WARRANTY_NOTICE_DAYS = 30

type WarrantyState = 'ending' | 'running' | 'ended'

/** A year counts until its last day. */
const lastDayOf = (date: string): string => (isYear(date) ? `${date}-12-31` : date)

/** null: no warranty date. `today`: YYYY-MM-DD. */
export function warrantyState({ warrantyUntil }: Pick<Equipment, 'warrantyUntil'>, today: string): WarrantyState | null {
  if (warrantyUntil === '') return null
  const end = lastDayOf(warrantyUntil)
  if (end < today) return 'ended'
  return end <= addDays(today, WARRANTY_NOTICE_DAYS) ? 'ending' : 'running'
}

/** Days until the warranty's last day; 0 today. */
export const warrantyDays = ({ warrantyUntil }: Pick<Equipment, 'warrantyUntil'>, today: string): number =>
  (Date.parse(lastDayOf(warrantyUntil)) - Date.parse(today)) / 86_400_000

/** Installed at least so many years before `today`. */
export const isOlderThan = ({ installed }: Pick<Equipment, 'installed'>, years: number, today: string): boolean =>
  installed !== '' && lastDayOf(installed) <= `${Number(today.slice(0, 4)) - years}${today.slice(4)}`

/** Each word is part of the texts; "heaters" also finds "heater". */
export function equipmentMatcher(search: string): (texts: readonly (string | null)[]) => boolean {
  const messages = splitSearch(search)
  return (texts) => {
    const folded = foldedText(texts.filter(Boolean).join('\n'))
    return messages.every((word) => folded.includes(word) || (word.length > 3 && word.endsWith('s') && folded.includes(word.slice(0, -1))))
  }
}
