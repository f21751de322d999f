import { productType } from '@callout/contracts/jobs/codes'
import { formatMinutes } from '../../lib/format/durations.ts'

export const serviceNoun = { one: 'service', many: 'services' } as const

/** "Service" or "Product"; null if missing. */
export const formatType = (type: keyof typeof productType | null): string | null => type && productType[type].label

/** "1 h 30 min"; null if missing. */
export const formatDuration = (minutes: number | null): string | null => (minutes === null ? null : formatMinutes(minutes))
