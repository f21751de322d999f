import { JobMessageLog } from './JobMessageLog.tsx'
import { useEffect, useRef, useState } from 'react'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import type { Job } from '../job.ts'

interface OfJob {
  readonly job: Job
}

/** Asks for the log once somebody comes near to it: a job is opened for other things first. */
function WhenSeen({ job }: OfJob) {
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

/** What the customer was sent about the job, for those who plan jobs or look after messages. */
export function JobMessages({ job }: OfJob) {
  const holds = useAuthority()
  return (holds('manage_jobs') === true || holds('manage_notifications') === true) && <WhenSeen job={job} />
}
