/** A time of day ("HH:mm") on the account's clock: "9:05 AM" or "09:05". */
export function formatClock(time: string, is24Hour: boolean): string {
  if (is24Hour) return time
  const [hour = '0', minute = '00'] = time.split(':')
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
