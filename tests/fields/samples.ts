import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { endpoints } from '@callout/contracts/endpoints'
import { Pagination } from '@callout/contracts/wire/page'
import { CalendarDate, ClockTime, Instant, TimeZone, type z } from '@callout/contracts/wire/zod'

export type Fields = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

export const allEndpoints = Object.entries(endpoints).flatMap(([domain, rows]) =>
  Object.entries<Endpoint>(rows).map(([name, endpoint]) => ({ domain, name, endpoint })),
)

const definition = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

/** The schema below optional, nullable, default and pipe. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodTypes {
  const def = definition(schema)
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return unwrapped(def.innerType)
  return def.type === 'pipe' ? unwrapped(def.in) : (schema as z.core.$ZodTypes)
}

/** The fields of an object schema, or of all members of a union. */
export function toFields(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const { def } = unwrapped(schema)._zod
  if (def.type === 'union') return Object.assign({}, ...def.options.map(toFields)) as Readonly<Record<string, z.core.$ZodType>>
  return def.type === 'object' ? def.shape : {}
}

/** Names of all fields of a schema, nested ones included. */
function namesIn(schema: z.core.$ZodType): string[] {
  const { def } = unwrapped(schema)._zod
  if (def.type === 'array') return namesIn(def.element)
  if (def.type === 'union') return def.options.flatMap(namesIn)
  return Object.entries(toFields(schema)).flatMap(([name, field]) => [name, ...namesIn(field)])
}

let count = 5000

const valuesOf = new Map<z.core.$ZodType, () => unknown>([
  [CalendarDate, () => '2031-03-07'],
  [ClockTime, () => '09:15'],
  [TimeZone, () => 'America/Chicago'],
  [Instant, () => 1_795_000_000 + count],
  [Pagination, () => ({ current_page: 1, per_page: 10, total_count: 1, total_pages: 1 })],
])

/** A value of a reply schema with every field set; numbers and texts are unique. */
export function fullReply(schema: z.core.$ZodType): unknown {
  const inner = unwrapped(schema)
  const { def } = inner._zod
  count += 1
  const known = valuesOf.get(inner)
  if (known) return known()
  if (def.type === 'object') return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, fullReply(field)]))
  if (def.type === 'array') return [fullReply(def.element)]
  if (def.type === 'union') return fullReply(def.options[0] as z.core.$ZodType)
  if (def.type === 'literal') return def.values.at(-1)
  if (def.type === 'boolean') return true
  return def.type === 'number' ? count : `text ${count}`
}

const modules = new Map<string, unknown[]>()
async function samplesOf(domain: string): Promise<unknown[]> {
  const found = modules.get(domain)
  if (found) return found
  const files = globSync(`contracts/src/${domain}/samples{,/*}.ts`)
  const loaded = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Fields>))
  const samples = loaded.flatMap((module) => Object.values(module))
  modules.set(domain, samples)
  return samples
}

/** Names of a domain's reply fields that none of its samples sets. */
export async function unsetNames(domain: string): Promise<string[]> {
  const samples = await samplesOf(domain)
  const set = new Set<string>()
  JSON.stringify(samples, (name, value: unknown) => (set.add(name), value))
  const replies = allEndpoints.filter((item) => item.domain === domain)
  const names = new Set(replies.flatMap(({ endpoint }) => namesIn(endpoint.data)))
  return [...names].filter((name) => !set.has(name)).toSorted()
}
