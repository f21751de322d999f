import { type ComponentType, lazy } from 'react'
import { isSitePath } from '../../shared/paths.ts'
import { loaderOf } from './sitePages.ts'

type Load = ReturnType<typeof loaderOf>

const known = new Map<Load, ComponentType>()

/** The lazy component of that address: the same one each time, so that React keeps what it shows. */
export function lazyPageAt(pathname: string): ComponentType {
  const load = loaderOf(pathname)
  const page = known.get(load) ?? lazy(() => load().then((Page) => ({ default: Page })))
  known.set(load, page)
  return page
}

/** Loads the page behind a link before the link is followed. */
export function prefetchPage(to: string): void {
  const { pathname } = new URL(to, window.location.origin)
  if (isSitePath(pathname)) void loaderOf(pathname)().catch(() => undefined)
}
