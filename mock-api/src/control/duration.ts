const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }

export const DURATION = /^-?\d{1,9} ?[smhdw]$/

/** Seconds of a number of seconds, or of a text such as "90s", "30m", "1h", "8d" or "2w". */
export function secondsOf(duration: number | string): number {
  if (typeof duration === 'number') return duration
  const unit = duration.at(-1) ?? 's'
  return Number.parseInt(duration, 10) * (SECONDS[unit] ?? 1)
}
