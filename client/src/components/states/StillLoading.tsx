import { Button } from '@mantine/core'
import classes from './StillLoading.module.css'
import { useEffect, useState } from 'react'

export const NOTICED_MS = 300
/** Delay before slow loading is explained. */
export const LONG_MS = 4000

/** Whether a condition has held for that long without a break. */
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
  /** Returns to the previous content; omitted without one. */
  readonly onCancel?: (() => void) | undefined
}

/** Says after a few seconds that loading continues, with retry and cancel. */
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
