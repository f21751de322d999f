import { useFormat } from '../../lib/format/useFormat.ts'
import { quantityWords } from '@callout/contracts/text/quantity'
import type { SoldLine } from './sold.ts'
import classes from './LineItems.module.css'

interface LineTableProps {
  readonly lines: readonly SoldLine[]
  readonly currencyCode: string | null
  readonly className: string | undefined
}

/** Line items as a table, without price or total columns if they are hidden or missing. */
export function LineTable({ lines, currencyCode, className }: LineTableProps) {
  const { money } = useFormat()
  const hasPrices = lines.some(({ amount }) => amount !== null)
  const hasTotals = lines.some(({ total }) => total !== null)
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          {hasPrices && <th scope="col">Price</th>}
          {hasTotals && <th scope="col">Total</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <div className={classes.name}>
                <bdi>{line.name}</bdi> {line.isTaxExempt && <span className={classes.exempt}>Tax exempt</span>}
              </div>
              {line.description && (
                <div className={classes.soft} dir="auto">
                  {line.description}
                </div>
              )}
            </td>
            <td>{quantityWords(line)}</td>
            {hasPrices && <td>{line.amount !== null && money(line.amount, currencyCode)}</td>}
            {hasTotals && <td>{line.total !== null && money(line.total, currencyCode)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
