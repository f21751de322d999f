import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject } from 'react-router'
import type { Preloadable } from '../lib/lazyModule.ts'
import { lazyWithPreload } from '../lib/lazyWithPreload.tsx'
import { setRouter } from '../lib/navigation/address.ts'
import { takeArrival } from '../lib/navigation/arrival.ts'
import { paths } from '../lib/paths.ts'
import { readSession } from '../lib/session/session.ts'
import { appRoutes } from './appRoutes.tsx'
import { authRoutes, siteRoutes, RequireSession } from './publicRoutes.tsx'
import { RouteError } from './RouteError.tsx'

const SiteLayout = lazyWithPreload(async () => (await import('../features/site/SiteLayout.tsx')).SiteLayout)
const AuthLayout = lazyWithPreload(async () => (await import('./AuthLayout.tsx')).AuthLayout)
const AppLayout = lazyWithPreload(async () => (await import('./AppLayout.tsx')).AppLayout)

/** Every route of the product (spec §2 "Route table"). */
export const routes: RouteObject[] = [
  { Component: SiteLayout, children: siteRoutes },
  { Component: AuthLayout, children: authRoutes },
  {
    path: paths.home(),
    Component: RequireSession,
    HydrateFallback: RouterFallback,
    children: [
      {
        Component: AppLayout,
        ErrorBoundary: RouteError,
        // An error of a page preserves the navigation around it.
        children: [{ ErrorBoundary: RouteError, children: appRoutes }],
      },
    ],
  },
]

/** Shown while the first page's loaders run, which don't wait for data. */
function RouterFallback(): null {
  return null
}

const isPreloadable = (component: unknown): component is Preloadable => typeof component === 'function' && 'preload' in component

/** The matched routes, as far as the guards render them. */
function shownRoutes(pathname: string): readonly RouteObject[] {
  const matched = matchRoutes(routes, pathname)?.map(({ route }) => route) ?? []
  const isClosed = readSession('authToken') === null && matched.some(({ Component }) => Component === RequireSession)
  return isClosed ? shownRoutes(paths.login()) : matched
}

/** Loads the code of a path's page. A failure shows when the page renders. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.all(shownRoutes(pathname).map(async ({ Component }) => isPreloadable(Component) && Component.preload()))
}

export function createAppRouter(): DataRouter {
  takeArrival()
  const router = createBrowserRouter(routes)
  setRouter(router)
  return router
}
