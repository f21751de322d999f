import { Button } from '@mantine/core'
import { IconCalendarTime, IconTrash, IconUserPlus, IconX, IconCircleX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { deleteProblemOf } from '../actions/deleteProblemOf.ts'
import { actionsOf } from '../actions/jobActions.ts'
import { useActingUser } from '../actions/useActingUser.ts'
import { useDeleteJobs } from '../actions/useDeleteJobs.ts'
import { useHolds } from '../actions/useHolds.ts'
import type { JobAction } from '../jobs.generated.ts'
import { type JobListState, rowsKeyOf } from '../list/jobListState.ts'
import type { JobSelection } from '../list/useJobSelection.ts'
import type { BulkOrder } from './bulkOrder.ts'
import { SelectAll } from './SelectAll.tsx'
import { useBarFocus } from './useBarFocus.ts'
import classes from './bulk.module.css'

const dialogs = {
  assign: lazy(() => import('./BulkAssignDialog.tsx').then((module) => ({ default: module.BulkAssignDialog }))),
  reschedule: lazy(() => import('./BulkRescheduleDialog.tsx').then((module) => ({ default: module.BulkRescheduleDialog }))),
  cancel: lazy(() => import('./BulkCancelDialog.tsx').then((module) => ({ default: module.BulkCancelDialog }))),
} as const
const BulkDeleteDialog = lazy(() => import('./BulkDeleteDialog.tsx').then((module) => ({ default: module.BulkDeleteDialog })))

type Kind = BulkOrder['kind']
const choices: readonly {
  readonly kind: Kind
  readonly label: string
  readonly Icon: typeof IconX
  readonly needs: readonly JobAction[]
}[] = [
  { kind: 'assign', label: 'Assign', Icon: IconUserPlus, needs: ['ASSIGN', 'RESCHEDULE'] },
  { kind: 'reschedule', label: 'Reschedule', Icon: IconCalendarTime, needs: ['RESCHEDULE'] },
  { kind: 'cancel', label: 'Cancel', Icon: IconCircleX, needs: ['CANCEL'] },
]

interface BulkBarProps {
  readonly state: JobListState
  readonly selection: JobSelection
  /** On all pages; null where the backend does not say. */
  readonly total: number | null
}

/** What is selected, and what can be done to all of it. */
export function BulkBar({ state, selection, total }: BulkBarProps) {
  const user = useActingUser()
  const deleteJobs = useDeleteJobs()
  const mayDelete = useHolds('delete_jobs')
  const [open, setOpen] = useState<Kind | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { jobs, isChoosing } = selection
  const { onFocus, goBack, goToSelected } = useBarFocus(jobs)
  const allowed = new Set(jobs.flatMap((job) => actionsOf(job, user)))
  const Dialog = open && dialogs[open]
  const leave = (): void => {
    goBack()
    selection.clear()
    if (isChoosing) selection.setIsChoosing(false)
  }
  const refused = jobs.flatMap((job) => {
    const message = deleteProblemOf(job)
    return message === null ? [] : [{ job, message }]
  })
  const deletable = jobs.filter((job) => !refused.some((one) => one.job === job))
  const remove = (): void => {
    setIsAsking(false)
    goToSelected()
    deleteJobs(deletable, rowsKeyOf(state))
    selection.drop(deletable.map(({ id }) => id))
  }
  const onDelete = (): void => (refused.length > 0 ? setIsAsking(true) : remove())
  return (
    <>
      <div
        className={classes.bar}
        role="region"
        aria-label="Selected jobs"
        data-bulk-bar
        onFocus={onFocus}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.contains(event.target as Node) && goBack()}
      >
        <span className={classes.selected} role="status">
          {jobs.length === 0 ? 'Tap jobs to select them' : `${jobs.length.toLocaleString('en')} selected`}
        </span>
        {choices.map(({ kind, label, Icon, needs }) => (
          <Button
            key={kind}
            size="compact-sm"
            h={32}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            disabled={!needs.some((action) => allowed.has(action))}
            onClick={() => setOpen(kind)}
          >
            {label}
          </Button>
        ))}
        {mayDelete && (
          <Button
            size="compact-sm"
            h={32}
            variant="default"
            c={jobs.length > 0 ? 'red' : undefined}
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={jobs.length === 0}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
        <Button size="compact-sm" h={32} variant="subtle" color="gray" leftSection={<IconX size={16} aria-hidden />} onClick={leave}>
          {isChoosing ? 'Done' : 'Clear'}
        </Button>
        <SelectAll state={state} selection={selection} total={total} />
      </div>
      <Suspense fallback={null}>
        {Dialog && <Dialog jobs={jobs} onDone={selection.drop} onClose={() => setOpen(null)} />}
        {isAsking && <BulkDeleteDialog count={deletable.length} refused={refused} onDelete={remove} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  )
}
