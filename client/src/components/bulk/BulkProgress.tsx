import { Button } from '@mantine/core'
import { DialogActions } from '../overlays/AppDialog.tsx'
import classes from './BulkProgress.module.css'

interface BulkProgressProps {
  readonly answered: number
  readonly total: number
  readonly onStop: () => void
}

/** Progress of a bulk action, with a Stop button. */
export function BulkProgress({ answered, total, onStop }: BulkProgressProps) {
  return (
    <div>
      <progress className={classes.progress} value={answered} max={total} aria-label="Progress" />
      <p className={classes.count} role="status">
        {answered.toLocaleString('en')} of {total.toLocaleString('en')}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onStop} data-autofocus>
          Stop
        </Button>
      </DialogActions>
    </div>
  )
}
