import { LeaveDialog } from './LeaveDialog.tsx'
import type { RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { useLeaveGuard } from './useLeaveGuard.ts'

interface LeaveGuardProps {
  readonly noun: string
  /** It is saved, or not wanted. */
  readonly isOver: Readonly<RefObject<boolean>>
  readonly onDiscard: () => void
}

/** Holds whoever leaves the form around with something unsaved. */
export function LeaveGuard({ noun, isOver, onDiscard }: LeaveGuardProps) {
  const { isDirty } = useFormState()
  const blocker = useLeaveGuard(isDirty, isOver)
  return blocker.state === 'blocked' && <LeaveDialog blocker={blocker} noun={noun} onDiscard={onDiscard} />
}
