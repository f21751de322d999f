import { createContext, type Ref, type RefCallback, useRef } from 'react'

/** In place of the router's own: no framework downloads pages ahead here, `src/app/prefetch.ts` does. */
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = (): null => null
export const usePrefetchBehavior = () => [false, useRef(null), {}] as const

/** As the router has it. */
export const mergeRefs =
  <Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> =>
  (element) =>
    refs.forEach((ref) => {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    })
