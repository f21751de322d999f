import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { DialogActions } from '../../../shared/ui/AppDialog.tsx'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { doneWords, refusedRow, refusedWords, sentWords, stoppedWords } from './bulkWords.ts'
import { RefusedList } from '../../../kit/bulk/RefusedList.tsx'
import type { BulkRefused } from './runBulk.ts'
import type { BulkState } from './useBulkRun.ts'
import classes from './bulk.module.css'

interface BulkResultProps {
  readonly state: BulkState
  readonly asked: number
  readonly onAgain: (jobs: readonly JobRowFragment[]) => void
  readonly onInsist: (jobs: readonly JobRowFragment[]) => void
  readonly onClose: () => void
}

const jobsFor = (refused: readonly BulkRefused[], way: BulkRefused['way']): JobRowFragment[] =>
  refused.filter((one) => one.way === way).map(({ job }) => job)

/** What worked, what did not and why, and what can be tried about it. */
export function BulkResult({ state, asked, onAgain, onInsist, onClose }: BulkResultProps) {
  const { kind, doneCount, refused } = state
  const left = asked - doneCount - refused.length
  const [sent, kept] = [refused.filter(({ way }) => way === 'sent'), refused.filter(({ way }) => way !== 'sent')]
  const [again, clashing] = [jobsFor(refused, 'again'), jobsFor(refused, 'clash')]
  return (
    <div>
      {doneCount > 0 && (
        <p className={classes.done} role="status">
          <IconCheck size={18} aria-hidden /> {doneWords(kind, doneCount)}.
        </p>
      )}
      {left > 0 && <p className={classes.left}>Stopped: {stoppedWords(left)}.</p>}
      {kept.length > 0 && <RefusedList title={`${refusedWords(kind, kept.length)}:`} refused={kept.map(refusedRow)} />}
      {sent.length > 0 && <RefusedList title={`${sentWords(sent.length)}:`} refused={sent.map(refusedRow)} />}
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
