/** Versions that this client's own writes led to, by record and version sent. */
const next = new Map<string, number>()

const keyOf = (record: string, version: number): string => `${record}/${version}`

/** Remembers that a write of this client led from one version of a record to the next. */
export function noteOwnWrite(record: string, sent: number | null | undefined, returned: number | null | undefined): void {
  if (typeof sent === 'number' && typeof returned === 'number' && returned > sent) next.set(keyOf(record, sent), returned)
}

/** The version after all own writes since `version`: another user's write in between still makes it stale. */
export function currentVersion(record: string, version: number | null): number | null {
  let current = version
  for (let after = current; typeof after === 'number'; after = next.get(keyOf(record, after)) ?? null) current = after
  return current
}
