import { useEffect, useRef } from 'react'

export const CONTENT_ID = 'content'

/**
 * Spec §2: every change of route scrolls to the top. The focus goes to the content, so that the keyboard and the screen
 * reader begin where the eye does; not on the first page, where the browser itself begins.
 */
export function useSiteStart(pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!window.location.hash) window.scrollTo(0, 0)
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
