import type { Caller } from './access.ts'
import type { Store } from '../db/store.ts'

/** What every answer depends on besides its input: whose eyes, which time, and where the records are. */
export interface Viewer {
  readonly store: Store
  readonly caller: Caller
  /** Unix seconds. */
  readonly now: number
  /** Origin under which this server is reached, for addresses of files. */
  readonly publicUrl: string
}
