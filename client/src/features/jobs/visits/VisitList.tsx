import type { JobVisitFragment } from '../shared/jobs.generated.ts'
import type { Job } from '../job.ts'
import { headVisitOf } from '../shared/headVisit.ts'
import { notesVisitOf } from './notesVisitOf.ts'
import { Section } from '../../../components/record/Parts.tsx'
import { VisitGroupRows } from './VisitGroupRows.tsx'
import { visitGroups } from './visitGroups.ts'
import { visitsDoneWords } from './visitsDoneWords.ts'
import record from '../../../components/record/Record.module.css'

const othersThan = (shown: JobVisitFragment | null, groups: ReturnType<typeof visitGroups>): ReturnType<typeof visitGroups> =>
  groups.map((group) => ({ ...group, visits: group.visits.filter((visit) => visit !== shown) })).filter(({ visits }) => visits.length > 0)

/** The visits of a job that has several, in groups; the one that counts stands above them by itself (`VisitCard`). */
export function VisitList({ job }: { readonly job: Job }) {
  const visits = job.visits ?? []
  if (visits.length < 2) return null
  const shown = headVisitOf(visits)
  const noted = notesVisitOf(job)
  return (
    <Section title="Visits" aside={<span className={record.soft}>{visitsDoneWords(job)}</span>}>
      {othersThan(shown, visitGroups(visits)).map(({ title, visits: ofGroup }) => (
        <VisitGroupRows key={title} job={job} title={title} visits={ofGroup} noted={noted} />
      ))}
    </Section>
  )
}
