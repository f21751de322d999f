import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { Fact } from '../../../components/record/Parts.tsx'
import type { Job } from '../job.ts'
import { visitsDoneWords } from '../visits/visitsDoneWords.ts'
import record from '../../../components/record/Record.module.css'

/** Whether there is something to say of how it repeats. */
export const hasRecurrence = (job: Job): boolean => Boolean(job.isRecurring || job.recurrence || visitsDoneWords(job))

/** How the job repeats, and how far it is. */
export function RecurrenceFact({ job }: { readonly job: Job }) {
  const { recurrence, isRecurring } = job
  const progress = visitsDoneWords(job)
  if (!isRecurring && !recurrence) return progress && <Fact label="Progress">{progress}</Fact>
  const rule = recurrence?.sentence ?? (recurrence ? recurrenceFrequency[recurrence.frequency].label : 'Recurring job')
  return (
    <Fact label="Repeats">
      {rule}
      {progress && <div className={record.soft}>{progress}</div>}
    </Fact>
  )
}
