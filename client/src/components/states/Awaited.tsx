import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { StillLoading, NOTICED_MS, useLasting } from './StillLoading.tsx'

interface AwaitedProps {
  readonly label: string
  /** Expected height in pixels. */
  readonly height: number
  readonly radius?: 'md' | 'lg'
  /** Sets the height by CSS instead. */
  readonly className?: string | undefined
  /** Retries; omitted if another element reports slow loading. */
  readonly onRetry?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
  readonly children?: ReactNode
}

/** Location key of a window's first page. */
const FIRST_ENTRY = 'default'

/** A skeleton appears after 300 ms to avoid flicker, in a new window at once; after a few seconds a note that loading continues. */
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
