import { Button } from '@mantine/core'
import { DialogActions } from '../overlays/AppDialog.tsx'
import classes from './StepsProgress.module.css'

export interface Progress {
  readonly answered: number
  readonly total: number
}

interface StepsProgressProps extends Progress {
  readonly onStop: () => void
}

export function StepsProgress({ answered, total, onStop }: StepsProgressProps) {
  return (
    <div>
      <progress className={classes.progress} value={answered} max={total} aria-label="Progress" />
      <p className={classes.count} role="status">
        {answered.toLocaleString('en')} of {total.toLocaleString('en')}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onStop} autoFocus data-autofocus>
          Stop
        </Button>
      </DialogActions>
    </div>
  )
}
