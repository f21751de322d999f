import type { Caller } from './access.ts'
import type { Store } from '../db/store.ts'

/** The caller, time and store of a request. */
export interface Viewer {
  readonly store: Store
  readonly caller: Caller
  /** Unix seconds. */
  readonly now: number
  readonly publicUrl: string
}
