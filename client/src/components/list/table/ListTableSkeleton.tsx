import { columnOf, type Columns } from '../columns.ts'
import { SkeletonBar, waiting } from '../../states/SkeletonBar.tsx'

const getWidth = (row: number, column: number): string => `${55 + ((row * 7 + column * 13) % 35)}%`

interface ListTableSkeletonProps<Row> {
  readonly list: Columns<Row>
  readonly rows: number
  readonly shown: readonly string[]
  readonly hasBoxes: boolean
}

export function ListTableSkeleton<Row>({ list, rows, shown, hasBoxes }: ListTableSkeletonProps<Row>) {
  return (
    <tbody role="status" aria-label="Loading" className={waiting}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} aria-hidden>
          {hasBoxes && <td data-column="select" />}
          {shown.map((key, column) => (
            <td key={key} data-column={key} data-first={column === 0 || undefined} data-leaves={columnOf(list, key).leaves}>
              <SkeletonBar height={10} radius="sm" width={getWidth(row, column)} isAtEnd={columnOf(list, key).isNumeric ?? false} />
            </td>
          ))}
          <td data-column="actions" />
        </tr>
      ))}
    </tbody>
  )
}
