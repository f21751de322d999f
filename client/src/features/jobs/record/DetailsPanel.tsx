import { worksAlone } from '../../../lib/session/onSite.ts'
import { Fact, Panel } from '../../../components/record/Parts.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { Job } from '../job.ts'
import record from '../../../components/record/Record.module.css'
import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { visitsDoneText } from '../visits/visitsDoneText.ts'

const hasRecurrence = (job: Job): boolean => Boolean(job.isRecurring || job.recurrence || visitsDoneText(job))

function RecurrenceFact({ job }: { readonly job: Job }) {
  const { recurrence, isRecurring } = job
  const progress = visitsDoneText(job)
  if (!isRecurring && !recurrence) return progress && <Fact label="Progress">{progress}</Fact>
  const rule = recurrence?.sentence ?? (recurrence ? recurrenceFrequency[recurrence.frequency].label : 'Recurring job')
  return (
    <Fact label="Repeats">
      {rule}
      {progress && <div className={record.soft}>{progress}</div>}
    </Fact>
  )
}

/** Recurrence, category and author; renders nothing if all are missing. */
export function DetailsPanel({ job }: { readonly job: Job }) {
  const format = useFormat(job.timezone)
  if (!hasRecurrence(job) && !job.category?.name && job.createdAt === null) return null
  return (
    <Panel title="Details">
      <RecurrenceFact job={job} />
      {job.category?.name && (
        <Fact label="Category">
          <bdi>{job.category.name}</bdi>
        </Fact>
      )}
      {job.createdAt !== null && (
        <Fact label="Created">
          {format.dayOf(job.createdAt)}
          {job.createdBy?.name && !worksAlone() && (
            <div className={record.soft}>
              by <bdi>{job.createdBy.name}</bdi>
            </div>
          )}
        </Fact>
      )}
    </Panel>
  )
}
