import type { Clock } from '../../clock.ts'
import type { Store } from '../../db/store.ts'
import type { FaultBody } from '../faults.ts'

/** Context of provider states. */
export interface StateTarget {
  readonly store: Store
  readonly clock: Clock
  readonly addFault: (fault: FaultBody) => unknown
}

/** Sets up a state from its parameters. Throws the reason if it can't. */
export type StateHandlers = Readonly<Record<string, (parameters: Readonly<Record<string, unknown>>) => void | Promise<void>>>
