import { createStore, useStore } from '../../lib/createStore.ts'

const resets = createStore(0)

/** Resets forms that stay open after a save or its undo to the current values. */
export const resetForms = (): void => resets.write(resets.read() + 1)

/** Incremented by each reset. */
export const useFormResets = (): number => useStore(resets)
