import { Button } from '@mantine/core'
import { Awaited } from '../../components/states/Awaited.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { ResultList, resultRows } from '../../components/steps/ResultList.tsx'
import { StepsProgress } from '../../components/steps/StepsProgress.tsx'
import { counted } from '../../components/list/listText.ts'
import { paths } from '../../lib/paths.ts'
import { BooksResult } from './BooksResult.tsx'
import { type LayoutName, layoutNames } from './codes.ts'
import type { BookPeriod } from './loadBooks.ts'
import type { AccountingCodes } from './useAccountingCodes.ts'
import { useBooks } from './useBooks.ts'
import classes from './Accounting.module.css'

interface AccountingExportProps {
  readonly layout: LayoutName
  readonly period: BookPeriod
  /** Last day, YYYY-MM-DD. */
  readonly date: string
  readonly accounting: AccountingCodes
}

const invoice = { one: 'invoice', many: 'invoices' }

/** The export of one period: start, progress, what is left, and the files. Key it by the period. */
export function AccountingExport({ layout, period, date, accounting }: AccountingExportProps) {
  const { isListing, lists, error, books, steps, start } = useBooks(period, date)
  const { run } = steps
  if (error !== undefined) return <QueryProblem error={error} onRetry={start} back={{ to: paths.earnings(), label: 'Back to earnings' }} />
  if (isListing) return <Awaited label="Listing invoices" height={120} onRetry={undefined} />
  if (books && lists) return <BooksResult key={layout} books={books} layout={layout} earned={lists.earned} accounting={accounting} />
  if (run?.progress) {
    return (
      <section aria-label="Progress" className={classes.section}>
        <p className="flush">Loading invoices with their lines and payments</p>
        <StepsProgress {...run.progress} onStop={steps.stop} />
      </section>
    )
  }
  if (run) {
    const failed = resultRows(run, ['failed', 'uncertain'])
    const left = run.steps.filter(({ key }) => run.results.get(key)?.kind !== 'done').length
    return (
      <section aria-label="Stopped" className={`stack gap12 ${classes.section}`}>
        <p role="status" className="flush">
          {counted(invoice, run.steps.length - left)} of {run.steps.length.toLocaleString('en')} loaded. The files need all of them.
        </p>
        {failed.length > 0 && <ResultList title={`${counted(invoice, failed.length)} couldn’t be loaded:`} rows={failed} />}
        <div className="wrap gap8">
          <Button onClick={() => steps.retry()} autoFocus>
            {failed.length === left ? 'Try again' : 'Continue'}
          </Button>
          {failed.length > 0 && failed.length === left && (
            <Button variant="default" onClick={steps.skip}>
              Leave out {counted(invoice, failed.length)}
            </Button>
          )}
        </div>
      </section>
    )
  }
  return (
    <div className={classes.section}>
      <p className={classes.about}>
        Customers, invoices with lines and tax, voids, and payments by date, as files for {layoutNames[layout]}. The sums are shown before
        you download.
      </p>
      <Button onClick={start}>Prepare export</Button>
    </div>
  )
}
