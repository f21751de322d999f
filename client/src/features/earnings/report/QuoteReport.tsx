import { Button } from '@mantine/core'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { Source } from './loadMonth.ts'
import { quoteDimensions, quoteFigures } from './quoteMeasures.ts'
import { partialNote, quoteCells, quoteColumns, quoteSummary, type QuoteTable, quoteTables } from './quoteText.ts'
import classes from './Report.module.css'
import type { ReadQuotes } from './useReportQuotes.ts'

interface TableProps {
  readonly table: QuoteTable
  readonly money: (amount: number) => string
}

function QuotePartTable({ table: { dimension, parts }, money }: TableProps) {
  const { title, one, missing } = quoteDimensions[dimension]
  if (!parts) return <p className={classes.problem}>{missing}</p>
  return (
    <table className={`${classes.table} ${classes.quotes}`} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{one}</th>
          {quoteColumns.map((label) => (
            <th key={label} scope="col" data-number>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, name, figures }) => (
          <tr key={id ?? 'none'}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {quoteCells(figures, money).map((text, index) => (
              <td key={quoteColumns[index]} data-number>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figures({ quotes }: { readonly quotes: ReadQuotes }) {
  const format = useFormat()
  const { rows, isPartial } = quotes
  const all = quoteFigures(rows, format.today())
  const money = (amount: number): string => format.money(amount, rows[0]?.currencyCode ?? null)
  const note = partialNote(quotes)
  return (
    <>
      <p className={classes.note}>
        All quotes, not only those of this month. Conversion is approved quotes divided by all: approved, not accepted, expired, and waiting
        for an answer, sent or not. Amounts are those of the chosen alternative, or of the first until the customer chooses.
      </p>
      {note !== null && <p className={classes.note}>{note}</p>}
      <p className={classes.quoteSum}>{quoteSummary(all, isPartial, money)}</p>
      {all.average.problem && <p className={classes.problem}>{all.average.problem}</p>}
      {quoteTables(quotes, format.today()).map((table) => (
        <QuotePartTable key={table.dimension} table={table} money={money} />
      ))}
    </>
  )
}

interface QuoteReportProps {
  readonly quotes: Source<ReadQuotes>
  readonly onRetry: () => void
}

/** Conversion and average amount of quotes, by maker and category; nothing without quotes. */
export function QuoteReport({ quotes: { data, problem, error }, onRetry }: QuoteReportProps) {
  if (data?.rows.length === 0) return null
  return (
    <section className={classes.section} aria-label="Quotes">
      <h2 className="title flush">Quotes</h2>
      {problem !== null && <p className={classes.problem}>{problem}</p>}
      {error !== undefined && (
        <Button variant="default" size="compact-sm" mt={8} onClick={onRetry}>
          Try again
        </Button>
      )}
      {data && <Figures quotes={data} />}
    </section>
  )
}
