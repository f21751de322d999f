import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { useLatest } from '../../../components/form/useLatest.ts'
import { counted } from '../../../components/list/listText.ts'
import { DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { giveBack } from '../../../components/overlays/FocusBack.tsx'
import { hasProblems, isSettled, type Step } from '../../../components/steps/step.ts'
import { StepsDialog } from '../../../components/steps/StepsDialog.tsx'
import { StepsProgress } from '../../../components/steps/StepsProgress.tsx'
import { useSteps } from '../../../components/steps/useSteps.ts'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import { paths } from '../../../lib/paths.ts'
import { Problem, stopsRun, toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { addingSteps, NoCategories } from './addSamples.ts'
import type { FoundRecord } from './findSamples.ts'
import { removalOf } from './removeSamples.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

const refreshes = [...jobQueries, 'Customers', 'CustomerRecord', 'SetupRecords', 'SampleRecords', 'TodayWeek']
const recordNoun = { one: 'record', many: 'records' } as const

interface SampleDialogProps {
  readonly kind: 'add' | 'remove'
  readonly onClose: () => void
}

interface SamplePlan {
  readonly steps: readonly Step[]
  /** Changed or added by a person; not deleted. */
  readonly changed: readonly FoundRecord[]
}

function Changed({ changed }: Pick<SamplePlan, 'changed'>) {
  return (
    <>
      <p role="status">You changed or added these, so they’re still there:</p>
      <ul>
        {changed.map(({ id, name }) => (
          <li key={`${name} ${id}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Adds or removes the sample data at once, and lists what failed or was changed by a person. */
export function SampleDialog({ kind, onClose }: SampleDialogProps) {
  const client = useApolloClient()
  const { wall } = useFormat()
  const [error, setError] = useState<unknown>(null)
  const searching = useRef<AbortController | null>(null)
  const isShown = useRef(false)
  const verb = kind === 'add' ? 'added' : 'removed'

  const close = async (): Promise<void> => {
    for (const fieldName of ['customers', 'jobs']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    onClose()
    await reloadQueries(client, refreshes)
    // The reload removes the button that has the focus.
    setTimeout(giveBack, 0, null)
  }
  const steps = useSteps<SamplePlan>({
    getSteps: (plan) => plan.steps,
    limit: 1,
    endsRun: stopsRun,
    // The records that appear may replace the page that shows the dialog.
    outlivesPage: true,
    onEnd: async ({ plan: { changed }, results, steps: all, isOver }) => {
      const left = all.filter(({ key }) => !isSettled(results.get(key))).length + changed.length
      if (left > 0 && isShown.current) return
      if (left > 0) showError(`${counted(recordNoun, left)} not ${verb}. See Settings.`)
      else showSuccess(`Sample data ${verb}`)
      if (isOver) await close()
    },
  })
  const planOf = async (isAll: boolean, signal: AbortSignal): Promise<SamplePlan | null> => {
    if (kind === 'remove') return removalOf({ client, signal }, isAll)
    const adding = await addingSteps({ client, signal, now: wall(nowInSeconds()) })
    return adding && { steps: adding, changed: [] }
  }
  const start = async (isAll: boolean): Promise<void> => {
    searching.current = new AbortController()
    setError(null)
    try {
      const plan = await planOf(isAll, searching.current.signal)
      if (plan) steps.start(plan)
      else setError(new Problem('Stopped. You can continue later.'))
    } catch (failure) {
      setError(failure)
      if (!isShown.current) showError(toApiError(failure).message)
    }
  }
  const begin = useLatest(start)
  const hasStarted = useRef(false)
  useEffect(() => {
    isShown.current = true
    if (!hasStarted.current) void begin.current(false)
    hasStarted.current = true
    return () => void (isShown.current = false)
  }, [begin])

  const { run } = steps
  const changed = run?.plan.changed ?? []
  return (
    <StepsDialog
      steps={steps}
      title={kind === 'add' ? 'Add sample data' : 'Remove sample data'}
      noun={recordNoun}
      failedTitle={(count) => `${counted(recordNoun, count)} not ${verb}`}
      summary={({ left, problems }) => (
        <>
          {left > 0 && problems === 0 && <p role="status">Stopped. You can continue later.</p>}
          {changed.length > 0 && <Changed changed={changed} />}
        </>
      )}
      onClose={() => void (run || error !== null ? close() : undefined)}
      closeLabel={changed.length > 0 ? 'Keep them' : 'Close'}
      actions={
        run &&
        changed.length > 0 &&
        !hasProblems(run) && (
          <Button color="red" onClick={() => void start(true)}>
            Delete them too
          </Button>
        )
      }
    >
      {error === null ? (
        <StepsProgress answered={0} total={0} onStop={() => searching.current?.abort()} />
      ) : (
        <>
          <p role="alert">{toApiError(error).message}</p>
          <DialogActions>
            <Button variant="default" onClick={() => void close()} data-autofocus>
              Close
            </Button>
            {error instanceof NoCategories ? (
              <Button component={Link} to={paths.categories()} onClick={onClose}>
                Choose categories
              </Button>
            ) : (
              <Button onClick={() => void start(false)}>Try again</Button>
            )}
          </DialogActions>
        </>
      )}
    </StepsDialog>
  )
}
