import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref to the value of the last render, for later callbacks. */
export function useNewest<T>(value: T): Readonly<RefObject<T>> {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
