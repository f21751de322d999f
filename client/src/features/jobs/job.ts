import type { JobQuery } from './jobs.generated.ts'

export type Job = JobQuery['job']
