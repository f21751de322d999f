import { addDays } from '@callout/contracts/time'
import { camelKey, wireKey } from '@callout/contracts/wire/casing'
import { enums } from '@callout/gateway/schema/enums'
import type { FieldFinding } from '@callout/client/vite/xray/browser/inspect.ts'

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Coded {
  readonly [name: string]: { readonly code: number | string }
}

/** The value as the REST API has it. */
const wireValue = ({ type, value }: FieldFinding): unknown =>
  (enums as Readonly<Record<string, Coded>>)[type]?.[String(value)]?.code ?? value

const DAY = 86_400
const OTHER_DAY = 3 * DAY + 7380

/** Another value of the same kind, whose formatted text differs. */
function otherValue(finding: FieldFinding, current: unknown): unknown {
  const codes = (enums as Readonly<Record<string, Coded>>)[finding.type]
  if (codes) return Object.values(codes).find(({ code }) => code !== current)?.code
  if (finding.type === 'Instant') return Number(current) + OTHER_DAY
  if (finding.type === 'CalendarDate') return addDays(String(current), 3)
  if (finding.type === 'ClockTime') return current === '06:25' ? '06:35' : '06:25'
  if (typeof current === 'number') return current + 1
  return /^\d+$/.test(String(current))
    ? String(current).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    : `Changed ${String(current)}`
}

/** Paths of the values of a field in a reply, with the ids of the objects around each. */
function getPlaces(
  reply: unknown,
  names: readonly string[],
  path: readonly string[] = [],
  ids: readonly string[] = [],
): { path: readonly string[]; ids: readonly string[]; value: unknown }[] {
  const [name, ...rest] = names
  if (name === undefined) return [{ path, ids, value: reply }]
  if (name === '[]') return Array.isArray(reply) ? reply.flatMap((row, index) => getPlaces(row, rest, [...path, String(index)], ids)) : []
  if (!isObject(reply)) return []
  return getPlaces(reply[name], rest, [...path, name], 'id' in reply ? [...ids, String(reply['id'])] : ids)
}

const namesIn = (field: string): string[] => field.split(/\.|(?=\[\])/).filter((name) => name !== '')
const patchAt = (path: readonly string[], value: unknown): unknown => path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

function merged(a: unknown, b: unknown): unknown {
  if (!isObject(a) || !isObject(b)) return b
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return Object.fromEntries([...names].map((name) => [name, name in b ? (name in a ? merged(a[name], b[name]) : b[name]) : a[name]]))
}

export type Control = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

/** Changes the stored field. Returns what takes the change back; undefined if the record has no such field. */
async function changeRecord(finding: FieldFinding, control: Control): Promise<(() => Promise<unknown>) | undefined> {
  const { record, field } = finding
  if (!record) return undefined
  const address = `/records/${record.collection}/${record.id}`
  const stored = (await control('GET', address)) as Fields
  const name =
    finding.replyFields.map((each) => namesIn(each.field).at(-1) ?? '').find((each) => camelKey(each) === field.split('.')[1]) ??
    wireKey(field.split('.')[1] ?? '')
  if (stored[name] !== wireValue(finding)) return undefined
  const reply = (await control('PUT', address, { [name]: otherValue(finding, stored[name]) })) as Fields
  return 'responseCode' in reply ? undefined : () => control('PUT', address, { [name]: stored[name] })
}

/** Changes the field in the replies of the call, where the record has no field for it. */
async function changeReply(finding: FieldFinding, control: Control): Promise<(() => Promise<unknown>) | undefined> {
  const { replyFields, record } = finding
  const current = wireValue(finding)
  for (const { call, field } of replyFields) {
    const [method = '', pattern = ''] = call.endpoint.split(' ')
    const [path = ''] = call.path.split('?')
    const logged = (await control('GET', `/requests?path=${encodeURIComponent(path)}&limit=20`)) as {
      path: string
      query: Fields
      reply: Fields | null
    }[]
    const query = new URLSearchParams(call.path.split('?')[1] ?? '')
    const logEntry = logged.find(
      (each) =>
        each.path.endsWith(path) &&
        Object.entries(each.query ?? {}).every(([name, value]) => Array.isArray(value) || query.get(name) === String(value)),
    )
    const data = logEntry?.reply?.['responseData']
    const places = getPlaces(data, namesIn(field)).filter(
      ({ ids, value }) => String(value) === String(current) && (!record || ids.includes(record.id)),
    )
    if (places.length === 0) continue
    const patch = places.map((place) => patchAt(place.path, otherValue(finding, current))).reduce(merged)
    const set = (await control('POST', '/replies', {
      method,
      path: pattern.replaceAll(/\{\w+\}/g, path.split('/').find((part) => /^\d+$/.test(part)) ?? ''),
      patch,
      is_wrong_on_purpose: true,
    })) as { id?: number }
    if (set.id !== undefined) return () => control('DELETE', `/replies/${set.id}`)
  }
  return undefined
}

/** Changes a field in the mock; undefined if it can't be changed. */
export const changeField = async (finding: FieldFinding, control: Control): Promise<(() => Promise<unknown>) | undefined> =>
  (await changeRecord(finding, control)) ?? changeReply(finding, control)
