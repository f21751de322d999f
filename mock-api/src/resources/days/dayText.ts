import { DEFAULT_DATE_FORMAT } from '@callout/contracts/constants'

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** A day (YYYY-MM-DD) in one of the formats that an account can choose (spec §9). */
export function formatDay(date: string, format: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = monthOf.format(new Date(`${date}T00:00:00Z`))
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    YYYY: year,
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: month,
    dd: day,
    D: String(Number(day)),
  }
  return (format || DEFAULT_DATE_FORMAT).replace(/yyyy|YYYY|MMMM|MMM|MM|dd|D/g, (part) => parts[part] ?? part)
}
