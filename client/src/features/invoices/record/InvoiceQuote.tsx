import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Fact } from '../../../components/record/Parts.tsx'
import { capital } from '../../../lib/format/capital.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { useQuoteOfJobQuery } from '../../quotes/list/quotes.generated.ts'

/** "Quoted on 11/20/2026, approved on 11/21/2026", as far as returned, with a link to the job; nothing for a job that was no quote. */
export function InvoiceQuote({ jobId }: { readonly jobId: string }) {
  const { data } = useQuoteOfJobQuery({ variables: { id: jobId } })
  const saved = useDeviceQuotes().get(jobId)
  const format = useFormat(data?.job.timezone ?? null)
  const quote = data?.job.quote ?? saved
  if (!quote) return null
  const { sentAt, approval } = quote
  const facts = [sentAt && `quoted on ${format.dayOf(sentAt)}`, approval?.at && `approved on ${format.dayOf(approval.at)}`].filter(Boolean)
  return (
    <Fact label="Quote">
      <Anchor component={Link} to={paths.job(jobId)} inherit>
        {capital(facts.length > 0 ? facts.join(', ') : 'Open quote')}
      </Anchor>
    </Fact>
  )
}
