export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** "11:15" for 675 minutes, so that hours align in a column. */
export function formatHours(minutes: number): string {
  const whole = Math.round(minutes)
  return `${Math.floor(whole / 60).toLocaleString('en')}:${String(whole % 60).padStart(2, '0')}`
}
