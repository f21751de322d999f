import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { Fact } from './Fact.tsx'
import type { Job } from './JobDetail.tsx'
import { visitsDoneWords } from './visitsDoneWords.ts'
import classes from './JobDetail.module.css'

/** How the job repeats, and how far it is. */
export function RecurrenceFact({ job }: { readonly job: Job }) {
  const { recurrence, isRecurring } = job
  const progress = visitsDoneWords(job)
  if (!isRecurring && !recurrence) return progress && <Fact label="Progress">{progress}</Fact>
  const rule = recurrence?.sentence ?? (recurrence ? recurrenceFrequency[recurrence.frequency].label : 'Recurring job')
  return (
    <Fact label="Repeats">
      {rule}
      {progress && <div className={classes.soft}>{progress}</div>}
    </Fact>
  )
}
