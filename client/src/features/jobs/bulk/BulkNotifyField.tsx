import { Switch } from '@mantine/core'
import { useActor } from '../../../components/actions/useActor.ts'
import { counted } from '../../../components/list/listText.ts'
import { InDialogFooter } from '../../../components/overlays/AppDialog.tsx'
import { getSlot, targetOfJob } from '../../visits/actionTarget.ts'
import { EachText, type OutgoingMessage } from '../actionDialogs/EachText.tsx'
import { jobNumberOf } from '../labels/jobName.ts'
import type { JobRowFragment } from '../queries/jobs.generated.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { cancelling, type Move, movedSlot, moving } from '../../visits/bulkOrders.ts'

interface BulkNotifyFieldProps {
  readonly jobs: readonly JobRowFragment[]
  /** null: the jobs are cancelled. */
  readonly move: Move | null
  readonly isNotifying: boolean
  readonly onChange: (isNotifying: boolean) => void
}

/** Switch for notifying customers in the dialog's footer, off by default, with a preview of each message in place. */
export function BulkNotifyField({ jobs, move, isNotifying, onChange }: BulkNotifyFieldProps) {
  const { timeZone } = useFormat()
  const actor = useActor()
  const does = move ? moving.does : cancelling.does
  const returned: OutgoingMessage[] = jobs
    .filter((job) => typeof does(job, actor) === 'string')
    .map((job) => {
      const slot = move && getSlot(targetOfJob(job), timeZone)
      const to = slot && move && movedSlot(slot, move)
      return {
        key: job.id,
        label: [job.customer?.name ?? 'The customer', jobNumberOf(job)].join(' · '),
        customerId: job.customer?.id ?? null,
        about: { jobId: job.id, ...(to && { date: to.date, startTime: to.start_time, endTime: to.end_time }) },
      }
    })
  const text = isNotifying
    ? `${counted({ one: 'message', many: 'messages' }, returned.length)} to send. Customers without an address don’t get one. Undo doesn’t recall messages.`
    : 'Customers won’t be notified.'
  return (
    <>
      {isNotifying && returned.length > 0 && (
        <EachText key={JSON.stringify(move)} event={move ? 'VISIT_MOVED' : 'JOB_CANCELLED'} returned={returned} />
      )}
      <InDialogFooter>
        <Switch
          label="Notify customers"
          checked={isNotifying}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          description={text}
        />
      </InDialogFooter>
    </>
  )
}
