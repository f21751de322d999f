import { useEffect, useRef, useState, type RefObject, useLayoutEffect } from 'react'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import type { Job } from '../job.ts'
import { MessageSection } from '../../notifications/shared/MessageSection.tsx'
import { jobHeading } from '../shared/jobName.ts'
import { paths } from '../../../lib/paths.ts'
import { useJobMessagesQuery } from './jobMessages.generated.ts'

/** Scrolls back to the focused element below `place` if it was visible before `place` grew. */
function scrollBackIntoView(place: Element, growth: number): void {
  const focused = document.activeElement
  if (!focused || place.compareDocumentPosition(focused) !== Node.DOCUMENT_POSITION_FOLLOWING) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (bottom > window.innerHeight && top - growth < window.innerHeight) focused.scrollIntoView({ block: 'nearest' })
}

/** Keeps the focused element in view when content above it grows. */
function useKeepFocusInView(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const place = ref.current
    if (!place || typeof ResizeObserver === 'undefined') return undefined
    let before = 0
    const observer = new ResizeObserver(() => {
      const { height } = place.getBoundingClientRect()
      if (height > before) scrollBackIntoView(place, height - before)
      before = height
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [ref])
}

/** Message log of one job. */
function JobMessageLog({ job }: { readonly job: Job }) {
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

interface OfJob {
  readonly job: Job
}

/** Loads the log once it nears the viewport. */
function LazyJobMessages({ job }: OfJob) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true), {
      rootMargin: '300px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return <div ref={place}>{isSeen && <JobMessageLog job={job} />}</div>
}

/** Messages sent to the customer about the job, for users who plan jobs or manage messages. */
export function JobMessages({ job }: OfJob) {
  const holds = useAuthority()
  return (holds('manage_jobs') === true || holds('manage_notifications') === true) && <LazyJobMessages job={job} />
}
