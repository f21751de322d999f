import { Skeleton } from '@mantine/core'
import { type JobColumnKey, jobColumns } from './jobColumns.ts'
import classes from './JobTable.module.css'

const widthOf = (row: number, column: number): string => `${55 + ((row * 7 + column * 13) % 35)}%`

interface JobTableSkeletonProps {
  readonly rows: number
  readonly shown: readonly JobColumnKey[]
  readonly hasBoxes: boolean
}

/** As many rows as will come, in their shape. */
export function JobTableSkeleton({ rows, shown, hasBoxes }: JobTableSkeletonProps) {
  return (
    <tbody role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className={classes.waiting} aria-hidden>
          {hasBoxes && <td data-column="select" />}
          {shown.map((key, column) => (
            <td key={key} data-column={key}>
              <Skeleton height={10} radius="sm" width={widthOf(row, column)} ml={jobColumns[key].isNumeric ? 'auto' : 0} />
            </td>
          ))}
          <td data-column="actions" />
        </tr>
      ))}
    </tbody>
  )
}
