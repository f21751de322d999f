import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { AppDialog, DialogActions } from '../../../shared/ui/AppDialog.tsx'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import type { BulkOrder } from './bulkOrder.ts'
import { BulkProgress } from '../../../kit/bulk/BulkProgress.tsx'
import { BulkResult } from './BulkResult.tsx'
import { titleFor } from './bulkWords.ts'
import { useBulkRun } from './useBulkRun.ts'
import classes from '../../../kit/form/DialogForm.module.css'

/** What the dialogs of all bulk actions are given. */
export interface BulkDialogProps {
  readonly jobs: readonly JobRowFragment[]
  /** These are done, and leave the selection. */
  readonly onDone: (ids: readonly string[]) => void
  readonly onClose: () => void
}

interface BulkFrameProps extends BulkDialogProps {
  readonly kind: BulkOrder['kind']
  readonly submitLabel: string
  readonly isDestructive?: boolean
  /** The order out of the answers; null where they are not complete yet: the dialog says at the field what is missing. */
  readonly orderOf: () => BulkOrder | null
  readonly children: ReactNode
}

/** A bulk action from its questions over its progress to what came of it. It closes by itself where all of it worked. */
export function BulkFrame({ jobs, onDone, onClose, kind, submitLabel, isDestructive = false, orderOf, children }: BulkFrameProps) {
  const [asked] = useState(jobs)
  const [order, setOrder] = useState<BulkOrder | null>(null)
  const { state, run, stop } = useBulkRun(kind, (done, isWhole) => {
    onDone(done.map(({ job }) => job.id))
    if (isWhole) onClose()
  })
  const { phase } = state
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const next = orderOf()
    setOrder(next)
    if (next) void run({ order: next, jobs: asked })
  }
  return (
    <AppDialog isOpen onClose={phase === 'running' ? () => undefined : onClose} title={titleFor(kind, asked.length)} size={520}>
      {phase === 'running' && <BulkProgress answered={state.answered} total={state.total} onStop={stop} />}
      {phase === 'over' && order && (
        <BulkResult
          state={state}
          asked={asked.length}
          onClose={onClose}
          onAgain={(refused) => void run({ order, jobs: refused, isAgain: true })}
          onInsist={(refused) => void run({ order, jobs: refused, isAgain: true, allowClash: true })}
        />
      )}
      {phase === 'asking' && (
        <form onSubmit={begin} noValidate className={classes.form}>
          {children}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" color={isDestructive ? 'red' : undefined}>
              {submitLabel}
            </Button>
          </DialogActions>
        </form>
      )}
    </AppDialog>
  )
}
