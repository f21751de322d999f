import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'

const getStamp = ({ caller, now }: Viewer) => ({ deleted_at: now, deleted_by: caller.user.id })

export function removeVisits(viewer: Viewer, visits: readonly VisitRecord[]): void {
  const { store } = viewer
  for (const visit of visits) {
    store.visits.remove(visit.id)
    store.deletedVisits.put({ ...visit, ...getStamp(viewer) })
  }
}

export function removeJob(viewer: Viewer, job: JobRecord): void {
  const { store } = viewer
  removeVisits(viewer, store.visits.by('job_id', job.id))
  for (const { id } of store.attachments.by('job_id', job.id)) store.attachments.remove(id)
  store.jobs.remove(job.id)
  store.deletedJobs.put({ ...job, ...getStamp(viewer) })
}
