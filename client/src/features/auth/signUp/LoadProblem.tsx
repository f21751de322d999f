import { Button } from '@mantine/core'
import { refusalOf } from '../../../lib/api/refusal.ts'
import { useErrorToast } from '../../../components/toasts/useErrorToast.ts'
import classes from './Cards.module.css'

interface LoadProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** What could not be loaded, and how to try again. */
export function LoadProblem({ error, onRetry }: LoadProblemProps) {
  useErrorToast(error)
  return (
    <div className={classes.waiting} role="alert">
      <p>{refusalOf(error).message}</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
