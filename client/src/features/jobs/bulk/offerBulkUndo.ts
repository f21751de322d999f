import type { ApolloClient } from '@apollo/client'
import { undoProblem } from '../../../kit/actions/actionWords.ts'
import { refreshJobs } from '../../../parts/jobs/refreshJobs.ts'
import { runUndo } from '../../../parts/jobs/actions/runUndo.ts'
import { offerUndo } from '../../../shared/toasts/offerUndo.tsx'
import { showError, showSuccess } from '../../../shared/toasts/toasts.ts'
import type { BulkOrder } from './bulkOrder.ts'
import { doneWords, jobsWord, undoWords } from './bulkWords.ts'
import { inParallel, MOST_AT_ONCE } from '../../../kit/list/inParallel.ts'
import type { BulkDone } from './runBulk.ts'

async function takeBack(client: ApolloClient, done: readonly BulkDone[], zone: string): Promise<void> {
  const refused: string[] = []
  await inParallel(done, MOST_AT_ONCE, async ({ target, plan, outcome }) => {
    const problem = undoProblem(target.name, await runUndo(client, target, plan ?? [], outcome, zone))
    if (problem !== null) refused.push(problem)
  })
  refreshJobs(client)
  if (refused.length < done.length) showSuccess(`Undone: ${jobsWord(done.length - refused.length)}`)
  if (refused.length > 0) showError(`Couldn’t undo: ${refused.join(' ')}`)
}

/** Says what was done, and takes back in one step as much of it as can be. `zone`: the account's. */
export function offerBulkUndo(client: ApolloClient, kind: BulkOrder['kind'], done: readonly BulkDone[], zone: string): void {
  const undoable = done.filter(({ plan }) => plan !== null)
  if (done.length === 0) return
  if (undoable.length === 0) showSuccess(doneWords(kind, done.length))
  else void offerUndo({ message: undoWords(kind, done.length, undoable.length), onUndo: () => takeBack(client, undoable, zone) })
}
