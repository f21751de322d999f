import type { Camel } from '@callout/contracts/casing'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import type { JobSummary, Visit } from '@callout/contracts/jobs/schemas'
import type { GatewayContext, JobDetail } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { pageOf } from '../page.ts'
import type { RestData } from '../rest/types.ts'
import { ignoredFilters } from './ignoredFilters.ts'
import { jobRecord, jobRecords, withKnownStatus } from './jobRecords.ts'
import { changedJobOf, jobOf } from './jobSaves.ts'

/** A row of the list, or the job itself. */
export type JobSource = Camel<JobSummary> | JobDetail
export type VisitSource = Camel<Visit>

const isDetail = (job: JobSource): job is JobDetail => 'visits' in job

/** A field that rows of the list do not have, from the job itself. */
const fromDetail =
  <K extends keyof JobDetail>(field: K) =>
  (job: JobSource, _: unknown, { getJob }: GatewayContext): JobDetail[K] | Promise<JobDetail[K]> =>
    isDetail(job) ? job[field] : getJob(job.id).then((detail) => detail[field])

/** A job that a write has answered with. What it leaves out is not asked for: a read that fails would look like a failed write. */
const answered = <T extends JobSource>(job: T): T => withKnownStatus({ ...job, visits: isDetail(job) ? job.visits : null })

const saved = (job: JobDetail | null): JobDetail | null => job && answered(job)

const managed = (done: RestData<typeof jobEndpoints.manageJob> | null) =>
  done && { ...done, job: answered(done.job), visit: done.visit && withKnownStatus(done.visit) }

export const jobs = {
  Query: {
    jobs: async (_, { input }, context) => {
      const { statuses, sortDirection, ...others } = input ?? {}
      const {
        jobs: items,
        pagination,
        counts,
      } = await context.rest(jobEndpoints.listJobs, { ...others, status: statuses, sortDir: sortDirection })
      const shown = await jobRecords(items, context)
      return { ...pageOf(items, pagination), items: shown, counts, ignored: ignoredFilters(shown, input ?? {}) }
    },
    job: async (_, { id }, context) => jobRecord(await context.getJob(id), context),
    jobHistory: async (_, input, { rest }) => {
      const { history, pagination } = await rest(jobEndpoints.listJobHistory, input)
      return pageOf(history, pagination)
    },
    rankedStaff: async (_, { input }, { rest }) => (await rest(jobEndpoints.listCategoryStaff, input)).staff,
  },
  Mutation: {
    createJob: (_, { input, idempotencyKey }, { rest }) => rest(jobEndpoints.createJob, { ...jobOf(input), idempotencyKey }).then(saved),
    updateJob: (_, { input }, { rest }) => rest(jobEndpoints.updateJob, changedJobOf(input)).then(saved),
    deleteJob: (_, { input }, { rest }) => rest(jobEndpoints.deleteJob, input),
    manageJob: (_, { input }, { rest }) => rest(jobEndpoints.manageJob, input).then(managed),
    addJobNote: (_, { input }, { rest }) => rest(jobEndpoints.addJobHistory, { ...input, event: 'note' }),
  },
  Job: {
    property: (job) => (isDetail(job) ? job.property : job.property && { ...job.property, jobId: job.id }),
    description: fromDetail('description'),
    notes: fromDetail('notes'),
    scheduleLater: fromDetail('scheduleLater'),
    dates: fromDetail('dates'),
    startTime: fromDetail('startTime'),
    endTime: fromDetail('endTime'),
    recurrence: fromDetail('recurrence'),
    visits: async (job, _, { getJob }) => (isDetail(job) ? job : await getJob(job.id)).visits?.map(withKnownStatus),
    lineItems: fromDetail('lineItems'),
    discountType: fromDetail('discountType'),
    discountValue: fromDetail('discountValue'),
    discountBasis: fromDetail('discountBasis'),
    taxBasis: fromDetail('taxBasis'),
    taxIds: fromDetail('taxIds'),
    subtotal: fromDetail('subtotal'),
    discountTotal: fromDetail('discountTotal'),
    taxTotal: fromDetail('taxTotal'),
    taxes: fromDetail('taxes'),
    invoice: fromDetail('invoice'),
    forms: fromDetail('forms'),
    attachments: fromDetail('attachments'),
    jobFinishedNotes: fromDetail('jobFinishedNotes'),
    cancelReason: fromDetail('cancelReason'),
    allowedScopes: fromDetail('allowedScopes'),
    createdBy: fromDetail('createdBy'),
    createdAt: fromDetail('createdAt'),
    updatedAt: fromDetail('updatedAt'),
  },
  Visit: {
    staff: (visit) => visit.staff ?? visit.staffIds?.map((id) => ({ id })),
  },
} satisfies Resolvers
