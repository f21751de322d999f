const HOUR = 60
const DAY = 24 * HOUR

/** Minutes and what they are called. */
export const leadTimes: readonly { readonly value: string; readonly label: string }[] = [
  { value: String(HOUR), label: '1 hour' },
  { value: String(3 * HOUR), label: '3 hours' },
  { value: String(DAY), label: '1 day' },
  { value: String(2 * DAY), label: '2 days' },
  { value: String(3 * DAY), label: '3 days' },
  { value: String(7 * DAY), label: '7 days' },
]

/** Those, and another one that was set elsewhere. */
export const leadTimesWith = (minutes: number | null): typeof leadTimes =>
  minutes === null || leadTimes.some(({ value }) => value === String(minutes))
    ? leadTimes
    : [...leadTimes, { value: String(minutes), label: `${minutes} minutes` }]
