/** snake_case (the spec's) to camelCase and back. Only for the gateway's REST client and contract rules in the client. */

/** Wire names that don't convert by rule, such as the spec's misspellings. */
const irregular = {
  is_verfied: 'isVerified',
  free_trail_days: 'freeTrialDays',
  jobfinished_notes: 'jobFinishedNotes',
  staffs: 'staff',
} as const

type Irregular = typeof irregular
type Regular<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Regular<Tail>>}` : S
export type CamelKey<S extends string> = S extends keyof Irregular ? Irregular[S] : Regular<S>
export type Camel<T> = T extends readonly (infer U)[]
  ? Camel<U>[]
  : T extends object
    ? { [K in keyof T as K extends string ? CamelKey<K> : K]: Camel<T[K]> }
    : T

const toProduct = new Map<string, string>(Object.entries(irregular))
const toWireName = new Map<string, string>(Object.entries(irregular).map(([wire, product]) => [product, wire]))

export function camelKey(wire: string): string {
  let product = toProduct.get(wire)
  if (product === undefined) {
    product = wire.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    toProduct.set(wire, product)
  }
  return product
}

export function wireKey(product: string): string {
  let wire = toWireName.get(product)
  if (wire === undefined) {
    wire = product.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    toWireName.set(product, wire)
  }
  return wire
}

const renamed = (value: unknown, rename: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((element) => renamed(element, rename))
  if (value === null || typeof value !== 'object') return value
  const result: Record<string, unknown> = {}
  for (const key of Object.keys(value)) result[rename(key)] = renamed((value as Record<string, unknown>)[key], rename)
  return result
}

export const toCamel = <T>(value: T): Camel<T> => renamed(value, camelKey) as Camel<T>

export const toWire = (value: unknown): unknown => renamed(value, wireKey)
