import { IconCalendarTime, IconCircleX, IconTrash, IconUserPlus, type TablerIcon } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { BulkBar, BulkButton } from '../../../kit/bulk/BulkBar.tsx'
import type { BulkBarProps } from '../../../kit/list/defineList.ts'
import { useDelete } from '../../../kit/actions/deletes/useDeletes.ts'
import { actionsOf } from '../../../parts/jobs/actions/jobActionSet.ts'
import { jobDeletes } from '../../../parts/jobs/deletes/jobDeletes.ts'
import type { JobAction, JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { useActingUser } from '../../../shared/session/useActingUser.ts'
import type { BulkOrder } from './bulkOrder.ts'
import { jobNoun } from './bulkWords.ts'

const dialogs = {
  assign: lazy(() => import('./BulkAssignDialog.tsx').then((module) => ({ default: module.BulkAssignDialog }))),
  reschedule: lazy(() => import('./BulkRescheduleDialog.tsx').then((module) => ({ default: module.BulkRescheduleDialog }))),
  cancel: lazy(() => import('./BulkCancelDialog.tsx').then((module) => ({ default: module.BulkCancelDialog }))),
} as const
const BulkDeleteDialog = lazy(() => import('./BulkDeleteDialog.tsx').then((module) => ({ default: module.BulkDeleteDialog })))

type Kind = BulkOrder['kind']
interface BulkChoice {
  readonly kind: Kind
  readonly label: string
  readonly Icon: TablerIcon
  /** Any of these, for any of the jobs. */
  readonly needs: readonly JobAction[]
}
const choices: readonly BulkChoice[] = [
  { kind: 'assign', label: 'Assign', Icon: IconUserPlus, needs: ['ASSIGN', 'RESCHEDULE'] },
  { kind: 'reschedule', label: 'Reschedule', Icon: IconCalendarTime, needs: ['RESCHEDULE'] },
  { kind: 'cancel', label: 'Cancel', Icon: IconCircleX, needs: ['CANCEL'] },
]

/** What can be done to several jobs. */
export function JobBulkBar({ selection, rowsKey, children }: BulkBarProps<JobRowFragment>) {
  const user = useActingUser()
  const deleteJobs = useDelete(jobDeletes)
  const [open, setOpen] = useState<Kind | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { rows: jobs } = selection
  const allowed = new Set(jobs.flatMap((job) => actionsOf(job, user)))
  const Dialog = open && dialogs[open]
  const refused = jobs.flatMap((job) => {
    const message = jobDeletes.problemOf(job)
    return message === null ? [] : [{ row: job, message }]
  })
  const deletable = jobs.filter((job) => !refused.some((one) => one.row === job))
  const remove = (goToSelected: () => void): void => {
    setIsAsking(false)
    goToSelected()
    deleteJobs?.(deletable, rowsKey)
    selection.drop(deletable.map(({ id }) => id))
  }
  return (
    <BulkBar
      selection={selection}
      noun={jobNoun}
      actions={({ goToSelected }) => (
        <>
          {choices.map(({ kind, label, Icon, needs }) => (
            <BulkButton
              key={kind}
              label={label}
              Icon={Icon}
              isDisabled={!needs.some((action) => allowed.has(action))}
              onClick={() => setOpen(kind)}
            />
          ))}
          {deleteJobs && (
            <BulkButton
              label="Delete"
              Icon={IconTrash}
              isDangerous
              isDisabled={jobs.length === 0}
              onClick={() => (refused.length > 0 ? setIsAsking(true) : remove(goToSelected))}
            />
          )}
          <Suspense fallback={null}>
            {Dialog && <Dialog jobs={jobs} onDone={selection.drop} onClose={() => setOpen(null)} />}
            {isAsking && (
              <BulkDeleteDialog
                count={deletable.length}
                refused={refused}
                onDelete={() => remove(goToSelected)}
                onClose={() => setIsAsking(false)}
              />
            )}
          </Suspense>
        </>
      )}
    >
      {children}
    </BulkBar>
  )
}
