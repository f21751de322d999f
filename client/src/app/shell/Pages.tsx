import {
  Activity,
  type ContextType,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { painted } from '../../shared/late/afterPaint.ts'
import { useOncePageStands } from '../../shared/late/pageTurn.ts'
import { type ShowTurn, takeTurns } from '../../shared/navigation/turn.ts'
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton.tsx'
import { isPageCovered } from '../../shared/ui/usePageKeys.ts'
import type { PageHandle } from '../routePage.tsx'
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
  if (before?.isShown && before.place === place && before.page === page) return before
  const isSame = before && (before.isShown ? last?.pathname === pathname : isListAt(before, place.location))
  return { key: (before?.key ?? 0) + (isSame ? 0 : 1), isShown: true, title: before?.title ?? '', place, page }
}

const isHiddenByStyle = (): boolean => typeof CSS !== 'undefined' && CSS.supports('content-visibility', 'hidden')

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
    if (!isHidden || !(content instanceof HTMLElement) || !isHiddenByStyle()) return undefined
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
  readonly from: Place
  readonly isToKept: boolean
}

/**
 * The page at the address. A list is hidden when a page is opened out of it, without any effects: it asks nothing and hears no
 * key until it is come back to. A press hides and shows by style alone, and an outline stands where the page will be drawn: the address
 * and all that hears of it follow when that is painted, and the effects of the list after that. In development and in tests it goes.
 */
export function Pages() {
  const place = use(LocationContext)
  const page = useOutlet()
  const box = useRef<HTMLDivElement>(null)
  const [before, setKept] = useState<KeptList | null>(null)
  const [begun, setTurn] = useState<Turn | null>(null)
  const kept = import.meta.env.PROD ? keptAt(before, place, page) : null
  if (kept !== before) setKept(kept)
  const show = useEffectEvent<ShowTurn>((to, handle) => {
    const isToKept = kept !== null && !kept.isShown && isListAt(kept, to)
    const ready = isToKept ? painted() : (handle as PageHandle | undefined)?.turn()
    if (ready) setTurn({ from: place, isToKept })
    return ready
  })
  useEffect(() => (import.meta.env.PROD ? takeTurns((to, handle) => show(to, handle)) : undefined), [])
  const turn = begun?.from === place ? begun : null
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
      {!kept?.isShown && <div className={turn ? classes.left : classes.page}>{page}</div>}
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
