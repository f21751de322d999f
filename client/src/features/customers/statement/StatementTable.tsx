import { Link } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import type { CustomerStatement } from './loadStatement.ts'
import { lineName } from './statementText.ts'
import classes from './Statement.module.css'

export function StatementTable({ statement }: { readonly statement: CustomerStatement }) {
  const format = useFormat()
  const { opening, invoiced, paid, closing, lines, currencyCode, from, to } = statement
  const money = (amount: number): string => format.money(amount, currencyCode)
  const sums = [
    ['Opening balance', opening],
    ['Invoiced', invoiced],
    ['Paid', paid],
    ['Closing balance', closing],
  ] as const
  return (
    <>
      <dl className={classes.sums}>
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <table className={classes.table} aria-label="Statement">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Description</th>
            <th scope="col" data-number>
              Invoiced
            </th>
            <th scope="col" data-number>
              Paid
            </th>
            <th scope="col" data-number data-balance>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          <tr data-sum>
            <td>{format.day(from)}</td>
            <th scope="row">Opening balance</th>
            <td data-number />
            <td data-number />
            <td data-number data-balance>
              {money(opening)}
            </td>
          </tr>
          {lines.map((line) => (
            <tr key={`${line.kind}${line.id}`}>
              <td>{format.day(line.date)}</td>
              <th scope="row">
                <Link to={paths.invoice(line.invoiceId)}>{lineName(line)}</Link>
              </th>
              <td data-number>{line.kind === 'invoice' && money(line.amount)}</td>
              <td data-number>{line.kind === 'payment' && money(line.amount)}</td>
              <td data-number data-balance>
                {money(line.balance)}
              </td>
            </tr>
          ))}
          <tr data-sum>
            <td>{format.day(to)}</td>
            <th scope="row">Closing balance</th>
            <td data-number>{money(invoiced)}</td>
            <td data-number>{money(paid)}</td>
            <td data-number data-balance>
              {money(closing)}
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
