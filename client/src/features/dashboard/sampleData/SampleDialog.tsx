import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { StepsProgress } from '../../../components/steps/StepsProgress.tsx'
import { ResultList } from '../../../components/steps/ResultList.tsx'
import { useNewest } from '../../../components/form/useNewest.ts'
import { counted } from '../../../components/list/words.ts'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { giveBack } from '../../../components/overlays/FocusBack.tsx'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import { paths } from '../../../lib/paths.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { addSamples, NoCategories, type SampleRun } from './addSamples.ts'
import { type Removal, removeSamples } from './removeSamples.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

const refreshes = [...jobQueries, 'Customers', 'CustomerRecord', 'SetupRecords', 'SampleRecords', 'TodayWeek']
const recordNoun = { one: 'record', many: 'records' } as const

interface SampleDialogProps {
  readonly kind: 'add' | 'remove'
  readonly onClose: () => void
}

/** Adds or removes the sample data at once, and lists what failed or was changed by a person. */
export function SampleDialog({ kind, onClose }: SampleDialogProps) {
  const client = useApolloClient()
  const { wall } = useFormat()
  const [progress, setProgress] = useState<{ readonly answered: number; readonly total: number } | null>({ answered: 0, total: 0 })
  const [result, setResult] = useState<Removal>({ changed: [], failed: [] })
  const [problem, setProblem] = useState<string | null>(null)
  const [hasCategories, setHasCategories] = useState(true)
  const stop = useRef<AbortController | null>(null)

  const close = async (): Promise<void> => {
    for (const fieldName of ['customers', 'jobs']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    onClose()
    await reloadQueries(client, refreshes)
    // The reload removes the button that has the focus.
    setTimeout(giveBack, 0, null)
  }
  const work = async (run: SampleRun, isAll: boolean): Promise<Removal> => {
    if (kind === 'remove') return removeSamples(run, isAll)
    return { changed: [], failed: await addSamples({ ...run, now: wall(nowInSeconds()) }) }
  }
  const start = async (isAll: boolean): Promise<void> => {
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    setProblem(null)
    setProgress({ answered: 0, total: 0 })
    try {
      const onProgress = (answered: number, total: number): void => setProgress({ answered, total })
      const done = await work({ client, signal, onProgress }, isAll)
      setResult(done)
      const left = done.failed.length + done.changed.length
      if (signal.aborted || (left > 0 && isShown.current)) return
      if (left > 0) showError(`${counted(recordNoun, left)} not ${kind === 'add' ? 'added' : 'removed'}. See Settings.`)
      else showSuccess(kind === 'add' ? 'Sample data added' : 'Sample data removed')
      await close()
    } catch (error) {
      const { message } = toApiError(error)
      setProblem(message)
      setHasCategories(!(error instanceof NoCategories))
      if (!isShown.current) showError(message)
    } finally {
      setProgress(null)
    }
  }
  const begin = useNewest(start)
  const isShown = useRef(false)
  const hasBegun = useRef(false)
  // The records that appear may replace the page that shows the dialog; the run goes on.
  useEffect(() => {
    isShown.current = true
    if (!hasBegun.current) void begin.current(false)
    hasBegun.current = true
    return () => void (isShown.current = false)
  }, [begin])

  const title = kind === 'add' ? 'Add sample data' : 'Remove sample data'
  if (progress)
    return (
      <AppDialog isOpen onClose={() => undefined} title={title}>
        <StepsProgress {...progress} onStop={() => stop.current?.abort()} />
      </AppDialog>
    )
  const { failed, changed } = result
  const isStopped = problem === null && failed.length === 0 && changed.length === 0
  return (
    <AppDialog isOpen onClose={() => void close()} title={title}>
      {problem !== null && <p role="alert">{problem}</p>}
      {isStopped && <p role="status">Stopped. You can continue later.</p>}
      {failed.length > 0 && (
        <ResultList
          title={`${counted(recordNoun, failed.length)} not ${kind === 'add' ? 'added' : 'removed'}:`}
          rows={failed.map((failure) => ({ ...failure, title: null }))}
        />
      )}
      {changed.length > 0 && (
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
      )}
      <DialogActions>
        <Button variant="default" onClick={() => void close()} data-autofocus>
          {changed.length > 0 ? 'Keep them' : 'Close'}
        </Button>
        {!hasCategories && (
          <Button component={Link} to={paths.categories()} onClick={onClose}>
            Choose categories
          </Button>
        )}
        {hasCategories && (failed.length > 0 || problem !== null || isStopped) && (
          <Button onClick={() => void start(false)}>Try again</Button>
        )}
        {failed.length === 0 && changed.length > 0 && (
          <Button color="red" onClick={() => void start(true)}>
            Delete them too
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  )
}
