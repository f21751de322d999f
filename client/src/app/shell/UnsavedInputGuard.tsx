import { useEffect, useRef, useState } from 'react'
import { hasUnsavedInput } from '../../lib/forms/savedForms.ts'
import { askBeforeLosingInput, signOut } from '../../lib/navigation/sessionMoves.ts'
import { preferenceKey } from '../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../lib/preferences/storage.ts'
import { readSession } from '../../lib/session/session.ts'
import { UnsavedInputDialog } from './lazyShellPopups.ts'

/** Whether this device has added work that is not in its job yet. */
async function hasVariation(): Promise<boolean> {
  if (browserStore.read(preferenceKey('variations', readSession('authEmail'))) === null) return false
  const { variations } = await import('../../features/jobs/variation/variations.ts')
  return (await variations.read()).size > 0
}

export function UnsavedInputGuard() {
  const [isOpen, setIsOpen] = useState(false)
  const isConfirmed = useRef(false)
  useEffect(
    () =>
      askBeforeLosingInput(async () => {
        const isAsked = !isConfirmed.current && (hasUnsavedInput() || (await hasVariation()))
        setIsOpen(isAsked)
        return isAsked
      }),
    [],
  )
  const discard = (): void => {
    isConfirmed.current = true
    setIsOpen(false)
    // A later question, about unsent steps, can still keep the user signed in.
    void signOut().finally(() => {
      isConfirmed.current = false
    })
  }
  return isOpen && <UnsavedInputDialog onClose={() => setIsOpen(false)} onSignOut={discard} />
}
