import { offerUndo } from '../../shared/toasts/offerUndo.tsx'
import { showError, showSuccess } from '../../shared/toasts/toasts.ts'
import { undoProblem } from '../actions/actionWords.ts'
import { undone } from '../actions/perform.ts'
import { inParallel, MOST_AT_ONCE } from '../list/inParallel.ts'
import { counted } from '../list/words.ts'
import { doneWords, undoWords } from './bulkWords.ts'
import type { BulkDone } from './runBulk.ts'

type Words = Parameters<typeof doneWords>[0]

async function takeBack({ noun }: Words, done: readonly BulkDone<unknown>[]): Promise<void> {
  const problems: string[] = []
  await inParallel(done, MOST_AT_ONCE, async ({ name, undo }) => {
    const problem = undo && undoProblem(name, await undone(undo))
    if (problem !== null) problems.push(problem)
  })
  if (problems.length < done.length) showSuccess(`Undone: ${counted(noun, done.length - problems.length)}`)
  if (problems.length > 0) showError(`Couldn’t undo: ${problems.join(' ')}`)
}

/** Says what was done, and takes back in one step as much of it as can be. `refresh`: asks again for what is on the screen. */
export function offerBulkUndo(words: Words, done: readonly BulkDone<unknown>[], refresh: () => void): void {
  const undoable = done.filter(({ undo }) => undo !== null)
  if (done.length === 0) return
  if (undoable.length === 0) return showSuccess(doneWords(words, done.length))
  const onUndo = async (): Promise<void> => {
    await takeBack(words, undoable)
    refresh()
  }
  void offerUndo({ message: undoWords(words, done.length, undoable.length), onUndo })
}
