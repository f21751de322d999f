import type { JobQuery } from './jobs.generated.ts'

/** A job as its page is told. */
export type Job = JobQuery['job']
