import { Activity, type ContextType, type ReactNode, type RefObject, use, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { useOncePageStands } from '../../shared/late/pageTurn.ts'
import { isPageCovered } from '../../shared/ui/usePageKeys.ts'
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

/** The list that stays when the person comes to `place`, which is below it; none where a popup of it is open. */
function keptAt(before: KeptList | null, place: Place, page: ReactNode): KeptList | null {
  const { pathname, search } = place.location
  const last = before?.place.location
  if (!keptPaths.includes(pathname)) {
    if (!last || !pathname.startsWith(`${last.pathname}/`)) return null
    if (!before.isShown) return before
    return isPageCovered() ? null : { ...before, isShown: false, title: document.title }
  }
  if (before?.isShown && before.place === place && before.page === page) return before
  const isSame = last?.pathname === pathname && (before?.isShown || last.search === search)
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

/**
 * The page at the address. A list is hidden when a page is opened out of it, without any effects: it asks nothing and hears no
 * key until it is come back to. The press hides and shows it by style alone; its effects end and begin when that is painted. In
 * development and in tests it goes.
 */
export function Pages() {
  const place = use(LocationContext)
  const page = useOutlet()
  const box = useRef<HTMLDivElement>(null)
  const [before, setKept] = useState<KeptList | null>(null)
  const kept = import.meta.env.PROD ? keptAt(before, place, page) : null
  if (kept !== before) setKept(kept)
  const last = useOncePageStands(kept)
  const isTurning = kept && last?.key === kept.key && last.isShown !== kept.isShown
  const drawn = isTurning ? last : kept
  return (
    <>
      {/* The first one: nothing that comes after it has measured the page by then. */}
      {drawn && <StaysLaidOut isHidden={!drawn.isShown} of={box} />}
      {isTurning && kept.isShown && <title>{kept.title}</title>}
      {!kept?.isShown && page}
      {kept && drawn && (
        <div key={kept.key} ref={box} className={classes.kept} data-hidden={!kept.isShown || undefined}>
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
