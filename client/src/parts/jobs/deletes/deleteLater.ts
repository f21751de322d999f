import { jobName } from '../jobName.ts'
import type { ApolloClient } from '@apollo/client'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { paths } from '../../../shared/paths.ts'
import { readSession, subscribeSession } from '../../../shared/session/session.ts'
import { offerUndo } from '../../../shared/toasts/offerUndo.tsx'
import { showError, showInfo } from '../../../shared/toasts/toasts.ts'
import { DeleteJobDocument } from '../jobs.generated.ts'
import { inParallel, MOST_AT_ONCE } from '../../../kit/list/inParallel.ts'
import type { DeletableJob, RefusedDelete } from './deletes.ts'
import { addRefused, holdDeletes, markGone, releaseDeletes } from './heldDeletes.ts'
import { reloadJobs } from '../refreshJobs.ts'

/** Jobs that are deleted together, with one Undo. */
interface Batch {
  readonly client: ApolloClient
  readonly jobs: readonly DeletableJob[]
  /** Of the person who deletes: whoever signs in afterwards is not to do it for them. */
  readonly token: string
  withdraw: (() => void) | null
}

/** Those whose Undo is still there. A batch leaves when it is sent or taken back, whichever comes first. */
const waiting = new Set<Batch>()

/** Browsers send no more than 64 kB after the end of a page. */
const MOST_AFTER_THE_END = 100

function deletedWords(jobs: readonly DeletableJob[]): string {
  const [job] = jobs
  if (!job || jobs.length > 1) return `${jobs.length} jobs deleted`
  return `${jobName(job)} deleted${(job.visitsTotal ?? 1) > 1 ? ` with its ${job.visitsTotal} visits` : ''}`
}

const notDeleted = (refused: readonly RefusedDelete[]): string => {
  const [first] = refused
  return refused.length === 1 && first ? `${jobName(first.job)} wasn’t deleted: ${first.message}` : `${refused.length} jobs weren’t deleted`
}

async function deleteOne({ client, token }: Batch, { id, lockVersion }: DeletableJob, keepalive: boolean): Promise<void> {
  await client.mutate({
    mutation: DeleteJobDocument,
    variables: { input: { id, lockVersion } },
    context: { fetchOptions: { keepalive }, headers: { authorization: token } },
  })
}

/** Tells the backend. `isLeaving`: all calls begin now, and outlive the page. */
async function send(batch: Batch, isLeaving: boolean): Promise<void> {
  if (!waiting.delete(batch)) return
  const { client, jobs } = batch
  const gone: DeletableJob[] = []
  const refused: RefusedDelete[] = []
  const keepalive = isLeaving && jobs.length <= MOST_AFTER_THE_END
  await inParallel(jobs, isLeaving ? jobs.length : MOST_AT_ONCE, async (job) => {
    try {
      await deleteOne(batch, job, keepalive)
      gone.push(job)
    } catch (error) {
      const { code, message } = refusalOf(error)
      // Somebody else was faster.
      if (code === 'NOT_FOUND') gone.push(job)
      else refused.push({ job, message })
    }
  })
  releaseDeletes(refused.map(({ job }) => job))
  if (refused.length > 0) {
    // The list shows several with their reasons, where it is open; elsewhere a toast tells.
    if (jobs.length > 1 && window.location.pathname === paths.jobs()) addRefused(refused)
    else showError(notDeleted(refused))
  }
  await reloadJobs(client)
  markGone(gone)
}

/** Whoever signs out, leaves or hides the page can take nothing back any more: a hidden page may end without another word. */
function sendAll(): void {
  for (const batch of waiting) {
    batch.withdraw?.()
    showInfo(deletedWords(batch.jobs))
    void send(batch, true)
  }
}

const onSession = (): void => void (readSession('authToken') === null && sendAll())
const onHidden = (): void => void (document.visibilityState === 'hidden' && sendAll())

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if ([...waiting].some(({ jobs }) => jobs.length > MOST_AFTER_THE_END)) event.preventDefault()
}

let isWatching = false
function watchLeaving(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', sendAll)
  subscribeSession(onSession)
  window.addEventListener('beforeunload', onBeforeUnload)
}

/** Hides the jobs, offers the Undo, and deletes them when it ends. */
export async function deleteLater(client: ApolloClient, jobs: readonly DeletableJob[], rows: string | null): Promise<void> {
  holdDeletes(jobs, rows)
  const batch: Batch = { client, jobs, token: readSession('authToken') ?? '', withdraw: null }
  waiting.add(batch)
  watchLeaving()
  batch.withdraw = await offerUndo({
    message: deletedWords(jobs),
    onUndo: () => {
      if (waiting.delete(batch)) releaseDeletes(jobs)
    },
    onExpire: () => void send(batch, false),
  })
  if (!waiting.has(batch)) batch.withdraw()
}
