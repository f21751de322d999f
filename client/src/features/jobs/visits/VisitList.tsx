import type { Job } from '../job.ts'
import { notesVisitOf } from './notesVisitOf.ts'
import { Section } from '../../../kit/record/Parts.tsx'
import { VisitGroupRows } from './VisitGroupRows.tsx'
import { visitGroups } from './visitGroups.ts'
import { visitsDoneWords } from './visitsDoneWords.ts'
import record from '../../../kit/record/Record.module.css'

/** The visits of the job; several stand in groups, what comes next on top. */
export function VisitList({ job }: { readonly job: Job }) {
  const visits = job.visits ?? []
  if (visits.length === 0) return null
  if (visits.length === 1) {
    return (
      <Section title="Visit">
        <VisitGroupRows job={job} visits={visits} />
      </Section>
    )
  }
  const noted = notesVisitOf(job)
  return (
    <Section title="Visits" aside={<span className={record.soft}>{visitsDoneWords(job)}</span>}>
      {visitGroups(visits).map(({ title, visits: ofGroup }) => (
        <VisitGroupRows key={title} job={job} title={title} visits={ofGroup} noted={noted} />
      ))}
    </Section>
  )
}
