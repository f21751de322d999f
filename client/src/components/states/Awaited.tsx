import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { StillLoading, NOTICED_MS, useLasting } from './StillLoading.tsx'

interface AwaitedProps {
  /** As it is read out: "Loading the week". */
  readonly label: string
  /** In pixels, as what will stand there. */
  readonly height: number
  readonly radius?: 'md' | 'lg'
  /** Gives the height in place of `height`. */
  readonly className?: string | undefined
  /** Asks again; left out where something else on the page says that it takes long. */
  readonly onRetry?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
  /** In place of one block. */
  readonly children?: ReactNode
}

/** Of a window that has just opened. */
const FIRST_ENTRY = 'default'

/**
 * The place of what is on its way. Its outline comes once somebody notices that nothing does: what is there within that time
 * does not flicker. A window that has just opened has nothing else to show. After a few seconds: that it goes on.
 */
export function Awaited({ label, height, radius = 'md', className, onRetry, onCancel, children }: AwaitedProps) {
  const isFirst = useLocation().key === FIRST_ENTRY
  const isNoticed = useLasting(true, NOTICED_MS)
  return (
    <>
      {onRetry && <StillLoading isLoading onRetry={onRetry} onCancel={onCancel} />}
      {isFirst || isNoticed ? (
        (children ?? (
          <Skeleton height={className ? undefined : height} radius={radius} className={className} role="status" aria-label={label} />
        ))
      ) : (
        <div aria-busy="true" className={className} style={className ? undefined : { minHeight: height }} />
      )}
    </>
  )
}
