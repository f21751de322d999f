import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Spec §2: every route change scrolls to the top. The focus moves to the content for keyboard and screen readers, except on the
 * first page, where the browser decides.
 */
export function useRouteStart(contentId?: string): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash === '') window.scrollTo(0, 0)
    if (contentId !== undefined) document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [contentId, hash, pathname])
}
