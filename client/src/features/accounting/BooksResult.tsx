import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ExportButton } from '../../components/csv/ExportButton.tsx'
import type { FileType } from '../../components/csv/saveTable.ts'
import { counted } from '../../components/list/listText.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { showSuccess } from '../../components/toasts/toasts.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { BookSums } from './BookSums.tsx'
import { type Books, getSums } from './books.ts'
import { CodesForm } from './CodesForm.tsx'
import { codeRows, type LayoutName, layoutNames } from './codes.ts'
import { layoutTables, periodName } from './layouts.ts'
import { earningsDifference } from './loadBooks.ts'
import { saveBooks } from './saveBooks.ts'
import type { AccountingCodes } from './useAccountingCodes.ts'
import { useExportLog } from './useExportLog.ts'
import classes from './Accounting.module.css'

interface BooksResultProps {
  readonly books: Books
  readonly layout: LayoutName
  readonly earned: number | null
  readonly accounting: AccountingCodes
}

const record = { one: 'record', many: 'records' }
const fileNoun = { one: 'file', many: 'files' }

const isEmpty = ({ issued, voided, payments }: Books): boolean => issued.length + voided.length + payments.length === 0

/** How the payments compare with the earnings page. */
function EarningsNote({ books, earned }: Pick<BooksResultProps, 'books' | 'earned'>) {
  const format = useFormat()
  const currencies = new Set(books.payments.map(({ currency }) => currency))
  const difference = currencies.size > 1 ? null : earningsDifference(books, earned)
  if (difference === 0) return <p className="hint">The payments add up to the earnings of this period.</p>
  if (difference === null) return <p className="hint">The payments can’t be compared with the earnings of this period.</p>
  const [currency = null] = currencies
  return (
    <p role="alert" className={classes.problem}>
      The payments add up to {format.money(getSums(books).paid, currency)}; the earnings of this period are{' '}
      {format.money(earned ?? 0, currency)}.
    </p>
  )
}

export function BooksResult({ books, layout, earned, accounting }: BooksResultProps) {
  const format = useFormat()
  const { since, save, isReady } = useExportLog(books, layout)
  const [part, setPart] = useState<'all' | 'news'>('all')
  const exported = since && part === 'news' ? since.books : books
  const tables = layoutTables(layout, exported, accounting.codes, format.pattern)
  const download = async (type: FileType): Promise<void> => {
    const name = `accounting-${layout}-${periodName(books.days)}`
    await saveBooks(name, tables, type, format.pattern)
    save(exported)
    showSuccess(`${name}.zip: ${counted(fileNoun, tables.length)}`)
  }
  return (
    <>
      {books.problems.length > 0 && (
        <details className={classes.problem} open>
          <summary role="alert">{counted(record, books.problems.length)} left out or incomplete</summary>
          <ul>
            {books.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      {isEmpty(books) ? (
        <EmptyState title="Nothing to export">No invoices were issued or voided and no payments were received in this period.</EmptyState>
      ) : (
        <>
          {since && (
            <section aria-label="Since the last export" className={`stack gap12 ${classes.since}`}>
              <p className="flush">
                Exported for {layoutNames[layout]} {format.dateTime(since.exportedAt)}. Since then: {since.added.toLocaleString('en')} new,{' '}
                {since.changed.length.toLocaleString('en')} changed, {since.unchanged.toLocaleString('en')} unchanged.
              </p>
              {since.changed.length > 0 && (
                <details>
                  <summary>
                    {counted(record, since.changed.length)} changed: correct them in {layoutNames[layout]}
                  </summary>
                  <ul>
                    {since.changed.map(({ key, name, invoiceId }) => (
                      <li key={key}>{invoiceId === null ? name : <Link to={paths.invoice(invoiceId)}>{name}</Link>}</li>
                    ))}
                  </ul>
                </details>
              )}
              <SegmentedControl
                aria-label="Records"
                data={[
                  { value: 'all', label: 'All records' },
                  { value: 'news', label: 'New and changed' },
                ]}
                value={part}
                onChange={setPart}
              />
            </section>
          )}
          <div className={classes.section}>
            <BookSums books={exported} layout={layout} codes={accounting.codes} />
            {exported === books && <EarningsNote books={books} earned={earned} />}
          </div>
          {accounting.isReady && <CodesForm layout={layout} rows={codeRows(layout, books)} accounting={accounting} />}
          <div className={classes.section}>
            <ul className={`list ${classes.files}`} aria-label="Files">
              {tables.map(({ name, cells }) => (
                <li key={name} className="row between gap12">
                  <span className={classes.file}>{name}</span>
                  <span className={`hint ${classes.rows}`}>{counted({ one: 'row', many: 'rows' }, cells.length - 1)}</span>
                </li>
              ))}
            </ul>
            <ExportButton isPrimary isDisabled={!isReady || !accounting.isReady || tables.length === 0} onExport={download} />
            <p className="hint">One ZIP file. What was exported is remembered on this device until you sign out.</p>
          </div>
        </>
      )}
    </>
  )
}
