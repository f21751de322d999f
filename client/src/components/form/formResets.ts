import { createStore, useStore } from '../../lib/createStore.ts'

const resets = createStore(0)

export const resetForms = (): void => resets.write(resets.read() + 1)

export const useFormResets = (): number => useStore(resets)
