import { useEffect, useRef, useState, type RefObject, useLayoutEffect } from 'react'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import type { Job } from '../job.ts'
import { MessageSection } from '../../messaging/MessageSection.tsx'
import { jobHeading } from '../labels/jobName.ts'
import { paths } from '../../../lib/paths.ts'
import { useJobMessagesQuery } from './jobMessages.generated.ts'

/** Scrolls back to the focused element below `container` if it was visible before `container` grew. */
function scrollBackIntoView(container: Element, growth: number): void {
  const focused = document.activeElement
  if (!focused || container.compareDocumentPosition(focused) !== Node.DOCUMENT_POSITION_FOLLOWING) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (bottom > window.innerHeight && top - growth < window.innerHeight) focused.scrollIntoView({ block: 'nearest' })
}

/** Keeps the focused element in view when content above it grows. */
function useKeepFocusInView(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const container = ref.current
    if (!container || typeof ResizeObserver === 'undefined') return undefined
    let before = 0
    const observer = new ResizeObserver(() => {
      const { height } = container.getBoundingClientRect()
      if (height > before) scrollBackIntoView(container, height - before)
      before = height
    })
    observer.observe(container)
    return () => observer.disconnect()
  }, [ref])
}

function JobMessageLog({ job }: { readonly job: Job }) {
  const { id, customer } = job
  const { data, error, refetch } = useJobMessagesQuery({ variables: { jobId: id }, fetchPolicy: 'cache-and-network' })
  const container = useRef<HTMLDivElement>(null)
  useKeepFocusInView(container)
  return (
    <div ref={container}>
      <MessageSection
        about={{ customerId: customer?.id ?? null, jobId: id, invoiceId: null, customer, job: jobHeading(job) }}
        found={{ messages: data?.jobMessages, error, refetch }}
        getPlace={({ invoiceId }) => (invoiceId === null ? undefined : paths.invoice(invoiceId))}
      />
    </div>
  )
}

interface OfJob {
  readonly job: Job
}

function LazyJobMessages({ job }: OfJob) {
  const container = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !container.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true), {
      rootMargin: '300px',
    })
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [isSeen])
  return <div ref={container}>{isSeen && <JobMessageLog job={job} />}</div>
}

export function JobMessages({ job }: OfJob) {
  const holds = useAuthority()
  return (holds('manage_jobs') === true || holds('manage_notifications') === true) && <LazyJobMessages job={job} />
}
