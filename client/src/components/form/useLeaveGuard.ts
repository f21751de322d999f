import { type RefObject, useCallback, useEffect } from 'react'
import { type Blocker, type Location, NavigationType } from 'react-router'
import { plansAddress } from '../../lib/plansAddress.ts'
import { readSession } from '../../lib/session/session.ts'
import { usePageBlocker } from '../overlays/useBackBlocker.tsx'

/** A 402 redirects to the plans and back: the navigation is involuntary and the input is saved. */
const isForced = ({ pathname, state }: Location): boolean =>
  pathname === plansAddress() && typeof state === 'object' && state !== null && 'from' in state

/** Registers `beforeunload` while the form is dirty. Returns whether it is. */
function useUnsaved(isDirty: boolean, isOver: Readonly<RefObject<boolean>>): () => boolean {
  // After a 401 the input is saved for the next sign-in.
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

export function useLeaveGuard(isDirty: boolean, isOver: Readonly<RefObject<boolean>>): Blocker {
  const isUnsaved = useUnsaved(isDirty, isOver)
  return usePageBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && nextLocation.pathname !== currentLocation.pathname && !isForced(nextLocation),
  )
}

/** Calls `onLeave` before navigation away from a new record's unsaved form, including to the same form. Doesn't block. */
export function useLeaveNotice(isDirty: boolean, isOver: Readonly<RefObject<boolean>>, onLeave: () => void): void {
  const isUnsaved = useUnsaved(isDirty, isOver)
  usePageBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isAnotherPage = nextLocation.pathname !== currentLocation.pathname || historyAction === NavigationType.Push
    if (isUnsaved() && isAnotherPage && !isForced(nextLocation)) onLeave()
    return false
  })
}
