import type { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { type Emptied, omitNull, withoutNull } from '../emptied.ts'
import type { AddJobNoteInput, JobChangeInput, JobInput } from '../generated/resolvers.ts'
import type { RestInput } from '../rest/types.ts'

type SentFile = NonNullable<RestInput<typeof jobEndpoints.createJob>['attachments']>[number]

/** A job as it is sent. Whether a file is of a welcome type, the backend says. */
export const jobOf = ({ attachments, ...job }: JobInput) => ({ ...job, attachments: attachments as SentFile[] | null | undefined })

type NewFile = NonNullable<RestInput<typeof jobEndpoints.addJobHistory>['attachments']>[number]

/** A note as it is sent, with the files that it brings. */
export const noteOf = ({ attachments, ...note }: AddJobNoteInput) => ({
  ...note,
  event: 'note' as const,
  attachments: attachments as NewFile[] | null | undefined,
})

const emptied: Emptied<ReturnType<typeof jobOf>> = {
  branchId: null,
  title: '',
  description: '',
  notes: '',
  dates: [],
  startTime: null,
  endTime: null,
  recurrence: null,
  staffIds: [],
  lineItems: [],
  discountValue: 0,
  taxIds: [],
  formIds: [],
  attachments: [],
  priority: undefined,
  scheduleLater: undefined,
  isRecurring: undefined,
  discountType: undefined,
  discountBasis: undefined,
  taxBasis: undefined,
  billing: undefined,
  notifyCustomer: undefined,
  allowClash: undefined,
}

/** What changes of a job, with what the change takes besides. What is not there is not sent, and stays. */
export const changedJobOf = ({ job, ...change }: JobChangeInput) => ({ ...withoutNull(jobOf(job), emptied), ...omitNull(change) })
