import { wireKey } from '@callout/contracts/wire/casing'
import type { SentCall } from './calls.ts'
import type { Value } from './values.ts'

type FieldsByCall = Readonly<Record<string, readonly string[]>>

/** `fieldSources.json`, written by `npm run docs:reference`. */
export interface FieldSources {
  readonly files: Readonly<Record<string, string>>
  readonly types: Readonly<Record<string, { readonly objects: FieldsByCall; readonly fields: Readonly<Record<string, FieldsByCall>> }>>
  readonly calls: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A field of a REST reply. */
export interface ReplyField {
  readonly call: SentCall
  /** `taxes[].rate`, below `responseData`. */
  readonly field: string
  /** "spec §3 Category", or "decision D45". */
  readonly source: string
}

const lastName = (path: string): string => path.split('.').at(-1)?.replaceAll('[]', '') ?? ''

/** Of several objects of a reply with the same type, the ones whose name is in the path of the value. */
function objectsAt(objects: readonly string[], { path }: Value): readonly string[] {
  const names = new Set(path.split('.').map((name) => wireKey(name.replaceAll('[]', ''))))
  const named = objects.filter((object) => names.has(lastName(object)))
  return named.length > 0 ? named : objects
}

const joined = (object: string, name: string): string => (object === '' ? wireKey(name) : `${object}.${wireKey(name)}`)

const MIN_SHARED = 3

/** The object of a reply that has the most fields of the value's object, for a call that `types` doesn't have. */
function likestObject({ siblings, name }: Value, fields: Readonly<Record<string, string>>): string | undefined {
  const names = Object.keys(siblings)
  const objects = new Set(Object.keys(fields).map((field) => field.slice(0, Math.max(field.lastIndexOf('.'), 0))))
  const ranked = [...objects]
    .filter((object) => joined(object, name) in fields)
    .map((object) => ({ object, shared: names.filter((each) => joined(object, each) in fields).length }))
    .filter(({ shared }) => shared >= MIN_SHARED)
  return ranked.toSorted((a, b) => b.shared - a.shared)[0]?.object
}

/** The reply fields of a value among the calls that its operation made. */
export function replyFieldsOf(value: Value, made: readonly SentCall[], { types, calls }: FieldSources): ReplyField[] {
  const { owner, name } = value
  const known = types[owner]
  const unique = [...new Map(made.map((call) => [call.endpoint, call])).values()]
  const found = (toFields: (endpoint: string) => readonly string[]): ReplyField[] =>
    unique.flatMap((call) =>
      toFields(call.endpoint).flatMap((field) => {
        const source = calls[call.endpoint]?.[field]
        return source === undefined ? [] : [{ call, field, source }]
      }),
    )
  const exact = found(
    (endpoint) => known?.fields[name]?.[endpoint] ?? objectsAt(known?.objects[endpoint] ?? [], value).map((object) => joined(object, name)),
  )
  if (exact.length > 0) return exact
  return found((endpoint) => {
    const object = likestObject(value, calls[endpoint] ?? {})
    return object === undefined ? [] : [joined(object, name)]
  })
}
