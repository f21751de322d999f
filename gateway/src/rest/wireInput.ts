import { wireKey } from '@callout/contracts/wire/casing'

interface WireName {
  readonly name: string
  readonly isId: boolean
  /** Whether list elements are ids. Text with such a name is comma-separated and unchanged. */
  readonly areIds: boolean
}

const names = new Map<string, WireName>()

function wireNameOf(key: string): WireName {
  let wire = names.get(key)
  if (wire === undefined) {
    const name = wireKey(key)
    wire = { name, isId: /(^|_)id$/.test(name), areIds: /(^|_)ids$/.test(name) }
    names.set(key, wire)
  }
  return wire
}

/** GraphQL ids are text, wire ids integers. Other text is sent unchanged for upstream to reject. */
const wireId = (id: unknown): unknown => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id)

function wireValue(value: unknown, { isId, areIds }: Omit<WireName, 'name'>): unknown {
  if (Array.isArray(value)) return value.map((element) => wireValue(element, { isId: areIds, areIds }))
  if (typeof value === 'object' && value !== null) return wireInput(value)
  return isId ? wireId(value) : value
}

/** Null is left out: no filter in a query, empty in a new record, unchanged in a change. `takesNull`: null clears a field. */
export function wireInput(input: object, takesNull = false): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || (value === null && !takesNull)) continue
    const known = wireNameOf(key)
    wire[known.name] = wireValue(value, known)
  }
  return wire
}
