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

/** Every page of the product (spec §2 "Route table"). */
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
        // A page that fails leaves the navigation around it.
        children: [{ ErrorBoundary: RouteError, children: appRoutes }],
      },
    ],
  },
]

/** While the loaders of the first page run, which do not wait for data. */
function RouterFallback(): null {
  return null
}

const isPreloadable = (component: unknown): component is Preloadable => typeof component === 'function' && 'preload' in component

/** The routes at an address, as the guards let them show. */
function shownRoutes(pathname: string): readonly RouteObject[] {
  const matched = matchRoutes(routes, pathname)?.map(({ route }) => route) ?? []
  const isClosed = readSession('authToken') === null && matched.some(({ Component }) => Component === RequireSession)
  return isClosed ? shownRoutes(paths.login()) : matched
}

/** Loads the code of the page at an address. A failure shows when the page renders. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.all(shownRoutes(pathname).map(async ({ Component }) => isPreloadable(Component) && Component.preload()))
}

/** The router of the client. */
export function createAppRouter(): DataRouter {
  takeArrival()
  const router = createBrowserRouter(routes)
  setRouter(router)
  return router
}
