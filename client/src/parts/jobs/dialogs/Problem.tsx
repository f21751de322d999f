import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Refusal } from '../../../shared/api/refusal.ts'
import type { JobAction } from '../jobs.generated.ts'
import type { ActionTarget } from '../actionTarget.ts'
import { ClashProblem } from './ClashProblem.tsx'
import { StaleProblem } from './StaleProblem.tsx'

interface ProblemProps {
  readonly problem: Refusal
  readonly action: JobAction
  readonly target: ActionTarget
  readonly onAdopt: (target: ActionTarget) => void
}

/** Why it was not saved, and what can be done about it. */
export function Problem({ problem, action, target, onAdopt }: ProblemProps) {
  if (problem.code === 'STALE') return <StaleProblem problem={problem} action={action} target={target} onAdopt={onAdopt} />
  if (problem.code === 'CLASH') return <ClashProblem problem={problem} target={target} />
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {problem.message}
    </Alert>
  )
}
