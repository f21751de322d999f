import { useFormat } from '../../lib/format/useFormat.ts'
import { formatQuantity } from '@callout/contracts/text/quantity'
import type { SoldLine } from './sold.ts'
import classes from './LineItems.module.css'

interface LineTableProps {
  readonly lines: readonly SoldLine[]
  readonly currencyCode: string | null
  readonly className: string | undefined
}

const formatParts = (line: SoldLine, price: string | null): string => [formatQuantity(line), price].filter(Boolean).join(' × ')

/** Without price or total columns if they are hidden or missing. On phones, quantity and price are below the name. */
export function LineTable({ lines, currencyCode, className }: LineTableProps) {
  const { money } = useFormat()
  const hasPrices = lines.some(({ amount }) => amount !== null)
  const priceOf = ({ amount }: SoldLine): string | null => (amount === null ? null : money(amount, currencyCode))
  const beside = hasPrices ? classes.beside : undefined
  const hasTotals = lines.some(({ total }) => total !== null)
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className={beside}>
            Quantity
          </th>
          {hasPrices && (
            <th scope="col" className={beside}>
              Price
            </th>
          )}
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
                <div className="hint" dir="auto">
                  {line.description}
                </div>
              )}
              {hasPrices && (
                <div hidden className={`hint figures ${classes.below}`}>
                  {formatParts(line, priceOf(line))}
                </div>
              )}
            </td>
            <td className={beside}>{formatQuantity(line)}</td>
            {hasPrices && <td className={beside}>{priceOf(line)}</td>}
            {hasTotals && <td>{line.total !== null && money(line.total, currencyCode)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
