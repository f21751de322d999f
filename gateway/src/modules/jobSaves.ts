import type { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import type { JobChangeInput, JobInput } from '../generated/resolvers.ts'
import type { RestInput } from '../rest/types.ts'

type SentFile = NonNullable<RestInput<typeof jobEndpoints.createJob>['attachments']>[number]

/** A job as it is sent. Whether a file is of a welcome type, the backend says. */
export const jobOf = ({ attachments, ...job }: JobInput) => ({ ...job, attachments: attachments as SentFile[] | null | undefined })

/** The whole job as it shall be, with what the change takes besides. A field that is null is left out, and so emptied. */
export const changedJobOf = ({ job, ...change }: JobChangeInput) => ({ ...jobOf(job), ...change })
