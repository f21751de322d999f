import { Button } from '@mantine/core'
import { refusalOf } from '../../shared/api/refusal.ts'
import classes from './Cards.module.css'

interface LoadProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** What could not be loaded, and how to try again. */
export function LoadProblem({ error, onRetry }: LoadProblemProps) {
  return (
    <div className={classes.waiting} role="alert">
      <p>{refusalOf(error).message}</p>
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
