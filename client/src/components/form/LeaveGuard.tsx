import { LeaveDialog } from './LeaveDialog.tsx'
import type { RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { useLeaveGuard, useLeaveNotice } from './useLeaveGuard.ts'

interface LeaveGuardProps {
  readonly noun: string
  /** It is saved, or not wanted. */
  readonly isOver: Readonly<RefObject<boolean>>
  readonly onDiscard: () => void
}

interface NewGuardProps extends Pick<LeaveGuardProps, 'isOver'> {
  /** Called before a navigation away from the unsaved form. */
  readonly onLeave: () => void
}

/** Holds whoever leaves the form around with something unsaved. */
export function LeaveGuard({ noun, isOver, onDiscard }: LeaveGuardProps) {
  const { isDirty } = useFormState()
  const blocker = useLeaveGuard(isDirty, isOver)
  return blocker.state === 'blocked' && <LeaveDialog blocker={blocker} noun={noun} onDiscard={onDiscard} />
}

/** Lets people leave the form of a new record: its draft is offered when they are back. */
export function NewLeaveGuard({ isOver, onLeave }: NewGuardProps) {
  const { isDirty } = useFormState()
  useLeaveNotice(isDirty, isOver, onLeave)
  return null
}
