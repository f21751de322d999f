import { type RefObject, useCallback, useEffect } from 'react'
import { type Blocker, type Location, NavigationType, useBlocker } from 'react-router'
import { plansAddress } from '../../lib/plansAddress.ts'
import { readSession } from '../../lib/session/session.ts'

/** A 402 leads to the plans and back again: nobody chose to leave, and what was typed is kept. */
const isForced = ({ pathname, state }: Location): boolean =>
  pathname === plansAddress() && typeof state === 'object' && state !== null && 'from' in state

/** Lets the browser ask before the window closes with something unsaved. Returns whether something is. */
function useUnsaved(isDirty: boolean, isOver: Readonly<RefObject<boolean>>): () => boolean {
  // After a 401 the form is saved for the next sign-in.
  const isUnsaved = useCallback(() => isDirty && !isOver.current && readSession('authToken') !== null, [isDirty, isOver])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return isUnsaved
}

/** Blocks a navigation away from a form with unsaved changes. */
export function useLeaveGuard(isDirty: boolean, isOver: Readonly<RefObject<boolean>>): Blocker {
  const isUnsaved = useUnsaved(isDirty, isOver)
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && nextLocation.pathname !== currentLocation.pathname && !isForced(nextLocation),
  )
}

/** Calls `onLeave` before a navigation away from the unsaved form of a new record, also to the same form once more. Blocks nothing. */
export function useLeaveNotice(isDirty: boolean, isOver: Readonly<RefObject<boolean>>, onLeave: () => void): void {
  const isUnsaved = useUnsaved(isDirty, isOver)
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isAnotherPage = nextLocation.pathname !== currentLocation.pathname || historyAction === NavigationType.Push
    if (isUnsaved() && isAnotherPage && !isForced(nextLocation)) onLeave()
    return false
  })
}
