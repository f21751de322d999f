const HOUR = 60
const DAY = 24 * HOUR

interface LeadTime {
  /** Minutes. */
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

const leadTimes: readonly LeadTime[] = [
  { value: String(HOUR), label: '1 hour' },
  { value: String(3 * HOUR), label: '3 hours' },
  { value: String(DAY), label: '1 day' },
  { value: String(2 * DAY), label: '2 days' },
  { value: String(3 * DAY), label: '3 days' },
  { value: String(7 * DAY), label: '7 days' },
]

/** Selectable lead times, including a custom current one. null: not returned. */
export function leadTimesWith(minutes: number | null): readonly LeadTime[] {
  if (minutes === null) return [{ value: '', label: 'Not available', disabled: true }, ...leadTimes]
  if (leadTimes.some(({ value }) => value === String(minutes))) return leadTimes
  return [...leadTimes, { value: String(minutes), label: `${minutes} minutes` }]
}
