import type { KnownOperation } from './admission.ts'

/** Operations of valid documents, by their text; of many, those asked for least recently are forgotten. */
export interface KnownOperations {
  readonly get: (query: string) => KnownOperation | undefined
  readonly add: (query: string, operation: KnownOperation) => void
}

/** Parsed documents that Mercurius keeps. Its cache holds up to twice as many before it forgets. */
export const CACHED_DOCUMENTS = 1024

/** Never forgets what Mercurius still has. */
export function createKnownOperations(capacity: number = 2 * CACHED_DOCUMENTS): KnownOperations {
  const byQuery = new Map<string, KnownOperation>()
  const add = (query: string, operation: KnownOperation): void => {
    byQuery.delete(query)
    byQuery.set(query, operation)
    const [oldest] = byQuery.size > capacity ? byQuery.keys() : []
    if (oldest !== undefined) byQuery.delete(oldest)
  }
  const get = (query: string): KnownOperation | undefined => {
    const operation = byQuery.get(query)
    if (operation) add(query, operation)
    return operation
  }
  return { get, add }
}
