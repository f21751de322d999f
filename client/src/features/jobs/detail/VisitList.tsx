import type { Job } from './JobDetail.tsx'
import { Section } from './Section.tsx'
import { VisitRow } from './VisitRow.tsx'
import classes from './JobDetail.module.css'

export function VisitList({ job }: { readonly job: Job }) {
  const visits = job.visits ?? []
  if (visits.length === 0) return null
  const done = visits.length > 1 && job.visitsDone !== null ? `${job.visitsDone} of ${visits.length} done` : null
  return (
    <Section title={visits.length === 1 ? 'Visit' : 'Visits'} aside={done && <span className={classes.soft}>{done}</span>}>
      <ul className={classes.visits}>
        {visits.map((visit) => (
          <VisitRow key={visit.id} job={job} visit={visit} />
        ))}
      </ul>
    </Section>
  )
}
