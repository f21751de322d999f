import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { usePageKeys } from '../../../components/page/usePageKeys.ts'
import { type Removal, useRemoval } from '../../../components/actions/deletes/useDeletes.ts'
import { jobDeletes } from '../actions/jobDeletes.ts'
import { useMayBook } from '../form/useMayBook.ts'
import { useMayQuote } from '../../quotes/onJob/useMayQuote.ts'
import { listAddress } from '../../../components/list/listAddress.ts'
import type { Job } from '../job.ts'
import { isWorkDone } from '../workReport/isWorkDone.ts'

/** Commands for a whole job; null: not permitted. */
export interface JobCommands {
  readonly edit: (() => void) | null
  /** For the job's customer, property and category. */
  readonly quote: (() => void) | null
  readonly duplicate: (() => void) | null
  readonly print: (() => void) | null
  readonly report: (() => void) | null
  readonly remove: Removal | null
}

/** Shortcuts: E edits, P prints. Deleting a job leads back to the list, where Undo is offered. */
export function useJobCommands(job: Job): JobCommands {
  const navigate = useNavigate()
  const { state } = useLocation() as { readonly state: unknown }
  const removal = useRemoval(jobDeletes, job)
  const mayBook = useMayBook() === true
  const mayQuote = useMayQuote()
  const isOpenQuote = job.quote !== null && job.status === 'UNSCHEDULED'
  const edit = (): void => void navigate(isOpenQuote ? paths.editQuote(job.id) : paths.editJob(job.id), { state })
  const print = (): void => window.print()
  const mayEdit = mayBook || (isOpenQuote && mayQuote)
  usePageKeys([
    ['e', () => mayEdit && edit(), mayEdit ? 'Edit' : null],
    ['p', () => mayBook && print(), mayBook ? 'Print' : null],
  ])
  const remove = (): void => {
    removal?.remove()
    void navigate(listAddress(paths.jobs(), state))
  }
  return {
    quote: mayQuote && job.customer ? () => void navigate(paths.newQuoteLike(job.id)) : null,
    edit: mayEdit ? edit : null,
    duplicate: mayBook ? () => void navigate(paths.duplicateJob(job.id)) : null,
    print: mayBook ? print : null,
    report: isWorkDone(job) ? () => void navigate(paths.workReport(job.id)) : null,
    remove: removal && { ...removal, remove },
  }
}
