import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref to the value of the last render, for later callbacks. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
