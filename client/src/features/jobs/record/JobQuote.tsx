import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { visitFor } from '../../visits/actionTarget.ts'
import { actionsOf } from '../actions/jobActionRules.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { useMayBook } from '../form/useMayBook.ts'
import type { Job } from '../job.ts'

const QuoteSection = lazyWithPreload(async () => (await import('../../quotes/onJob/QuoteSection.tsx')).QuoteSection)

function Quote({ job }: { readonly job: Job }) {
  const { run } = useActions(jobActionSet)
  const mayCancel = actionsOf(job, useActingUser()).includes('CANCEL')
  const cancel = (): void => run('CANCEL', { job, visit: visitFor('CANCEL', job.visits), isQuote: true })
  return <QuoteSection job={job} mayChange={useMayBook() === true} onNotAccepted={mayCancel ? cancel : null} />
}

/** The job's quote; renders nothing for other jobs. */
export const JobQuote = ({ job }: { readonly job: Job }) => job.quote && <Quote job={job} />
