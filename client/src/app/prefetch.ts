import { useEffect } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { whenIdle } from '../shared/late/whenIdle.ts'
import type { PageHandle } from './routes.tsx'

const preload = async (route: RouteObject): Promise<unknown> => (route.handle as PageHandle | undefined)?.preload().catch(() => undefined)

function preloadLink(target: EventTarget | null, routes: RouteObject[]): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin) return
  matchRoutes(routes, link.pathname)?.forEach(({ route }) => void preload(route))
}

const flat = (routes: RouteObject[]): RouteObject[] => routes.flatMap((route) => [route, ...flat(route.children ?? [])])

const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve))

/** One page after the other, each when the browser is idle again: none stands in a person's way. */
async function preloadInTurn(pages: readonly RouteObject[], end: AbortSignal): Promise<void> {
  for (const page of pages) {
    await idle()
    if (end.aborted) return
    await preload(page)
  }
}

/** Loads a page's code when the pointer or the focus reaches a link to it, and the rest when the browser is idle. */
export function usePrefetch(routes: RouteObject[]): void {
  useEffect(() => {
    const onReach = (event: Event): void => preloadLink(event.target, routes)
    document.addEventListener('pointerover', onReach, { passive: true })
    document.addEventListener('focusin', onReach)
    const end = new AbortController()
    void preloadInTurn(
      flat(routes).filter(({ handle }) => handle !== undefined),
      end.signal,
    )
    return () => {
      end.abort()
      document.removeEventListener('pointerover', onReach)
      document.removeEventListener('focusin', onReach)
    }
  }, [routes])
}
