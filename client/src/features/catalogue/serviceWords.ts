import { productType } from '@callout/contracts/jobs/codes'

export const serviceNoun = { one: 'service', many: 'services' } as const

/** "Service", "Product", or nothing where nobody tells. */
export const typeWords = (type: keyof typeof productType | null): string | null => type && productType[type].label

/** "1 h 30 min"; nothing where nobody tells. */
export function durationWords(minutes: number | null): string | null {
  if (minutes === null) return null
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
