import { useEffect } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import type { PageHandle } from './routes.tsx'

const preload = (route: RouteObject): void => void (route.handle as PageHandle | undefined)?.preload().catch(() => undefined)

function preloadLink(target: EventTarget | null, routes: RouteObject[]): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin) return
  matchRoutes(routes, link.pathname)?.forEach(({ route }) => preload(route))
}

const flat = (routes: RouteObject[]): RouteObject[] => routes.flatMap((route) => [route, ...flat(route.children ?? [])])

/** `requestIdleCallback` where the browser has it. Returns how to cancel. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 4000 })
  return () => cancelIdleCallback(request)
}

/** Loads a page's code when the pointer or the focus reaches a link to it, and the rest when the browser is idle. */
export function usePrefetch(routes: RouteObject[]): void {
  useEffect(() => {
    const onReach = (event: Event): void => preloadLink(event.target, routes)
    document.addEventListener('pointerover', onReach, { passive: true })
    document.addEventListener('focusin', onReach)
    const cancel = whenIdle(() => flat(routes).forEach(preload))
    return () => {
      cancel()
      document.removeEventListener('pointerover', onReach)
      document.removeEventListener('focusin', onReach)
    }
  }, [routes])
}
