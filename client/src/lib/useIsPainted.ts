import { useDeferredValue } from 'react'
import { createStore } from './createStore.ts'

/** Tests render a page at once. */
export const rendersAtOnce = createStore(false)

/** False in the first render of a component: what is below the fold renders after the first paint. */
export const useIsPainted = (): boolean => useDeferredValue(true, rendersAtOnce.read())
