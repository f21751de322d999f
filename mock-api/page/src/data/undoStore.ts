import type { ControlRequest } from '../control/call.ts'
import { createStore } from '../control/createStore.ts'

/** The last change of a record, and the call that takes it back. */
export interface UndoableChange {
  readonly text: string
  readonly request: ControlRequest
}

export const undoStore = createStore<UndoableChange | undefined>(undefined)
