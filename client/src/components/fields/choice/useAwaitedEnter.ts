import { useEffect, useRef, useState } from 'react'

export function useAwaitedEnter(isSettled: boolean, take: () => void) {
  const [isAwaited, setIsAwaited] = useState(false)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!isAwaited || !isSettled) return
    setIsAwaited(false)
    latest.current()
  }, [isAwaited, isSettled])
  return { wait: () => setIsAwaited(true), forget: () => setIsAwaited(false) }
}
