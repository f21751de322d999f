import type { Format } from '../../../lib/format/useFormat.ts'
import { warrantyDays, warrantyState } from './equipmentRules.ts'
import { type Equipment, isYear } from './equipmentText.ts'

export const equipmentName = ({ make, model }: Equipment): string => [make, model].filter(Boolean).join(' ')

export const equipmentDate = (date: string, { day }: Pick<Format, 'day'>): string => (date === '' || isYear(date) ? date : day(date))

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** Of a warranty: "ends in 12 days", "until 2031"; '' without one. */
export function formatWarranty(equipment: Equipment, format: Pick<Format, 'day' | 'today'>): string {
  const state = warrantyState(equipment, format.today())
  if (state === null) return ''
  if (state === 'ending') return `ends ${inDays(warrantyDays(equipment, format.today()))}`
  return `${state === 'ended' ? 'ended' : 'until'} ${equipmentDate(equipment.warrantyUntil, format)}`
}
