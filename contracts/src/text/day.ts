import { DEFAULT_DATE_FORMAT } from '../constants.ts'

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const tokens: Record<string, (year: string, month: string, day: string) => string> = {
  yyyy: (year) => year,
  MMMM: (_, month) => months[Number(month) - 1] ?? month,
  MMM: (_, month) => (months[Number(month) - 1] ?? month).slice(0, 3),
  MM: (_, month) => month,
  dd: (_, __, day) => day,
  d: (_, __, day) => String(Number(day)),
}

/** Formats a day ("YYYY-MM-DD") in the user's pattern (spec §9); default `MMMM D, YYYY`. */
export function formatDay(date: string, pattern: string | null | undefined = DEFAULT_DATE_FORMAT): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const known = (pattern || DEFAULT_DATE_FORMAT).replace(/Y/g, 'y').replace(/D/g, 'd')
  return known.replace(/yyyy|MMMM|MMM|MM|dd|d/g, (token) => tokens[token]?.(year, month, day) ?? token)
}
