import type { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import type { JobChangeInput, JobInput } from '../generated/resolvers.ts'
import type { RestInput } from '../rest/types.ts'

type SentFile = NonNullable<RestInput<typeof jobEndpoints.createJob>['attachments']>[number]

/** A job as it is sent. Whether a file is of a welcome type, the backend says. */
export const jobOf = ({ attachments, ...job }: JobInput) => ({ ...job, attachments: attachments as SentFile[] | null | undefined })

/** What the wire calls empty. A field that is not here cannot be: its null is not sent. */
const emptied: { readonly [Field in keyof JobInput]?: '' | 0 | null | readonly never[] } = {
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
}

const isEmptiable = (field: string): field is keyof typeof emptied => field in emptied

/** null as the wire says it: what can be empty is emptied, what cannot is not sent. */
const withoutNull = <T extends object>(input: T): T =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, value === null ? (isEmptiable(field) ? emptied[field] : undefined) : value]),
  ) as T

/** What changes of a job, with what the change takes besides. What is not there is not sent, and stays. */
export const changedJobOf = ({ job, ...change }: JobChangeInput) => ({ ...withoutNull(jobOf(job)), ...withoutNull(change) })
