import { type RefObject, useLayoutEffect, useRef } from 'react'
import { passFocusOn } from './rowFocus.ts'

/** For the element of a row: when it goes and has the focus, a neighbour takes it. */
export function usePassedFocus<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useLayoutEffect(() => {
    const row = ref.current
    return () => void (row && passFocusOn(row))
  }, [])
  return ref
}
