import { Button } from '@mantine/core'
import { toApiError } from '../../lib/api/apiError.ts'
import { useErrorToast } from '../../components/toasts/useErrorToast.ts'
import classes from './pricing/plans.module.css'

interface SiteProblemProps {
  readonly error: unknown
  /** The missing content: "plans". */
  readonly what: string
  readonly onRetry: () => void
}

export function SiteProblem({ error, what, onRetry }: SiteProblemProps) {
  useErrorToast(error)
  return (
    <div role="alert" className={`box ${classes.problem}`}>
      <p>
        <strong>Couldn’t load {what}.</strong> {toApiError(error).message}
      </p>
      <Button variant="default" size="md" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
