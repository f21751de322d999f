import { quoteApprovalKind } from '@callout/contracts/jobs/codes'
import type { QuoteApprovalKind } from '../../../lib/api/schemaTypes.generated.ts'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { type Format, useFormat, useRowFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import classes from './QuoteRows.module.css'
import type { QuoteRowFragment } from './quotes.generated.ts'
import { sumQuotes } from './quoteTabs.ts'

function formatApproved(kind: QuoteApprovalKind | null): string {
  if (kind === 'SIGNED') return quoteApprovalKind.SIGNED.label
  return kind === null ? 'Approved' : `Approved ${quoteApprovalKind[kind].label.toLowerCase()}`
}

function factsOf({ quote }: QuoteRowFragment, format: Format): string[] {
  const { sentAt = null, validUntil = null, version = null, approval = null } = quote ?? {}
  return [
    sentAt !== null && `Sent ${format.dayOf(sentAt)}`,
    !approval && validUntil !== null && `Valid until ${format.day(validUntil)}`,
    approval && [formatApproved(approval.kind), approval.at && format.dayOf(approval.at)].filter(Boolean).join(' '),
    version !== null && version > 1 && `Version ${version}`,
  ].filter((fact): fact is string => Boolean(fact))
}

function QuoteRow({ job }: { readonly job: QuoteRowFragment }) {
  const format = useRowFormat(job)
  const total = job.total !== null && <span className={classes.total}>{format.money(job.total, job.currencyCode)}</span>
  return (
    <RecordRow to={paths.job(job.id)} title={jobHeading(job)} marks={total}>
      {[job.customer?.name, job.property?.address].filter(Boolean).map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
      {factsOf(job, format).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </RecordRow>
  )
}

interface QuoteRowsProps {
  readonly rows: readonly QuoteRowFragment[]
  /** More were not read. */
  readonly isPartial: boolean
}

/** Quotes below their number and sum. */
export function QuoteRows({ rows, isPartial }: QuoteRowsProps) {
  const { money } = useFormat()
  const { sums, isPartial: isSumPartial } = sumQuotes(rows)
  const count = `${rows.length.toLocaleString('en')} ${rows.length === 1 ? 'quote' : 'quotes'}`
  const sum = sums.map(({ amount, currencyCode }) => money(amount, currencyCode)).join(' + ')
  return (
    <>
      <p className={classes.sum}>
        {isPartial ? `At least ${count}` : count}
        {sum !== '' && ` · ${isPartial || isSumPartial ? `at least ${sum}` : sum}`}
      </p>
      <RecordRows rows={rows} none="">
        {(job) => <QuoteRow key={job.id} job={job} />}
      </RecordRows>
    </>
  )
}
