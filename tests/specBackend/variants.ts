/** Ways in which a backend may say the same, or less, and still keep the specification. */

import { isRecord } from '@callout/contracts/reply/isRecord'

type Loose = Readonly<Record<string, unknown>>
/** What a variant makes of the data of a reply; `call` is its verb and path, `query` what was asked. */
type Change = (data: unknown, call: string, query: URLSearchParams) => unknown

/** Every value of the data, by its name, changed. */
const deep = (change: (value: unknown, name: string) => unknown): Change => {
  const changed = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => changed(item, name))
    if (!isRecord(value)) return change(value, name)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, key)]))
  }
  return (data) => changed(data, '')
}

const isWrite = (call: string): boolean => !call.startsWith('GET')
/** Sign-ins answer with their data: without it there is no session. */
const isSignIn = (call: string): boolean => /sign_in|social_login/.test(call)
const ofWrites =
  (change: Change): Change =>
  (data, call, query) =>
    isWrite(call) && !isSignIn(call) ? change(data, call, query) : data

const getPage = (data: unknown): readonly [string, readonly unknown[]] | undefined =>
  isRecord(data) && 'pagination' in data
    ? (Object.entries(data).find(([, value]) => Array.isArray(value)) as [string, unknown[]] | undefined)
    : undefined
const ofPages =
  (change: (name: string, rows: readonly unknown[], data: Loose) => unknown): Change =>
  (data) => {
    const found = getPage(data)
    return found ? change(...found, data as Loose) : data
  }

const NUMBER_OF_JOBS = 15
const PAGE_SIZE = 10
/** Jobs for two pages, of which one is returned for every request. */
const jobsBy =
  (getPlace: (query: URLSearchParams) => { readonly page: number; readonly size: number }): Change =>
  (data, call, query) => {
    if (!call.endsWith('/job_listing') || !isRecord(data)) return data
    const [first] = data['jobs'] as readonly Loose[]
    const jobs = Array.from({ length: NUMBER_OF_JOBS }, (_, index) => ({ ...first, id: 501 + index }))
    const { page, size } = getPlace(query)
    const pagination = { current_page: page, per_page: size, total_count: jobs.length, total_pages: Math.ceil(jobs.length / size) }
    return { jobs: jobs.slice((page - 1) * size, page * size), pagination }
  }
const numberIn = (query: URLSearchParams, name: string, usual: number): number => Number(query.get(name) ?? usual)

const money = new Set(['amount', 'rate', 'discount_value', 'total', 'quantity', 'latitude', 'longitude'])
const singular: Readonly<Record<string, string>> = {
  jobs: 'job',
  customers: 'customer',
  properties: 'property',
  job_history_update: 'history',
}
const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const twelveHours = (time: string): string => {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}
const isTime = (name: string): boolean => ['start_time', 'end_time', 'open', 'close'].includes(name)

export const variants = {
  plain: (data) => data,
  'digits in texts': deep((value) => (typeof value === 'number' ? String(value) : value)),
  'decimals as texts': deep((value, name) =>
    typeof value === 'number' && money.has(name) ? value.toFixed(Number.isInteger(value) ? 1 : 2) : value,
  ),
  '0 and 1': deep((value) => (typeof value === 'boolean' ? Number(value) : value)),
  'ISO times': deep((value, name) => {
    if (name === 'dates') return `${String(value)}T00:00:00.000Z`
    return isTime(name) ? `2000-01-01T${String(value)}:00.000Z` : value
  }),
  '10:00 AM': deep((value, name) => (isTime(name) ? twelveHours(String(value)) : value)),
  'bare lists': ofPages((_, rows) => rows),
  'lists under another name': ofPages((_, rows, { pagination }) => ({ records: rows, pagination })),
  'lookups under a name': (data) => (Array.isArray(data) ? { list: data } : data),
  'no pagination': ofPages((name, rows) => ({ [name]: rows })),
  'pagination with one member': ofPages((name, rows) => ({ [name]: rows, pagination: { total_count: rows.length } })),
  'records under their names': (data, call) => {
    const name = singular[call.split('/').at(call.endsWith('/0') ? -2 : -1) ?? '']
    return isRecord(data) && 'id' in data && name !== undefined ? { [name]: data } : data
  },
  'users without their name': (data) => (isRecord(data) && isRecord(data['user']) ? data['user'] : data),
  'writes answer null': ofWrites(() => null),
  'writes answer {}': ofWrites(() => ({})),
  'writes answer in another wrapping': ofWrites((data) => ({ result: { record: data } })),
  'writes answer without ids': ofWrites(deep((value, name) => (name === 'id' ? undefined : value))),
  'an unknown status': deep((value, name) => (name === 'status' ? 42 : value)),
  'an unknown user type': deep((value, name) => (name === 'user_type' ? 'janitor' : value)),
  'priority 0': deep((value, name) => (name === 'priority' ? 0 : value)),
  'a row that cannot be read': ofPages((name, rows, data) => ({
    ...data,
    [name]: [...rows, { id: 'x-519', name: 'Odd', form_name: 'Odd' }],
  })),
  'wrong types': deep((value, name) =>
    ['color', 'priority', 'discount_value', 'website', 'image_url'].includes(name) ? { odd: value } : value,
  ),
  'two pages': jobsBy((query) => ({ page: numberIn(query, 'page', 1), size: numberIn(query, 'per_page', PAGE_SIZE) })),
  'page ignored': jobsBy((query) => ({ page: 1, size: numberIn(query, 'per_page', PAGE_SIZE) })),
  'per_page ignored': jobsBy((query) => ({ page: numberIn(query, 'page', 1), size: PAGE_SIZE })),
  'everything on one page': jobsBy(() => ({ page: 1, size: NUMBER_OF_JOBS })),
  'flat settings': (data, call) => (call.endsWith('get_customer_setting') && isRecord(data) ? data['customer'] : data),
  camelCase: (data) => {
    const renamed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(renamed)
      return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), renamed(inner)])) : value
    }
    return renamed(data)
  },
} as const satisfies Readonly<Record<string, Change>>

export type VariantName = keyof typeof variants
