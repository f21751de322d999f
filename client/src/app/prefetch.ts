import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DataRouter, RouteObject } from 'react-router'
import { isSavingData } from '../shared/late/isSavingData.ts'
import { prefetch } from '../shared/late/prefetch.ts'
import type { PageHandle } from './routes.tsx'

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

interface KnownPage {
  readonly segments: readonly string[]
  readonly handle: PageHandle
}

/** The pages below the shell, those with the fewest placeholders first: what the router finds, found without asking it for each row. */
const pagesOfRoutes = (routes: readonly RouteObject[]): KnownPage[] =>
  routes.flatMap(({ path = '', handle, children = [] }) => [
    ...(handle ? [{ segments: segmentsOf(path), handle: handle as PageHandle }] : []),
    ...pagesOfRoutes(children),
  ])

const placeholders = ({ segments }: KnownPage): number => segments.filter((segment) => segment.startsWith(':')).length

export function pageFinder(routes: readonly RouteObject[]): (pathname: string) => PageHandle | undefined {
  const pages = pagesOfRoutes(routes).toSorted((one, other) => placeholders(one) - placeholders(other))
  return (pathname) => {
    const asked = segmentsOf(pathname)
    const fits = ({ segments }: KnownPage): boolean =>
      segments.length === asked.length && segments.every((segment, place) => segment.startsWith(':') || segment === asked[place])
    return pages.find(fits)?.handle
  }
}

/** The link there; all of a row leads where its link does, but for its own controls. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const nearest = target.closest('a, button, label, [data-row]')
  return nearest instanceof HTMLAnchorElement ? nearest : (nearest?.querySelector(':scope:where([data-row]) a[data-row-link]') ?? null)
}

/** The rows and their links stand by then. */
const WAIT_MS = 1500

/**
 * Downloads, when the browser is idle, the pages of all links on the screen, and gets the page of a link ready that the pointer or
 * the focus reaches. Nowhere where data are saved, and nothing that is closed to whoever is signed in.
 */
export function usePrefetch(
  { routes, subscribe }: Pick<DataRouter, 'routes' | 'subscribe'>,
  isClosed: (pathname: string) => boolean,
): void {
  const pageAt = useMemo(() => pageFinder(routes), [routes])
  const pagesOf = useEffectEvent((link: HTMLAnchorElement): PageHandle[] => {
    const page = link.origin === window.location.origin && !isClosed(link.pathname) ? pageAt(link.pathname) : undefined
    return page ? [page] : []
  })
  useEffect(() => {
    if (!import.meta.env.PROD || isSavingData()) return undefined
    const onReach = ({ target }: Event): void => {
      const link = linkAt(target)
      if (link) pagesOf(link).forEach(({ warm }) => warm())
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = (): void => prefetch([...document.querySelectorAll('a')].flatMap((link) => pagesOf(link)))
    const later = (): void => {
      clearTimeout(timer)
      timer = setTimeout(begin, WAIT_MS)
    }
    document.addEventListener('pointerover', onReach, { passive: true })
    document.addEventListener('focusin', onReach)
    const stop = subscribe(({ navigation }) => navigation.state === 'idle' && later())
    later()
    return () => {
      stop()
      clearTimeout(timer)
      document.removeEventListener('pointerover', onReach)
      document.removeEventListener('focusin', onReach)
    }
  }, [routes, subscribe])
}
