import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ActionProblemProps } from '../defineActions.ts'
import { StaleProblem } from './StaleProblem.tsx'

/** Why it was not saved, and what can be done about it. */
export function Problem<Name extends string, Target>(props: ActionProblemProps<Name, Target>) {
  const { actions, problem, target } = props
  const { Clash } = actions
  if (problem.code === 'STALE') return <StaleProblem {...props} />
  if (problem.code === 'CLASH' && Clash) {
    return (
      <Suspense fallback={null}>
        <Clash problem={problem} target={target} />
      </Suspense>
    )
  }
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {problem.message}
    </Alert>
  )
}
