import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { DialogActions } from '../overlays/AppDialog.tsx'
import type { ListRow } from '../list/rows/selection.ts'
import { counted } from '../list/words.ts'
import { ResultList, resultRows } from '../steps/ResultList.tsx'
import { doneWords, failedText } from './bulkWords.ts'
import type { Bulk } from './defineBulk.ts'
import type { BulkRun } from './useBulkRun.ts'
import classes from './Bulk.module.css'

interface BulkResultProps<Row extends ListRow> {
  readonly bulk: Pick<Bulk<Row>, 'noun'>
  /** "moved". */
  readonly done: string
  readonly bulkRun: BulkRun<Row>
  readonly onClose: () => void
}

/** Successes, failures with reasons, and retries. */
export function BulkResult<Row extends ListRow>({ bulk: { noun }, done, bulkRun, onClose }: BulkResultProps<Row>) {
  const { run, remarks, retry, retryableCount, override, clashCount } = bulkRun
  if (!run) return null
  const words = { noun, done }
  const [failed, uncertain] = [resultRows(run, ['failed']), resultRows(run, ['uncertain'])]
  const left = run.steps.length - run.results.size
  const doneCount = run.results.size - failed.length - uncertain.length
  const remarked = run.steps.flatMap(({ key, name }) => {
    const message = remarks.get(key)
    return message === undefined ? [] : [{ id: key, ...name, message }]
  })
  return (
    <div>
      {doneCount > 0 && (
        <p className={classes.done} role="status">
          <IconCheck size={18} aria-hidden /> {doneWords(words, doneCount)}.
        </p>
      )}
      {left > 0 && <p className={classes.left}>Stopped: {counted(noun, left)} unchanged.</p>}
      {failed.length > 0 && <ResultList title={`${failedText(words, failed.length)}:`} rows={failed} />}
      {uncertain.length > 0 && <ResultList title={`${counted(noun, uncertain.length)} sent, not confirmed yet:`} rows={uncertain} />}
      {remarked.length > 0 && <ResultList title={`${doneWords(words, remarked.length)}, with a problem:`} rows={remarked} />}
      <DialogActions>
        <Button variant="default" onClick={onClose} autoFocus>
          Close
        </Button>
        {clashCount > 0 && <Button variant="default" onClick={override}>{`Save ${clashCount} anyway`}</Button>}
        {retryableCount > 0 && (
          <Button onClick={retry}>{retryableCount === 1 ? 'Try this one again' : `Try these ${retryableCount} again`}</Button>
        )}
      </DialogActions>
    </div>
  )
}
