import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { JobRowFragment } from '../../jobs/queries/jobs.generated.ts'
import { useUnplannedJobsQuery } from '../visits/board.generated.ts'
import classes from './Tray.module.css'
import { noDeduplication } from '../../../lib/api/usePageQuery.ts'
import type { JobsInput } from '../../../lib/api/schemaTypes.generated.ts'

export type Rows = readonly JobRowFragment[]

interface TrayPageProps {
  readonly input: JobsInput
  readonly page: number
  /** null: failed. */
  readonly onRead: (page: number, rows: Rows | null) => void
}

/** Loads a page after the first one, and refetches it with the others when a job changes. */
export function TrayPage({ input, page, onRead }: TrayPageProps) {
  const { data, error } = useUnplannedJobsQuery({
    variables: { input: { ...input, page } },
    fetchPolicy: 'cache-and-network',
    context: noDeduplication,
  })
  const found = data?.jobs.items ?? null
  const isOver = found !== null || error !== undefined
  useEffect(() => {
    if (isOver) onRead(page, found)
  }, [isOver, page, found, onRead])
  return null
}

export function TrayRows({
  hasMore,
  isReading,
  onMore,
  children,
}: {
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly onMore: () => void
  readonly children: ReactNode
}) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  useEffect(() => {
    if (!hasMore || !end.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current())
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore])
  return (
    <div className={classes.rows}>
      {children}
      {(hasMore || isReading) && (
        <div ref={end}>
          <Button fullWidth variant="subtle" size="xs" loading={isReading} onClick={onMore}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}
