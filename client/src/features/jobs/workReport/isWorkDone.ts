import type { Job } from '../job.ts'

type Visit = NonNullable<Job['visits']>[number]

export const isVisitDone = ({ status, finishedAt }: Visit): boolean => status === 'COMPLETED' || finishedAt !== null

/** A visit is done, or someone wrote what was done. */
export const isWorkDone = (job: Job): boolean =>
  job.status === 'COMPLETED' || Boolean(job.jobFinishedNotes?.trim()) || (job.visits ?? []).some(isVisitDone)
