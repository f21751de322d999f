import { createElement } from 'react'
import {
  type Blocker,
  type BlockerFunction,
  createPath,
  type DataRouteObject,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  resolvePath,
  type RouteObject,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'
import { finderOf, segmentsOf } from './bySegments.ts'
import { tellAddressChanged } from './address.ts'
import { arriveFirst, showTurn } from './turn.ts'

type RouterState = DataRouter['state']
type Listener = Parameters<DataRouter['subscribe']>[0]
interface Options {
  readonly state?: unknown
  readonly replace?: boolean
}

/** As the provider takes routes: each with an id, and with elements, which are the same each time. */
const withElements = (routes: readonly RouteObject[], parent = ''): DataRouteObject[] =>
  routes.map((route, place) => {
    const id = `${parent}${place}`
    const { Component, ErrorBoundary, children } = route
    return {
      ...route,
      id,
      Component: undefined,
      ErrorBoundary: undefined,
      element: Component ? createElement(Component) : route.element,
      errorElement: ErrorBoundary ? createElement(ErrorBoundary) : route.errorElement,
      ...(children && { children: withElements(children, `${id}-`) }),
    } as DataRouteObject
  })

/** A page with what stands around it, and nothing else. */
interface Branch {
  readonly segments: readonly string[]
  readonly routes: DataRouteObject[]
}

const branchesOf = (routes: readonly DataRouteObject[], above: readonly string[] = []): Branch[] =>
  routes.flatMap((route) => {
    const segments = [...above, ...segmentsOf(route.path ?? '')]
    if (!route.children) return [{ segments, routes: [route] }]
    return branchesOf(route.children, segments).map((branch) => ({
      ...branch,
      routes: [{ ...route, children: branch.routes }] as DataRouteObject[],
    }))
  })

/**
 * As `matchRoutes`, which ranks all pages anew for each address: here a page is found by its segments first, the one with the
 * fewest placeholders, and ranked alone. What is not found so is left to the library.
 */
function matcherOf(routes: readonly DataRouteObject[]): (location: Partial<Location>) => RouterState['matches'] {
  const branchAt = finderOf(branchesOf(routes))
  return (location) => {
    const found = branchAt(location.pathname ?? '')
    return (found && matchRoutes(found.routes, location)) ?? matchRoutes([...routes], location) ?? []
  }
}

type History = ReturnType<typeof createBrowserHistory>

/** Where `to` leads from a path. Throws where that is outside of the product. */
function locationOf(history: History, from: string, to: To, state: unknown): Location {
  const path = resolvePath(to, from)
  const here = history.createURL('/')
  const asked = typeof to === 'string' ? to : createPath(to)
  if ([asked, createPath(path)].some((one) => new URL(one, here).origin !== here.origin)) throw new Error(`${asked} leads elsewhere`)
  return { ...history.encodeLocation(path), state, key: Math.random().toString(36).slice(2, 10), mask: undefined }
}

const stateAt = ({ action, location }: History, matches: RouterState['matches']): RouterState => ({
  historyAction: action,
  location,
  matches,
  initialized: true,
  renderFallback: false,
  navigation: IDLE_NAVIGATION,
  restoreScrollPosition: null,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
  fetchers: new Map(),
  blockers: new Map(),
})

const noMore = { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false }

/** What the provider and the hooks read, and who holds the page: `useBlocker` of a form. */
function pageState(history: History, matchesOf: (location: Partial<Location>) => RouterState['matches']) {
  const listeners = new Set<Listener>()
  const holds = new Map<string, BlockerFunction>()
  let state = stateAt(history, matchesOf(history.location))
  const change = (part: Partial<RouterState>): void => void (state = { ...state, ...part })
  const tell = (): void => Array.from(listeners).forEach((listener) => listener(state, noMore))
  let matched = { pathname: state.location.pathname, matches: state.matches }
  const matchesAt = (location: Location): RouterState['matches'] => {
    const { pathname } = location
    if (matched.pathname !== pathname) matched = { pathname, matches: matchesOf(location) }
    return matched.matches
  }
  const hold = (key: string, blocker: Blocker): void => {
    change({ blockers: new Map(state.blockers).set(key, blocker) })
    tell()
  }
  return {
    now: (): RouterState => state,
    matchesAt,
    arrive: (historyAction: NavigationType, location: Location): void => {
      const blockers = new Map([...holds.keys()].map((key) => [key, IDLE_BLOCKER]))
      change({ historyAction, location, matches: matchesAt(location), blockers })
      tellAddressChanged()
      arriveFirst(state, tell)
    },
    /** Whether the page holds whoever is about to go to `location`; `proceed` is what happens when it lets go. */
    isHeld: (historyAction: NavigationType, location: Location, proceed: () => void): boolean => {
      const [key, mayHold] = [...holds].at(-1) ?? []
      if (key === undefined || state.blockers.get(key)?.state === 'proceeding') return false
      if (!mayHold?.({ currentLocation: state.location, nextLocation: location, historyAction })) return false
      const letGo = (): void => {
        hold(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
        proceed()
      }
      hold(key, { state: 'blocked', location, proceed: letGo, reset: () => hold(key, IDLE_BLOCKER) })
      return true
    },
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getBlocker: (key: string, mayHold: BlockerFunction): Blocker => {
      holds.set(key, mayHold)
      return state.blockers.get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker: (key: string): void => {
      state.blockers.delete(key)
      holds.delete(key)
    },
  }
}

/**
 * A router for the library's own provider, links and hooks, for pages whose routes load no data. The library's `createRouter` brings
 * loaders, actions and fetchers: 13 kB that every first page would wait for. A step back or forth that is held is undone at once,
 * and done when it may go on.
 */
export function createPageRouter(pages: readonly RouteObject[]): DataRouter {
  const history = createBrowserHistory()
  const routes = withElements(pages)
  const matchesOf = matcherOf(routes)
  const { now, matchesAt, arrive, isHeld, ...state } = pageState(history, matchesOf)
  let isUndoing = false
  let afterUndo: (() => void) | undefined
  let coming: object | undefined
  /** Shows first that another page is coming. Who goes elsewhere meanwhile does not arrive there. */
  const turnTo = async (location: Location, proceed: () => void): Promise<void> => {
    const mine = (coming = {})
    const isOther = location.pathname !== now().location.pathname
    const turned = isOther ? showTurn(location, matchesAt(location).at(-1)?.route.handle) : undefined
    if (turned) await turned
    if (coming === mine) proceed()
  }
  const navigate = async (to: To | number | null, { state: told = null, replace = false }: Options = {}): Promise<void> => {
    if (typeof to === 'number') return history.go(to)
    const location = locationOf(history, now().location.pathname, to ?? '', told)
    const action = replace ? NavigationType.Replace : NavigationType.Push
    const goNow = (): void => {
      history[replace ? 'replace' : 'push'](location, told)
      arrive(action, location)
    }
    const go = async (): Promise<void> => turnTo(location, goNow)
    if (!isHeld(action, location, () => void go())) await go()
  }
  history.listen(({ action, location, delta }) => {
    if (isUndoing) {
      isUndoing = false
      return afterUndo?.()
    }
    // An address that was written past the router says not how far away it is.
    const again = (): void => history.go(delta ?? 0)
    if (!delta || !isHeld(action, location, () => (isUndoing ? (afterUndo = again) : again())))
      return void turnTo(location, () => arrive(action, location))
    isUndoing = true
    afterUndo = undefined
    return history.go(-delta)
  })
  const router = {
    ...state,
    basename: '/',
    get state() {
      return now()
    },
    routes,
    manifest: {},
    window,
    match: matchesOf,
    navigate,
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
  } satisfies Partial<DataRouter>
  return router as unknown as DataRouter
}
