import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DataRouter, RouteObject } from 'react-router'
import { isSavingData } from '../shared/late/isSavingData.ts'
import { askPressed } from '../shared/api/pressedCalls.ts'
import { afterPaint } from '../shared/late/afterPaint.ts'
import { prefetch } from '../shared/late/prefetch.ts'
import { finderOf, isPlaceholder, segmentsOf } from '../shared/navigation/bySegments.ts'
import { decoded } from '../shared/navigation/decoded.ts'
import type { PageHandle } from './routePage.tsx'

interface KnownPage {
  /** As the routes have them: some are placeholders. */
  readonly segments: readonly string[]
  readonly handle: PageHandle
}

/** The pages below the shell. */
const pagesOfRoutes = (routes: readonly RouteObject[]): KnownPage[] =>
  routes.flatMap(({ path = '', handle, children = [] }) => [
    ...(handle ? [{ segments: segmentsOf(path), handle: handle as PageHandle }] : []),
    ...pagesOfRoutes(children),
  ])

/** What stands at an address. */
export const pageFinder = (routes: readonly RouteObject[]) => finderOf(pagesOfRoutes(routes))

/** The link there; all of a row leads where its link does, but for its own controls. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const nearest = target.closest('a, button, label, [data-row]')
  return nearest instanceof HTMLAnchorElement ? nearest : (nearest?.querySelector(':scope:where([data-row]) a[data-row-link]') ?? null)
}

/** What asks what the page of a link asks first: made while the link stands there. */
function askFor({ segments }: KnownPage, { pathname }: HTMLAnchorElement): (isPress?: boolean) => void {
  const segment = segmentsOf(pathname)[segments.findIndex(isPlaceholder)]
  const id = segment === undefined ? undefined : decoded(segment)
  const isElsewhere = id !== null && pathname !== window.location.pathname
  return (isPress) => {
    if (isElsewhere) askPressed(`/${segments.join('/')}`, id, isPress)
  }
}

/** A mouse says by its press where it leads, a finger may still begin to scroll. */
const isPress = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (event.type === 'click' || (event as PointerEvent).pointerType === 'mouse')

/** A mouse that has come to rest on a link is about to press it: a hand takes 0.2 s more for that. */
const REST_MS = 65

/** As `jobs`; Today is above all areas. */
const areaOf = ({ pathname }: Pick<Location, 'pathname'>): string | undefined => segmentsOf(pathname)[0]

/** The rows and their links stand by then. */
const WAIT_MS = 1500

/**
 * Downloads, when the browser is idle, the pages of the same area to which the page has links, and gets the page of any link ready
 * that the pointer or the focus reaches, and its first answer when a mouse rests on it or it is pressed. Nowhere where data are saved, and nothing
 * that is closed to whoever is signed in.
 */
export function usePrefetch(
  { routes, subscribe }: Pick<DataRouter, 'routes' | 'subscribe'>,
  isClosed: (pathname: string) => boolean,
): void {
  const pageAt = useMemo(() => pageFinder(routes), [routes])
  const pageOf = useEffectEvent((link: HTMLAnchorElement | null): KnownPage | undefined =>
    link?.origin === window.location.origin && !isClosed(link.pathname) ? pageAt(link.pathname) : undefined,
  )
  useEffect(() => {
    if (!import.meta.env.PROD || isSavingData()) return undefined
    let pointedAt: Element | null = null
    let rest: ReturnType<typeof setTimeout> | undefined
    const onReach = (event: Event): void => {
      const link = linkAt(event.target)
      const page = pageOf(link)
      page?.handle.warm()
      if (link === pointedAt) return
      pointedAt = link
      clearTimeout(rest)
      // On a row it may just lie there.
      const isOnLink = (event as PointerEvent).pointerType === 'mouse' && link?.contains(event.target as Node)
      if (link && page && isOnLink) rest = setTimeout(askFor(page, link), REST_MS, false)
    }
    const onPress = (event: MouseEvent): void => {
      const link = isPress(event) ? linkAt(event.target) : null
      const page = pageOf(link)
      if (!link || !page) return
      clearTimeout(rest)
      const ask = askFor(page, link)
      if (event.type !== 'click') ask()
      // A page whose code is there asks by itself.
      else afterPaint(() => page.handle.state().part ?? ask())
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = (): void => {
      const area = areaOf(window.location)
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(
        (link) => area === undefined || areaOf(link) === area,
      )
      prefetch(links.flatMap((link) => pageOf(link)?.handle ?? []))
    }
    const later = (): void => {
      clearTimeout(timer)
      timer = setTimeout(begin, WAIT_MS)
    }
    document.addEventListener('pointerover', onReach, { passive: true })
    document.addEventListener('focusin', onReach)
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('click', onPress, true)
    const stop = subscribe(({ navigation }) => navigation.state === 'idle' && later())
    later()
    return () => {
      stop()
      clearTimeout(timer)
      clearTimeout(rest)
      document.removeEventListener('pointerover', onReach)
      document.removeEventListener('focusin', onReach)
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('click', onPress, true)
    }
  }, [routes, subscribe])
}
