import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import type { Job } from '../job.ts'

const byEnd = (a: JobVisitFragment, b: JobVisitFragment): number =>
  (a.finishedAt ?? a.startAt ?? 0) - (b.finishedAt ?? b.startAt ?? 0) || (a.visitNumber ?? 0) - (b.visitNumber ?? 0)

/** The visit finished last, since the backend stores only the latest notes. null: they belong to the job as a whole. */
export function notesVisitOf({ status, visits }: Pick<Job, 'status' | 'visits'>): JobVisitFragment | null {
  if (status === 'COMPLETED' || !visits || visits.length < 2) return null
  return (
    visits
      .filter((visit) => visit.status === 'COMPLETED')
      .toSorted(byEnd)
      .at(-1) ?? null
  )
}
