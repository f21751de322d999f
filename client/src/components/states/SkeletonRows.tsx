import { SkeletonBar, waiting } from './SkeletonBar.tsx'
import classes from './SkeletonRows.module.css'

interface SkeletonRowsProps {
  readonly rows?: number
  readonly columns?: string
}

/** Skeleton rows of a table, 40 pixels each, to avoid a layout shift. */
export function SkeletonRows({ rows = 10, columns = '5.5rem 2fr 1.4fr 7.5rem 6rem' }: SkeletonRowsProps) {
  const widths = columns.split(/\s+/)
  return (
    <div role="status" aria-label="Loading" className={waiting}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} style={{ gridTemplateColumns: columns }} aria-hidden>
          {widths.map((width, column) => (
            <SkeletonBar key={`${width}-${column}`} height={10} radius="sm" width={`${60 + ((row * 7 + column * 13) % 35)}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}

export function PageSkeleton() {
  return (
    <div>
      <SkeletonBar height={28} width={180} radius="sm" gap={32} />
      <SkeletonRows />
    </div>
  )
}
