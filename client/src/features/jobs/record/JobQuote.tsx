import { useEffect } from 'react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { visitFor } from '../../visits/actionTarget.ts'
import { actionsOf } from '../actions/jobActionRules.ts'
import { dropStoredQuote } from '../../quotes/device/keepQuote.ts'
import { useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { isOnDeviceOnly, withDeviceQuote } from '../../quotes/device/withDeviceQuote.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { useMayBook } from '../form/useMayBook.ts'
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
  return <QuoteSection job={job} mayChange={useMayBook() === true} isOnDeviceOnly={isStored} onNotAccepted={mayCancel ? cancel : null} />
}

/** The job's quote, or the one on this device; renders nothing for other jobs. */
export function JobQuote({ job }: { readonly job: Job }) {
  const quotes = useDeviceQuotes()
  const isReturned = job.quote !== null && quotes.has(job.id)
  useEffect(() => {
    if (isReturned) void dropStoredQuote(job.id)
  }, [isReturned, job.id])
  const quoted = withDeviceQuote(job, quotes)
  return quoted.quote && <Quote job={quoted} isOnDeviceOnly={isOnDeviceOnly(job, quotes)} />
}
