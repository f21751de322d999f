import { useSyncExternalStore } from 'react'
import type { RecordPaymentMutation } from '../../../parts/invoices/actions/invoiceActions.generated.ts'
import type { HeldPayment, HeldStep } from './heldPayment.ts'

/** What was answered to a payment. `recorded`: null where nobody tells what has come of it. */
export interface Recorded {
  readonly payment: HeldPayment
  readonly recorded: RecordPaymentMutation['recordPayment']
  /** When it was answered, in milliseconds. */
  readonly at: number
  /** Of the receipt: sent, or why not; undefined where it is on its way, or not wanted. */
  readonly receipt?: true | string
}

let channel: BroadcastChannel | null = null
/** Tells the other windows of this browser that something else is held now; null in a browser without such channels. */
export const heldChannel = (): BroadcastChannel | null =>
  (channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('callout-payments'))

interface HeldState {
  /** What waits in this browser for the signed-in person. */
  readonly steps: readonly HeldStep[]
  /** What this window has recorded, by the keys of the payments. */
  readonly done: ReadonlyMap<string, Recorded>
}

let state: HeldState = { steps: [], done: new Map() }
const listeners = new Set<() => void>()

export const heldState = (): HeldState => state

function tell(part: Partial<HeldState>): void {
  state = { ...state, ...part }
  listeners.forEach((listener) => listener())
}

export function tellHeld(steps: readonly HeldStep[]): void {
  if (steps.length > 0 || state.steps.length > 0) tell({ steps })
}

export const tellDone = (key: string, recorded: Recorded): void => tell({ done: new Map(state.done).set(key, recorded) })

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHeld = (): HeldState => useSyncExternalStore(subscribe, heldState)
