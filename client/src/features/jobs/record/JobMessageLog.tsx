import { useRef } from 'react'
import { MessageSection } from '../../notifications/shared/MessageSection.tsx'
import { jobHeading } from '../shared/jobName.ts'
import { useKeepFocusInView } from './useKeepFocusInView.ts'
import { paths } from '../../../lib/paths.ts'
import type { Job } from '../job.ts'
import { useJobMessagesQuery } from './jobMessages.generated.ts'

/** The log of one job. */
export function JobMessageLog({ job }: { readonly job: Job }) {
  const { id, customer } = job
  const { data, error, refetch } = useJobMessagesQuery({ variables: { jobId: id }, fetchPolicy: 'cache-and-network' })
  const place = useRef<HTMLDivElement>(null)
  useKeepFocusInView(place)
  return (
    <div ref={place}>
      <MessageSection
        about={{ customerId: customer?.id ?? null, jobId: id, invoiceId: null, customer, job: jobHeading(job) }}
        found={{ messages: data?.jobMessages, error, refetch }}
        placeOf={({ invoiceId }) => (invoiceId === null ? undefined : paths.invoice(invoiceId))}
      />
    </div>
  )
}
