import { useEffect } from 'react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { visitFor } from '../../visits/actionTarget.ts'
import { actionsOf } from '../actions/jobActionRules.ts'
import { dropStoredQuote, keepQuote } from '../../quotes/device/keepQuote.ts'
import { useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { isOnDeviceOnly, withDeviceQuote } from '../../quotes/device/withDeviceQuote.ts'
import { useMayQuote } from '../../quotes/onJob/useMayQuote.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import type { Job } from '../job.ts'

const QuoteSection = lazyWithPreload(async () => (await import('../../quotes/onJob/QuoteSection.tsx')).QuoteSection)

interface QuoteProps {
  readonly job: Job
  readonly isOnDeviceOnly: boolean
}

function Quote({ job, isOnDeviceOnly: isStored }: QuoteProps) {
  const { run } = useActions(jobActionSet)
  const mayCancel = actionsOf(job, useActingUser()).includes('CANCEL')
  const cancel = (): void => run('CANCEL', { job, visit: visitFor('CANCEL', job.visits), isQuote: true })
  return <QuoteSection job={job} mayChange={useMayQuote()} isOnDeviceOnly={isStored} onNotAccepted={mayCancel ? cancel : null} />
}

/** The job's quote, or the one on this device; renders nothing for other jobs. */
export function JobQuote({ job }: { readonly job: Job }) {
  const quotes = useDeviceQuotes()
  const stored = quotes.get(job.id)
  const isReturned = job.quote !== null && stored !== undefined
  const isOutdated = job.quote === null && job.status !== null && stored !== undefined && (stored.status ?? 'UNSCHEDULED') !== job.status
  useEffect(() => {
    if (isReturned) void dropStoredQuote(job.id)
    if (isOutdated) void keepQuote(job.id, { status: job.status })
  }, [isReturned, isOutdated, job.id, job.status])
  const quoted = withDeviceQuote(job, quotes)
  return quoted.quote && <Quote job={quoted} isOnDeviceOnly={isOnDeviceOnly(job, quotes)} />
}
