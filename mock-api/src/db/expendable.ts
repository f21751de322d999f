import type { Change } from './collection.ts'
import type { collections } from './collections.ts'

/** Records that a person can ask for again: who signs in while nothing can be written stays signed in for as long as the process runs. */
const names: ReadonlySet<string> = new Set<keyof typeof collections>(['sessions', 'otps', 'passwordResets', 'identityGrants', 'outbox'])

/** Whether a transaction may be kept in memory alone while the disk takes nothing. */
export const isExpendable = (changes: readonly Change[]): boolean => changes.every(({ collection }) => names.has(collection))
