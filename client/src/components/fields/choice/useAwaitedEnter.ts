import { useEffect, useRef, useState } from 'react'

export function useAwaitedEnter(isSettled: boolean, take: () => void) {
  const [isAwaited, setIsAwaited] = useState(false)
  const newest = useRef(take)
  useEffect(() => {
    newest.current = take
  })
  useEffect(() => {
    if (!isAwaited || !isSettled) return
    setIsAwaited(false)
    newest.current()
  }, [isAwaited, isSettled])
  return { wait: () => setIsAwaited(true), forget: () => setIsAwaited(false) }
}
