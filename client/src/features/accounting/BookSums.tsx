import type { AccountingCode } from '@callout/contracts/settings/schemas'
import { useFormat } from '../../lib/format/useFormat.ts'
import { type Books, booksByCurrency, getSums } from './books.ts'
import { codeReader, type LayoutName } from './codes.ts'
import { journalSums } from './journal.ts'
import classes from './Accounting.module.css'

interface BookSumsProps {
  readonly books: Books
  readonly layout: LayoutName
  readonly codes: readonly AccountingCode[]
}

const count = (rows: readonly unknown[]): string => rows.length.toLocaleString('en')

/** Contents of the files, by currency. */
export function BookSums({ books, layout, codes }: BookSumsProps) {
  const format = useFormat()
  const parts = booksByCurrency(books)
  return parts.map(([currency, ownBooks]) => {
    const { issued, tax, voided, paid } = getSums(ownBooks)
    const money = (amount: number): string => format.money(amount, currency)
    const { debits, credits } = journalSums(ownBooks, codeReader(layout, codes))
    const rows = [
      { label: 'Invoices issued', rows: ownBooks.issued, amount: money(issued) },
      { label: 'Of which tax', rows: null, amount: money(tax) },
      { label: 'Invoices voided', rows: ownBooks.voided, amount: money(0 - voided) },
      { label: 'Payments received', rows: ownBooks.payments, amount: money(paid) },
      ...(layout === 'journal' ? [] : [{ label: 'Customers', rows: ownBooks.customers, amount: null }]),
    ]
    return (
      <table key={currency} className={classes.table} aria-label={parts.length > 1 ? `Sums in ${currency ?? 'no currency'}` : 'Sums'}>
        <thead>
          <tr>
            <th scope="col">{parts.length > 1 ? (currency ?? 'No currency') : 'In the files'}</th>
            <th scope="col" data-number>
              Number
            </th>
            <th scope="col" data-number>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, rows: records, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-number>{records && count(records)}</td>
              <td data-number>{amount}</td>
            </tr>
          ))}
        </tbody>
        {layout === 'journal' && (
          <tfoot>
            <tr>
              <th scope="row">Debits</th>
              <td />
              <td data-number>{money(debits)}</td>
            </tr>
            <tr>
              <th scope="row">Credits</th>
              <td />
              <td data-number>{money(credits)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    )
  })
}
