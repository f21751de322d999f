import { Button, Skeleton } from '@mantine/core'
import { DialogActions } from '../overlays/AppDialog.tsx'
import type { Steps } from './useSteps.ts'

interface InterruptedRunProps<Plan> {
  readonly steps: Pick<Steps<Plan>, 'interrupted' | 'isReading' | 'resume' | 'discard'>
  /** "Merging Ben Hart into Maria Lopez" */
  readonly title: (plan: Plan) => string
  readonly onDiscarded?: () => void
}

/** Offers to continue a run that a reload has interrupted. */
export function InterruptedRun<Plan>({ steps, title, onDiscarded }: InterruptedRunProps<Plan>) {
  const { interrupted, isReading, resume, discard } = steps
  if (isReading) return <Skeleton height={80} role="status" aria-label="Loading" />
  if (!interrupted) return null
  const { plan, left, total } = interrupted
  const drop = (): void => {
    discard()
    onDiscarded?.()
  }
  return (
    <>
      <p role="status">{title(plan)} was interrupted. Everything done so far stays done.</p>
      <DialogActions>
        <Button variant="default" onClick={drop}>
          Discard
        </Button>
        <Button onClick={resume} autoFocus>
          Continue, {left.toLocaleString('en')} of {total.toLocaleString('en')} left
        </Button>
      </DialogActions>
    </>
  )
}
