import { useEffect, useState } from 'react'

/** After so long somebody notices that nothing comes. */
export const NOTICED_MS = 300
/** After so long somebody wants to know whether anything will. */
export const LONG_MS = 4000

/** Whether something has been so for that long without a break. */
export function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLasts(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isSo, milliseconds])
  return lasts && isSo
}
