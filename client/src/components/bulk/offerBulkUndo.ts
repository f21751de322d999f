import { offerUndo } from '../toasts/offerUndo.tsx'
import { showError, showSuccess } from '../toasts/toasts.ts'
import { undoProblem } from '../../lib/writes/resultMessages.ts'
import { runWriteUndo } from '../toasts/offerWriteUndo.ts'
import { inParallel, MOST_AT_ONCE } from '../list/inParallel.ts'
import { counted } from '../list/words.ts'
import { doneWords, undoWords } from './bulkWords.ts'
import type { BulkDone } from './runBulk.ts'

/** `change`: the change as a noun. */
type Words = Parameters<typeof doneWords>[0] & { readonly change: string }

type Undoable = Pick<BulkDone<unknown>, 'name' | 'undo'>

async function undoBulk({ noun, change }: Pick<Words, 'noun' | 'change'>, done: readonly Undoable[], refresh: () => void): Promise<void> {
  const problems: string[] = []
  const conflicts: { readonly words: string; readonly again: Undoable }[] = []
  await inParallel(done, MOST_AT_ONCE, async ({ name, undo }) => {
    const ended = undo && (await runWriteUndo(undo))
    const problem = ended && undoProblem(name, ended)
    if (ended?.override) conflicts.push({ words: problem ?? name, again: { name, undo: ended.override } })
    else if (problem !== null) problems.push(problem)
  })
  refresh()
  const count = done.length - problems.length - conflicts.length
  if (count > 0) showSuccess(`${change} undone: ${counted(noun, count)}`)
  if (problems.length > 0) showError(`Couldn’t undo: ${problems.join(' ')}`)
  if (conflicts.length === 0) return
  void offerUndo({
    message: `${conflicts.map(({ words }) => words).join(' ')} Undo anyway?`,
    isQuestion: true,
    onUndo: () =>
      undoBulk(
        { noun, change },
        conflicts.map(({ again }) => again),
        refresh,
      ),
  })
}

/** Shows the result in a toast whose Undo reverts all rows that can be reverted. `refresh`: refetches active queries. */
export function offerBulkUndo(words: Words, done: readonly BulkDone<unknown>[], refresh: () => void): void {
  const undoable = done.filter(({ undo }) => undo !== null)
  if (done.length === 0) return
  if (undoable.length === 0) return showSuccess(doneWords(words, done.length))
  const onUndo = (): Promise<void> => undoBulk(words, undoable, refresh)
  void offerUndo({ message: undoWords(words, done.length, undoable.length), onUndo })
}
