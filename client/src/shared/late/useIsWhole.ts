import { useDeferredValue } from 'react'

/**
 * False in the first frame of what uses it: what is seen first is painted, and what follows below is drawn right after it, between
 * the frames. In development and in tests all of it is there at once.
 */
export const useIsWhole = (): boolean => useDeferredValue(true, !import.meta.env.PROD)
