import type { RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { lateComponent } from '../../shared/late/lateComponent.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'

const LeaveDialog = lateComponent(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

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
