import { wireKey } from '@callout/contracts/casing'

interface WireName {
  readonly name: string
  /** Whether the value is the id of a record. */
  readonly isId: boolean
  /** Whether the elements of a list are; text under such a name is ids joined by commas, and stays text. */
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

/** GraphQL ids are text, the wire's are integers. Text that is no number goes out as it is, and upstream refuses it. */
const wireId = (id: unknown): unknown => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id)

function wireValue(value: unknown, { isId, areIds }: Omit<WireName, 'name'>): unknown {
  if (Array.isArray(value)) return value.map((element) => wireValue(element, { isId: areIds, areIds }))
  if (typeof value === 'object' && value !== null) return wireInput(value)
  return isId ? wireId(value) : value
}

/**
 * An input with wire names and wire ids, all the way down. What is undefined or null is left out. In a query that means
 * no filter; in a body that makes a record (`POST /jobs`) empty; and where only what is named changes, unchanged. Emptied
 * lists and texts go out as they are. `takesNull`: null empties a field, and goes out, too.
 */
export function wireInput(input: object, takesNull = false): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || (value === null && !takesNull)) continue
    const known = wireNameOf(key)
    wire[known.name] = wireValue(value, known)
  }
  return wire
}
