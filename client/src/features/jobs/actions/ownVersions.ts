/** Versions that a client's own writes led to, by record and version sent. */
const writes = new WeakMap<object, Map<string, number>>()

const getKey = (record: string, version: number): string => `${record}/${version}`

/** Remembers that a write of this Apollo client led from one version of a record to the next. */
export function noteOwnWrite(client: object, record: string, sent: number | null | undefined, returned: number | null | undefined): void {
  if (typeof sent !== 'number' || typeof returned !== 'number' || returned <= sent) return
  const next = writes.get(client) ?? new Map<string, number>()
  writes.set(client, next.set(getKey(record, sent), returned))
}

/** The version after all own writes since `version`: another user's write in between still makes it stale. */
export function currentVersion(client: object, record: string, version: number | null): number | null {
  const next = writes.get(client)
  let current = version
  for (let after = current; typeof after === 'number'; after = next?.get(getKey(record, after)) ?? null) current = after
  return current
}
