import { useEffect } from 'react'
import { checkVersion } from './version.ts'

const reload = (): void => window.location.reload()

/** Checks for a newer version on start and whenever the window regains focus. */
export function useVersionCheck(): void {
  useEffect(() => {
    const check = (): void => void checkVersion(reload)
    check()
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [])
}
