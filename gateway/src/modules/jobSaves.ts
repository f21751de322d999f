import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { JobChangePreview, JobPreview } from '@callout/contracts/jobs/preview'
import { Job } from '@callout/contracts/jobs/schemas'
import { z } from '@callout/contracts/zod'
import type { JobChangeInput, JobInput } from '../generated/resolvers.ts'
import type { RestInput } from '../rest/types.ts'

/** What is only looked at has no id: a backend that does not know `preview` answers with the job that it has saved. */
const unsaved = { id: z.optional(z.never()) }

/**
 * The two saves of a job and their previews, each with the one answer that was asked for: another answer leaves the
 * contract, so that a saved job is never shown as a preview, nor a preview as a saved job.
 */
export const bookJob = { ...jobEndpoints.createJob, data: Job }
export const previewJob = { ...jobEndpoints.createJob, data: z.extend(JobPreview, unsaved) }
export const changeJob = { ...jobEndpoints.updateJob, data: Job }
export const previewJobChange = { ...jobEndpoints.updateJob, data: z.extend(JobChangePreview, unsaved) }

type SentFile = NonNullable<RestInput<typeof bookJob>['attachments']>[number]

/** A job as it is sent. Whether a file is of a welcome type, the backend says. */
export const jobOf = ({ attachments, ...job }: JobInput) => ({ ...job, attachments: attachments as SentFile[] | null | undefined })

/** The whole job as it shall be, with what the change takes besides. A field that is null is left out, and so emptied. */
export const changedJobOf = ({ job, ...change }: JobChangeInput) => ({ ...jobOf(job), ...change })
