import { Skeleton } from '@mantine/core'
import { jobColumns } from './jobColumns.ts'
import classes from './JobTable.module.css'

const widthOf = (row: number, column: number): string => `${55 + ((row * 7 + column * 13) % 35)}%`

/** As many rows as will come, in their shape. */
export function JobTableSkeleton({ rows }: { readonly rows: number }) {
  return (
    <tbody role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className={classes.waiting} aria-hidden>
          {jobColumns.map(({ key }, column) => (
            <td key={key} data-column={key}>
              <Skeleton height={10} radius="sm" width={widthOf(row, column)} ml={key === 'total' ? 'auto' : 0} />
            </td>
          ))}
          <td data-column="actions" />
        </tr>
      ))}
    </tbody>
  )
}
