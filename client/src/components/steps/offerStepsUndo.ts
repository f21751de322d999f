import { undoProblem } from '../../lib/writes/resultMessages.ts'
import type { Undo } from '../../lib/writes/writeResult.ts'
import { inParallel, MOST_AT_ONCE } from '../list/inParallel.ts'
import { offerUndo } from '../toasts/offerUndo.tsx'
import { runWriteUndo } from '../toasts/offerWriteUndo.ts'
import { showError, showSuccess } from '../toasts/toasts.ts'

export interface UndoableStep {
  readonly name: string
  readonly undo: Undo
}

interface StepsUndo {
  /** Undone one group after the other. */
  readonly groups: readonly (readonly UndoableStep[])[]
  /** null: nothing to report. */
  readonly undoneMessage: (count: number, isAll: boolean) => string | null
  readonly refresh: () => Promise<void> | void
}

async function undoSteps({ groups, undoneMessage, refresh }: StepsUndo): Promise<void> {
  const problems: string[] = []
  const conflicts: { readonly message: string; readonly step: UndoableStep }[] = []
  for (const group of groups)
    await inParallel(group, MOST_AT_ONCE, async ({ name, undo }) => {
      const ended = await runWriteUndo(undo)
      const problem = undoProblem(name, ended)
      if (ended.override) conflicts.push({ message: problem ?? name, step: { name, undo: ended.override } })
      else if (problem !== null) problems.push(problem)
    })
  await refresh()
  const left = problems.length + conflicts.length
  const count = groups.flat().length - left
  const message = count > 0 ? undoneMessage(count, left === 0) : null
  if (message !== null) showSuccess(message)
  if (problems.length > 0) showError(`Couldn’t undo: ${problems.join(' ')}`)
  if (conflicts.length === 0) return
  void offerUndo({
    message: `${conflicts.map((conflict) => conflict.message).join(' ')} Undo anyway?`,
    isQuestion: true,
    onUndo: () => undoSteps({ groups: [conflicts.map(({ step }) => step)], undoneMessage, refresh }),
  })
}

/** Shows the result of a run in a toast whose Undo reverts its steps. Resolves with a function that withdraws the offer. */
export const offerStepsUndo = (message: string, undo: StepsUndo): Promise<() => void> =>
  offerUndo({ message, onUndo: () => undoSteps(undo) })
