import { wireKey } from '@callout/contracts/casing'

interface WireName {
  readonly name: string
  /** Whether the value, or the elements of the list, are ids of records. */
  readonly isId: boolean
}

const names = new Map<string, WireName>()

function wireNameOf(key: string): WireName {
  let wire = names.get(key)
  if (wire === undefined) {
    const name = wireKey(key)
    wire = { name, isId: /(^|_)ids?$/.test(name) }
    names.set(key, wire)
  }
  return wire
}

/** GraphQL ids are text, the wire's are integers. Text that is no number goes out as it is, and upstream refuses it. */
const wireId = (id: unknown): unknown => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id)

function wireValue(value: unknown, isId: boolean): unknown {
  if (Array.isArray(value)) return value.map((element) => wireValue(element, isId))
  if (typeof value === 'object' && value !== null) return wireInput(value)
  return isId ? wireId(value) : value
}

/** An input with wire names and wire ids, all the way down. What is undefined or null is left out. */
export function wireInput(input: object): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    const { name, isId } = wireNameOf(key)
    wire[name] = wireValue(value, isId)
  }
  return wire
}
