import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Section } from '../../../components/record/Parts.tsx'
import record from '../../../components/record/Record.module.css'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { nowInSeconds } from '../../../lib/clock.ts'
import { useFormat, useRowFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import { type UnansweredQuotesQuery, useUnansweredQuotesQuery } from './unanswered.generated.ts'

const DAYS = 7
const PAGE_ROWS = 100
const SHOWN = 5

type Quote = UnansweredQuotesQuery['jobs']['items'][number]

/** Of the quotes that were made first, those sent seven days ago or earlier without an answer. */
export function useUnansweredQuotes(branchId: string | null) {
  const { data, error } = useUnansweredQuotesQuery({
    variables: {
      input: { quote: 'OPEN', sortBy: 'JOB_NUMBER', sortDirection: 'ASCENDING', perPage: PAGE_ROWS, ...(branchId && { branchId }) },
    },
    fetchPolicy: 'cache-and-network',
  })
  const before = nowInSeconds() - DAYS * 86_400
  const today = useFormat().today()
  const isUnanswered = ({ quote }: Quote): boolean =>
    (quote?.sentAt ?? Infinity) <= before && !quote?.approval && (quote?.validUntil ?? today) >= today
  const sentAt = ({ quote }: Quote): number => quote?.sentAt ?? 0
  const rows = data?.jobs.items.filter(isUnanswered).toSorted((a, b) => sentAt(a) - sentAt(b)) ?? []
  const { items = [], totalCount = null } = data?.jobs ?? {}
  const isPartial = items.length >= PAGE_ROWS && (totalCount ?? Infinity) > items.length
  return { rows, isPartial, isSettled: data !== undefined || error !== undefined }
}

function UnansweredQuote({ job }: { readonly job: Quote }) {
  const format = useRowFormat(job)
  return (
    <RecordRow
      to={paths.job(job.id)}
      title={jobHeading(job)}
      marks={job.total !== null && <span className={record.figure}>{format.money(job.total, job.currencyCode)}</span>}
    >
      {job.customer?.name && <bdi>{job.customer.name}</bdi>}
      {job.quote?.sentAt && <span>Sent {format.dayOf(job.quote.sentAt)}</span>}
    </RecordRow>
  )
}

interface UnansweredQuotesProps {
  readonly rows: readonly Quote[]
  /** More were not read. */
  readonly isPartial: boolean
}

/** Nothing without any. */
export function UnansweredQuotes({ rows, isPartial }: UnansweredQuotesProps) {
  if (rows.length === 0) return null
  return (
    <Section
      title={`Quotes waiting for ${DAYS} days`}
      aside={<span className={record.soft}>{isPartial ? `At least ${rows.length}` : rows.length}</span>}
    >
      <RecordRows rows={rows.slice(0, SHOWN)} none="">
        {(job) => <UnansweredQuote key={job.id} job={job} />}
      </RecordRows>
      {rows.length > SHOWN && (
        <Anchor component={Link} to={paths.quotesWith('SENT')}>
          {isPartial ? 'Show all' : `Show all ${rows.length}`}
        </Anchor>
      )}
    </Section>
  )
}
