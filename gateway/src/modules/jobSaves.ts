import type { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { type Emptied, omitNull, withoutNull } from '../rest/emptied.ts'
import type { AddJobNoteInput, JobChangeInput, JobInput } from '../generated/resolvers.ts'
import type { RestInput } from '../rest/types.ts'

type SentFile = NonNullable<RestInput<typeof jobEndpoints.createJob>['attachments']>[number]

/** The backend validates attachment types. */
export const toJob = ({ attachments, ...job }: JobInput) => ({ ...job, attachments: attachments as SentFile[] | null | undefined })

type NewFile = NonNullable<RestInput<typeof jobEndpoints.addJobHistory>['attachments']>[number]

export const noteOf = ({ attachments, ...note }: AddJobNoteInput) => ({
  ...note,
  event: 'note' as const,
  attachments: attachments as NewFile[] | null | undefined,
})

const emptied: Emptied<ReturnType<typeof toJob>> = {
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
  quote: undefined,
}

export const changedJobOf = ({ job, ...change }: JobChangeInput) => ({ ...withoutNull(toJob(job), emptied), ...omitNull(change) })
