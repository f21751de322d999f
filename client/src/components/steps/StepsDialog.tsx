import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../list/listText.ts'
import { AppDialog, DialogActions } from '../overlays/AppDialog.tsx'
import { ResultList, resultRows } from './ResultList.tsx'
import { StepsProgress } from './StepsProgress.tsx'
import type { Steps } from './useSteps.ts'

interface Counts {
  readonly done: number
  /** Failed, given up, or uncertain. */
  readonly problems: number
  readonly left: number
  readonly total: number
}

interface StepsDialogProps<Plan> {
  readonly steps: Steps<Plan>
  readonly title: string
  readonly size?: number
  /** `isAside` of `AppDialog`. */
  readonly isAside?: boolean
  readonly noun: { readonly one: string; readonly many: string }
  /** "3 jobs couldn’t be changed" */
  readonly failedTitle: (count: number) => string
  /** Default: "2 jobs may be done" */
  readonly uncertainTitle?: (count: number) => string
  readonly summary: (counts: Counts) => ReactNode
  /** "The merge of Ben Hart into Maria Lopez", of a run that a reload has interrupted. */
  readonly runName?: (plan: Plan) => string
  /** Closes the dialog instead of starting again. */
  readonly closesOnDiscard?: boolean
  readonly onClose: () => void
  readonly onEnd?: () => void
  readonly closeLabel?: string
  /** The focused button of the result; default: close. */
  readonly focus?: 'close' | 'retry'
  readonly details?: ReactNode
  readonly actions?: ReactNode
  /** null: no more tries. Default: everything that is not done is tried again. */
  readonly again?: { readonly label: string; readonly onClick: () => void } | null
  readonly header?: ReactNode
  readonly children: ReactNode
}

/** Result of a run: what is done, a row for each step that failed or may be done, and buttons that continue. */
function StepsResult<Plan>({ steps, ...props }: StepsDialogProps<Plan> & { readonly onEnd: () => void }) {
  const { noun, failedTitle, summary, onEnd, closeLabel = 'Close', focus = 'close', details, actions } = props
  const { uncertainTitle = (count) => `${counted(noun, count)} may be done` } = props
  const { run, retry } = steps
  if (!run) return null
  const failed = resultRows(run, ['failed', 'skipped'])
  const uncertain = resultRows(run, ['uncertain'])
  const total = run.steps.length
  const left = run.steps.filter(({ key }) => !run.results.has(key)).length
  const problems = failed.length + uncertain.length
  const { again = run.isOver ? null : { label: problems > 0 ? 'Try again' : 'Continue', onClick: () => retry() } } = props
  return (
    <div>
      {summary({ done: total - left - problems, problems, left, total })}
      {failed.length > 0 && <ResultList title={`${failedTitle(failed.length)}:`} rows={failed} />}
      {uncertain.length > 0 && <ResultList title={`${uncertainTitle(uncertain.length)}:`} rows={uncertain} />}
      {details}
      <DialogActions>
        <Button variant="default" onClick={onEnd} autoFocus={focus === 'close'}>
          {closeLabel}
        </Button>
        {actions}
        {again && (
          <Button onClick={again.onClick} autoFocus={focus === 'retry'}>
            {again.label}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}

/** A dialog for a run of steps: what is asked before, an interrupted run that can be continued, progress and results. */
export function StepsDialog<Plan>(props: StepsDialogProps<Plan>) {
  const { steps, title, size = 440, isAside = false, runName, closesOnDiscard = false, onClose, onEnd = onClose, header, children } = props
  const { run, interrupted, isReading, isNew, resume, discard, stop } = steps
  const end = (): void => {
    discard()
    onEnd()
  }
  const drop = (): void => {
    discard()
    if (closesOnDiscard) onClose()
  }
  return (
    <AppDialog isOpen onClose={run?.progress ? () => undefined : run ? end : onClose} title={title} size={size} isAside={isAside}>
      {header}
      {isReading && <Skeleton height={80} role="status" aria-label="Loading" />}
      {interrupted && (
        <>
          <p role="status">{runName?.(interrupted.plan)} was interrupted. Everything done so far stays done.</p>
          <DialogActions>
            <Button variant="default" onClick={drop}>
              Discard
            </Button>
            <Button onClick={resume} autoFocus>
              Continue, {interrupted.left.toLocaleString('en')} of {interrupted.total.toLocaleString('en')} left
            </Button>
          </DialogActions>
        </>
      )}
      {run?.progress && <StepsProgress {...run.progress} onStop={stop} />}
      {run && !run.progress && <StepsResult {...props} onEnd={end} />}
      {isNew && children}
    </AppDialog>
  )
}
