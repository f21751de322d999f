import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { rendersAtOnce } from '../useIsPainted.ts'

/** Focuses the content after the page is painted, unless something else has the focus by then. Returns how to cancel it. */
function focusAfterPaint(contentId: string): () => void {
  const focused = document.activeElement
  const focus = (): void => {
    if (document.activeElement === focused || document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true })
  }
  if (rendersAtOnce.read()) {
    focus()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(focus)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Spec §2: every route change scrolls to the top. The focus moves to the content, except on the first page. */
export function useRouteStart(contentId?: string): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    if (hash === '') window.scrollTo(0, 0)
    return contentId === undefined ? undefined : focusAfterPaint(contentId)
  }, [contentId, hash, pathname])
}
