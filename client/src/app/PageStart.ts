import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const MAIN_ID = 'main'

/** Spec §2: every route change scrolls to the top. The focus goes to the page too, so that the keyboard begins there. */
export function PageStart(): null {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    window.scrollTo(0, 0)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
