import { productType } from '@callout/contracts/jobs/codes'

export const serviceNoun = { one: 'service', many: 'services' } as const

/** "Service" or "Product"; null if missing. */
export const typeWords = (type: keyof typeof productType | null): string | null => type && productType[type].label

/** "1 h 30 min"; null if missing. */
export function durationWords(minutes: number | null): string | null {
  if (minutes === null) return null
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
