import { Button } from '@mantine/core'
import { LONG_MS, useLasting } from './useLasting.ts'
import classes from './StillLoading.module.css'

interface StillLoadingProps {
  readonly isLoading: boolean
  readonly onRetry: () => void
  /** Leads back to what was shown before; left out where there is nothing. */
  readonly onCancel?: (() => void) | undefined
}

/** After a few seconds of waiting: that it goes on, and what can be done about it. */
export function StillLoading({ isLoading, onRetry, onCancel }: StillLoadingProps) {
  const isLong = useLasting(isLoading, LONG_MS)
  return (
    <div role="status" className={isLong ? classes.note : undefined}>
      {isLong && (
        <>
          Still loading…
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Try again
          </Button>
          {onCancel && (
            <Button size="compact-sm" variant="subtle" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      )}
    </div>
  )
}
