import type { Clock } from '../../clock.ts'
import type { Store } from '../../db/store.ts'
import type { FaultBody } from '../faults.ts'
import type { StateName, stateNames } from './stateNames.ts'

export interface StateTarget {
  readonly store: Store
  readonly clock: Clock
  readonly addFault: (fault: FaultBody) => unknown
}

/** Sets up a state from its parameters. Throws the reason if it can't. */
type StateHandler = (parameters: Readonly<Record<string, unknown>>) => void | Promise<void>
export type StateHandlers = Readonly<Record<string, StateHandler>>

/** Handlers of some provider states, and of all that a provider sets up. */
export type SomeStates = Readonly<Partial<Record<StateName, StateHandler>>>
export type AllStates = Readonly<Record<Exclude<StateName, typeof stateNames.callsAnswered>, StateHandler>>
