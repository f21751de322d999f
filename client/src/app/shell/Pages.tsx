import {
  Activity,
  type ContextType,
  type ReactNode,
  type RefObject,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type Location,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router'
import { paths } from '../../shared/paths.ts'
import { painted } from '../../shared/late/afterPaint.ts'
import { oncePageStands, useOncePageStands } from '../../shared/late/pageTurn.ts'
import { type Arrival, type PageTurns, takeTurns } from '../../shared/navigation/turn.ts'
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton.tsx'
import { isPageCovered } from '../../shared/ui/usePageKeys.ts'
import { PageStart } from '../PageStart.ts'
import type { PageHandle } from '../routePage.tsx'
import { AreaGate } from './AreaGate.tsx'
import classes from './Pages.module.css'

/** Lists that stay where they are while a page is open that was opened out of them. */
const keptPaths: readonly string[] = [paths.jobs()]

type Place = ContextType<typeof LocationContext>

interface KeptList {
  /** Another list, or the same one with another choice, begins anew. */
  readonly key: number
  readonly isShown: boolean
  /** Of the tab. */
  readonly title: string
  /** Where it was shown last, and its page. */
  readonly place: Place
  readonly page: ReactNode
}

const isListAt = ({ place }: KeptList, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  place.location.pathname === pathname && place.location.search === search

/** The list that stays when the person comes to `place`, which is below it; none where a popup of it is open. */
function keptAt(before: KeptList | null, place: Place, page: ReactNode): KeptList | null {
  const { pathname } = place.location
  const last = before?.place.location
  if (!keptPaths.includes(pathname)) {
    if (!last || !pathname.startsWith(`${last.pathname}/`)) return null
    if (!before.isShown) return before
    return isPageCovered() ? null : { ...before, isShown: false, title: document.title }
  }
  if (before?.isShown && before.place === place) return before
  const isSame = before && (before.isShown ? last?.pathname === pathname : isListAt(before, place.location))
  if (isSame) return { ...before, isShown: true, place }
  return { key: (before?.key ?? 0) + 1, isShown: true, title: '', place, page }
}

interface StaysLaidOutProps {
  /** By React, too. */
  readonly isHidden: boolean
  readonly of: RefObject<HTMLElement | null>
}

/**
 * React hides by `display: none`, after which all of it is laid out anew. The style of the box hides it, too, and the browser keeps
 * the rest. React hides once more when it has drawn what is hidden.
 */
function StaysLaidOut({ isHidden, of }: StaysLaidOutProps) {
  useLayoutEffect(() => {
    const content = of.current?.firstElementChild
    if (!isHidden || !(content instanceof HTMLElement) || !('contentVisibility' in content.style)) return undefined
    const lay = (): void => void content.style.removeProperty('display')
    lay()
    const observer = new MutationObserver(lay)
    observer.observe(content, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [isHidden, of])
  return null
}

/** Another page is coming: how it is shown that the one at a place is left. */
interface Turn {
  readonly from: Location
  readonly isToKept: boolean
}

/** A page that is drawn ahead of what stands around it: nobody else has heard of its address. */
interface Ahead {
  readonly at: Arrival
  /** Where everybody else is meanwhile. */
  readonly router: Location
}

/** What the hooks and links of a page read: its place, and what was found there. */
function usePlaced({ location, historyAction, matches }: Arrival): { readonly place: Place; readonly page: ReactNode } {
  const place = useMemo(() => ({ location, navigationType: historyAction }), [location, historyAction])
  const page = useMemo(
    () => (
      <RouteContext value={{ outlet: null, matches, isDataRoute: true }}>
        <AreaGate>{matches.at(-1)?.route.element}</AreaGate>
      </RouteContext>
    ),
    [matches],
  )
  return { place, page }
}

/**
 * The page at the address. A list is hidden when a page is opened out of it, without any effects: it asks nothing and hears no
 * key until it is come back to. A press hides and shows by style alone, and an outline stands where the page will be drawn. The page is
 * drawn when that is painted; what stands around it, and the effects of the list, follow. In development and in tests all is one.
 */
export function Pages() {
  const router = use(RouterStateContext) as Arrival
  const [begun, setAhead] = useState<Ahead | null>(null)
  const [left, setTurn] = useState<Turn | null>(null)
  const ahead = begun?.router === router.location ? begun : null
  const at = ahead?.at ?? router
  const turn = left?.from === at.location ? left : null
  const { place, page } = usePlaced(at)
  const box = useRef<HTMLDivElement>(null)
  const [before, setKept] = useState<KeptList | null>(null)
  const kept = import.meta.env.PROD ? keptAt(before, place, page) : null
  if (kept !== before) setKept(kept)
  const show = useEffectEvent<PageTurns['show']>((to, handle) => {
    const isToKept = kept !== null && !kept.isShown && isListAt(kept, to)
    const ready = isToKept ? painted() : (handle as PageHandle | undefined)?.turn()
    if (ready) setTurn({ from: at.location, isToKept })
    return ready
  })
  const arrive = useEffectEvent<PageTurns['arrive']>((to, tell) => {
    setAhead({ at: to, router: router.location })
    oncePageStands(() => startTransition(tell))
  })
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    return takeTurns({ show: (to, handle) => show(to, handle), arrive: (to, tell) => arrive(to, tell) })
  }, [])
  // What comes begins at its top, as the page itself will (PageStart).
  useLayoutEffect(() => {
    if (turn) window.scrollTo(0, 0)
  }, [turn])
  const last = useOncePageStands(kept)
  const isFollowed = kept && last?.key === kept.key && last.isShown !== kept.isShown
  const drawn = isFollowed ? last : kept
  const isListShown = turn ? turn.isToKept : kept?.isShown
  return (
    <>
      {/* The first one: nothing that comes after it has measured the page by then. */}
      {drawn && <StaysLaidOut isHidden={!drawn.isShown} of={box} />}
      {isFollowed && kept.isShown && <title>{kept.title}</title>}
      {turn && !turn.isToKept && <PageSkeleton />}
      <LocationContext value={place}>
        {!kept?.isShown && <div className={turn ? classes.left : classes.page}>{page}</div>}
        <PageStart />
      </LocationContext>
      {kept && drawn && (
        <div key={kept.key} ref={box} className={classes.kept} data-hidden={!isListShown || undefined}>
          <Activity mode={drawn.isShown ? 'visible' : 'hidden'}>
            <div>
              <LocationContext value={drawn.place}>{drawn.page}</LocationContext>
            </div>
          </Activity>
        </div>
      )}
    </>
  )
}
