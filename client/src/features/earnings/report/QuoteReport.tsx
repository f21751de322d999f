import { Button } from '@mantine/core'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { worksAlone } from '../../../lib/session/onSite.ts'
import type { Source } from './loadMonth.ts'
import { type QuoteDimension, quoteDimensions, type QuoteFigures, quoteFigures, quoteParts } from './quoteMeasures.ts'
import classes from './Report.module.css'
import type { ReadQuotes } from './useReportQuotes.ts'

const number = (count: number): string => count.toLocaleString('en')
const percent = (part: number | null): string => (part === null ? '–' : `${Math.round(part * 100)}%`)

interface TableProps {
  readonly dimension: QuoteDimension
  readonly quotes: ReadQuotes
  readonly money: (figures: QuoteFigures) => string
}

function QuoteTable({ dimension, quotes, money }: TableProps) {
  const { title, one, missing } = quoteDimensions[dimension]
  const parts = quoteParts(quotes.rows, dimension, useFormat().today())
  if (!parts) return <p className={classes.problem}>{missing}</p>
  return (
    <table className={`${classes.table} ${classes.quotes}`} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{one}</th>
          {['Quotes', 'Approved', 'Conversion', 'Average amount'].map((label) => (
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
            <td data-number>{number(figures.all)}</td>
            <td data-number>{number(figures.approved)}</td>
            <td data-number>{percent(figures.conversion)}</td>
            <td data-number>{money(figures)}</td>
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
  const currencyCode = rows[0]?.currencyCode ?? null
  const money = ({ average: { value } }: QuoteFigures): string => (value === null ? '–' : format.money(value, currencyCode))
  return (
    <>
      <p className={classes.note}>
        All quotes, not only those of this month. Conversion is approved quotes divided by all: approved, not accepted, expired, and waiting
        for an answer, sent or not. Amounts are those of the chosen alternative, or of the first until the customer chooses.
      </p>
      {isPartial && (
        <p className={classes.note}>
          There are at least {number(rows.length)} quotes. The figures are of the newest {number(rows.length)}.
        </p>
      )}
      <p className={classes.quoteSum}>
        {isPartial && 'At least '}
        {number(all.all)} {all.all === 1 ? 'quote' : 'quotes'}: {number(all.approved)} approved, {number(all.notAccepted)} not accepted,{' '}
        {number(all.expired)} expired, {number(all.waiting)} waiting · Conversion {percent(all.conversion)} · Average amount {money(all)}
      </p>
      {all.average.problem && <p className={classes.problem}>{all.average.problem}</p>}
      {!worksAlone() && <QuoteTable dimension="maker" quotes={quotes} money={money} />}
      <QuoteTable dimension="category" quotes={quotes} money={money} />
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
