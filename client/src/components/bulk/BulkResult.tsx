import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { DialogActions } from '../overlays/AppDialog.tsx'
import type { ListRow } from '../list/rows/selection.ts'
import { counted } from '../list/words.ts'
import { doneWords, failedText } from './bulkWords.ts'
import type { Bulk } from './defineBulk.ts'
import { ResultList } from '../steps/ResultList.tsx'
import type { BulkRefused } from './runBulk.ts'
import type { BulkState } from './useBulkRun.ts'
import classes from './Bulk.module.css'

interface BulkResultProps<Row extends ListRow> {
  readonly bulk: Pick<Bulk<Row>, 'noun' | 'nameOf'>
  /** "moved". */
  readonly done: string
  readonly state: BulkState<Row>
  readonly asked: number
  readonly onAgain: (rows: readonly Row[]) => void
  readonly onInsist: (rows: readonly Row[]) => void
  readonly onClose: () => void
}

const rowsFor = <Row,>(refused: readonly BulkRefused<Row>[], way: BulkRefused<Row>['way']): Row[] =>
  refused.filter((one) => one.way === way).map(({ row }) => row)

/** Successes, failures with reasons, and retries. */
export function BulkResult<Row extends ListRow>({ bulk, done, state, asked, onAgain, onInsist, onClose }: BulkResultProps<Row>) {
  const { doneCount, refused, remarks } = state
  const { noun, nameOf } = bulk
  const words = { noun, done }
  const left = asked - doneCount - refused.length
  const [sent, saved] = [refused.filter(({ way }) => way === 'sent'), refused.filter(({ way }) => way !== 'sent')]
  const [again, clashing] = [rowsFor(refused, 'again'), rowsFor(refused, 'clash')]
  const listed = (some: readonly Pick<BulkRefused<Row>, 'row' | 'message'>[]) =>
    some.map(({ row, message }) => ({ id: row.id, ...nameOf(row), message }))
  return (
    <div>
      {doneCount > 0 && (
        <p className={classes.done} role="status">
          <IconCheck size={18} aria-hidden /> {doneWords(words, doneCount)}.
        </p>
      )}
      {left > 0 && <p className={classes.left}>Stopped: {counted(noun, left)} unchanged.</p>}
      {saved.length > 0 && <ResultList title={`${failedText(words, saved.length)}:`} rows={listed(saved)} />}
      {sent.length > 0 && <ResultList title={`${counted(noun, sent.length)} sent, not confirmed yet:`} rows={listed(sent)} />}
      {remarks.length > 0 && <ResultList title={`${doneWords(words, remarks.length)}, with a problem:`} rows={listed(remarks)} />}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
        {clashing.length > 0 && <Button variant="default" onClick={() => onInsist(clashing)}>{`Save ${clashing.length} anyway`}</Button>}
        {again.length > 0 && (
          <Button onClick={() => onAgain(again)}>{again.length === 1 ? 'Try this one again' : `Try these ${again.length} again`}</Button>
        )}
      </DialogActions>
    </div>
  )
}
