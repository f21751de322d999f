import { useEffect, useRef, useState } from 'react'
import { hasUnsavedInput } from '../../lib/forms/savedForms.ts'
import { askBeforeLosingInput, signOut } from '../../lib/navigation/sessionMoves.ts'
import { UnsavedInputDialog } from './lazyShellPopups.ts'

export function UnsavedInputGuard() {
  const [isOpen, setIsOpen] = useState(false)
  const isConfirmed = useRef(false)
  useEffect(
    () =>
      askBeforeLosingInput(async () => {
        const isAsked = !isConfirmed.current && hasUnsavedInput()
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
