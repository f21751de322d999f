import { type RefObject, useCallback, useEffect } from 'react'
import { type Blocker, type Location, useBlocker } from 'react-router'
import { plansAddress } from '../../shared/plansAddress.ts'
import { readSession } from '../../shared/session/session.ts'

/** A 402 leads to the plans and back again: nobody chose to leave, and what was typed is kept. */
const isForced = ({ pathname, state }: Location): boolean =>
  pathname === plansAddress() && typeof state === 'object' && state !== null && 'from' in state

/** Holds whoever leaves the page with something unsaved, until the form is over. Closing the window is asked about by the browser. */
export function useLeaveGuard(isDirty: boolean, isOver: Readonly<RefObject<boolean>>): Blocker {
  // A session that has ended holds nobody: the form is kept for the next sign-in.
  const isUnsaved = useCallback(() => isDirty && !isOver.current && readSession('authToken') !== null, [isDirty, isOver])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && nextLocation.pathname !== currentLocation.pathname && !isForced(nextLocation),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return blocker
}
