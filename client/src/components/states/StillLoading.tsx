import { Button } from '@mantine/core'
import classes from './StillLoading.module.css'
import { useEffect, useState } from 'react'

/** After so long somebody notices that nothing comes. */
export const NOTICED_MS = 300
/** After so long somebody wants to know whether anything will. */
export const LONG_MS = 4000

/** Whether something has been so for that long without a break. */
export function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLasts(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isSo, milliseconds])
  return lasts && isSo
}

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
