import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last render, for what acts later. */
export function useNewest<T>(value: T): Readonly<RefObject<T>> {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
