import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Fact } from '../../../components/record/Parts.tsx'
import { paths } from '../../../lib/paths.ts'
import { useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { withDeviceQuote } from '../../quotes/device/withDeviceQuote.ts'
import { EvidenceLink } from '../../quotes/document/EvidenceLink.tsx'
import { type QuoteOfJobQuery, useQuoteOfJobQuery } from '../../quotes/list/quotes.generated.ts'
import { useEvidence } from '../../quotes/onJob/useEvidence.ts'

function QuoteFact({ job }: { readonly job: QuoteOfJobQuery['job'] }) {
  const { text, form } = useEvidence(job)
  return (
    <Fact label="Quote">
      <Anchor component={Link} to={paths.job(job.id)} inherit>
        {text ?? 'Open quote'}
      </Anchor>{' '}
      <EvidenceLink jobId={job.id} form={form} />
    </Fact>
  )
}

/** When the job was quoted and approved, with its PDF and a link to the job; nothing for a job that was no quote. */
export function InvoiceQuote({ jobId }: { readonly jobId: string }) {
  const { data } = useQuoteOfJobQuery({ variables: { id: jobId } })
  const quotes = useDeviceQuotes()
  const job = data && withDeviceQuote(data.job, quotes)
  return job?.quote ? <QuoteFact job={job} /> : null
}
