import type { Format } from '../../../lib/format/useFormat.ts'
import { warrantyDays, warrantyState } from './equipmentRules.ts'
import { type Equipment, isYear } from './equipmentText.ts'

export const equipmentName = ({ make, model }: Equipment): string => [make, model].filter(Boolean).join(' ')

export const equipmentDate = (date: string, { day }: Pick<Format, 'day'>): string => (date === '' || isYear(date) ? date : day(date))

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** "Warranty ends in 12 days"; null without a warranty. */
export function warrantyWords(equipment: Equipment, format: Pick<Format, 'day' | 'today'>): string | null {
  const state = warrantyState(equipment, format.today())
  if (state === null) return null
  if (state === 'ending') return `Warranty ends ${inDays(warrantyDays(equipment, format.today()))}`
  return `Warranty ${state === 'ended' ? 'ended' : 'until'} ${equipmentDate(equipment.warrantyUntil, format)}`
}
