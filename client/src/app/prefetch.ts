import { useEffect, useEffectEvent } from 'react'
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router'
import { isSavingData } from '../shared/late/isSavingData.ts'
import { whenIdle } from '../shared/late/whenIdle.ts'
import type { PageHandle } from './routes.tsx'

/** What the pages need, by their modules (client/build/pageFiles.ts). Without it nothing is prefetched: a page loads when it is opened. */
type PageFiles = Readonly<Record<string, readonly string[]>>

async function readPageFiles(): Promise<PageFiles> {
  try {
    const response = await fetch('/pages.json')
    return response.ok ? ((await response.json()) as PageFiles) : {}
  } catch {
    return {}
  }
}

let asked: Promise<PageFiles> | undefined
const pageFiles = (): Promise<PageFiles> => (asked ??= readPageFiles())

const begun = new Set<string>()

/** Downloads a file and runs nothing of it. */
function prefetchFile(href: string): void {
  if (begun.has(href)) return
  begun.add(href)
  const link = document.createElement('link')
  link.rel = href.endsWith('.css') ? 'prefetch' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

async function prefetchLink(link: HTMLAnchorElement, routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, link.pathname) ?? []
  const modules = matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.module ?? [])
  if (modules.length === 0) return
  const files = await pageFiles()
  modules.flatMap((module) => files[module] ?? []).forEach(prefetchFile)
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a') : null)

/** The rows and their links stand by then. */
const WAIT_MS = 1500

/**
 * Prefetches the page of a link that the pointer or the focus reaches, and, when the browser is idle, those of all links on the
 * screen. Nowhere where data are saved, and nothing that is closed to whoever is signed in.
 */
export function usePrefetch(
  { routes, subscribe }: Pick<DataRouter, 'routes' | 'subscribe'>,
  isClosed: (pathname: string) => boolean,
): void {
  const prefetch = useEffectEvent((link: HTMLAnchorElement): void => {
    if (link.origin === window.location.origin && !isClosed(link.pathname)) void prefetchLink(link, routes)
  })
  useEffect(() => {
    if (!import.meta.env.PROD || isSavingData()) return undefined
    const onReach = ({ target }: Event): void => {
      const link = linkAt(target)
      if (link) prefetch(link)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let callOff: (() => void) | undefined
    const begin = (): void => document.querySelectorAll('a').forEach((link) => prefetch(link))
    const later = (): void => {
      clearTimeout(timer)
      callOff?.()
      timer = setTimeout(() => (callOff = whenIdle(begin)), WAIT_MS)
    }
    document.addEventListener('pointerover', onReach, { passive: true })
    document.addEventListener('focusin', onReach)
    const stop = subscribe(({ navigation }) => navigation.state === 'idle' && later())
    later()
    return () => {
      stop()
      clearTimeout(timer)
      callOff?.()
      document.removeEventListener('pointerover', onReach)
      document.removeEventListener('focusin', onReach)
    }
  }, [routes, subscribe])
}
