import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../list/words.ts'
import { DialogActions } from '../overlays/AppDialog.tsx'
import { ResultList, type ResultRow } from './ResultList.tsx'
import type { StepResult } from './step.ts'
import { StepsProgress } from './StepsProgress.tsx'
import type { EndedRun, Steps } from './useSteps.ts'

interface Counts {
  readonly done: number
  /** Failed, given up, or uncertain. */
  readonly problems: number
  /** Not started. */
  readonly left: number
  readonly total: number
}

/** The steps with these results that are not done. */
export const rowsOf = (
  { steps, results }: Pick<EndedRun<unknown>, 'steps' | 'results'>,
  kinds: readonly StepResult['kind'][],
): ResultRow[] =>
  steps.flatMap(({ key, name }) => {
    const result = results.get(key)
    return result && result.kind !== 'done' && kinds.includes(result.kind) ? [{ id: key, ...name, message: result.message }] : []
  })

interface StepsPanelProps<Plan> {
  readonly steps: Pick<Steps<Plan>, 'run' | 'stop' | 'retry'>
  readonly noun: { readonly one: string; readonly many: string }
  /** "3 jobs couldn’t be changed" */
  readonly failedTitle: (count: number) => string
  /** Shown above the lists after the run. */
  readonly summary: (counts: Counts) => ReactNode
  readonly onClose: () => void
  readonly closeLabel?: string
  /** The focused button; default: close. */
  readonly focus?: 'close' | 'retry'
  /** More buttons. */
  readonly actions?: ReactNode
}

/** Progress of a run, then its result: what is done, a row for each step that failed or may be done, and buttons that continue. */
export function StepsPanel<Plan>(props: StepsPanelProps<Plan>) {
  const { steps, noun, failedTitle, summary, onClose, closeLabel = 'Close', focus = 'close', actions } = props
  const { run, stop, retry } = steps
  if (!run) return null
  if (run.progress) return <StepsProgress {...run.progress} onStop={stop} />
  const { results, isOver } = run
  const failed = rowsOf(run, ['failed', 'skipped'])
  const uncertain = rowsOf(run, ['uncertain'])
  const total = run.steps.length
  const left = total - run.steps.filter(({ key }) => results.has(key)).length
  const problems = failed.length + uncertain.length
  return (
    <div>
      {summary({ done: total - left - problems, problems, left, total })}
      {failed.length > 0 && <ResultList title={`${failedTitle(failed.length)}:`} rows={failed} />}
      {uncertain.length > 0 && <ResultList title={`${counted(noun, uncertain.length)} may be done:`} rows={uncertain} />}
      <DialogActions>
        <Button variant="default" onClick={onClose} autoFocus={focus === 'close'}>
          {closeLabel}
        </Button>
        {actions}
        {!isOver && (
          <Button onClick={() => retry()} autoFocus={focus === 'retry'}>
            {problems > 0 ? 'Try again' : 'Continue'}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}
