import { changeScope } from '@callout/contracts/jobs/codes'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { Job } from '@callout/contracts/jobs/schemas/record'
import { JobSummary } from '@callout/contracts/jobs/schemas/list'
import type { GatewayContext } from '../schema/context.ts'
import { detailField, detailFields } from '../schema/detailFields.ts'
import { ApiError } from '../rest/errors.ts'
import type { DeleteJobInput, Resolvers } from '../generated/resolvers.ts'
import { fieldsBelow } from '../graphql/fieldsBelow.ts'
import { getList } from '../lists/listOf.ts'
import type { RestData } from '../rest/types.ts'
import type { JobDetail, JobSource } from '../schema/sources.ts'
import { dayFromJobs } from './boardDay.ts'
import { jobPageOf } from './jobPage.ts'
import { isScheduled, jobRecord, withKnownStatus } from './jobRecords.ts'
import { changedJobOf, noteOf, toJob } from './jobSaves.ts'

const isDetail = (job: JobSource): job is JobDetail => 'visits' in job

const detailOf = (job: JobSource, { getJob }: GatewayContext): JobDetail | Promise<JobDetail> => (isDetail(job) ? job : getJob(job.id))

const fromDetail = <K extends keyof JobDetail>(field: K) => detailField(detailOf, field)

/** A job returned by a write. Missing fields are not read: a failed read would look like a failed write. */
const fromWrite = <T extends JobSource>(job: T): T => withKnownStatus({ ...job, visits: isDetail(job) ? job.visits : null })

const saved = (job: JobDetail | null): JobDetail | null => job && fromWrite(job)

const getVisits = ({ visits }: JobDetail) => visits?.map(withKnownStatus)

/** A backend that ignores the scope of a delete would delete the whole series (decision D22). @throws ApiError */
async function requireScope({ id, scope }: DeleteJobInput, { getJob }: GatewayContext): Promise<void> {
  if (!scope || scope === changeScope.ALL.code) return
  const { allowedScopes } = await getJob(id)
  if (!allowedScopes?.includes(scope)) throw new ApiError('REFUSED', 'The service deletes a job with all of its visits only.')
}

const managed = (done: RestData<typeof jobEndpoints.manageJob> | null) =>
  done && { ...done, job: fromWrite(done.job), visit: done.visit && withKnownStatus(done.visit) }

export const jobs = {
  Query: {
    jobs: (_, { input }, context, info) =>
      jobPageOf((query) => context.rest(jobEndpoints.listJobs, query), input ?? {}, context, fieldsBelow(info)),
    job: async (_, { id }, context, info) => jobRecord(await context.getJob(id), context, fieldsBelow(info)),
    jobHistory: getList(jobEndpoints.listJobHistory, 'history'),
    rankedStaff: async (_, { input }, { rest }) => (await rest(jobEndpoints.listCategoryStaff, input)).staff,
    dispatchMap: async (_, { input, fromJobs }, context) => {
      const { statuses, ...asked } = input ?? {}
      const day = await context.rest(jobEndpoints.getDispatchMap, { ...asked, status: statuses })
      if (!fromJobs || day.staff || day.visits || day.unassigned) return day
      return (await dayFromJobs(input ?? {}, context)) ?? day
    },
  },
  Mutation: {
    createJob: (_, { input, idempotencyKey }, { rest }) => rest(jobEndpoints.createJob, { ...toJob(input), idempotencyKey }).then(saved),
    updateJob: (_, { input }, { rest }) => rest(jobEndpoints.updateJob, changedJobOf(input)).then(saved),
    deleteJob: async (_, { input }, context) => {
      await requireScope(input, context)
      return context.rest(jobEndpoints.deleteJob, input)
    },
    manageJob: (_, { input, idempotencyKey }, { rest }) => rest(jobEndpoints.manageJob, { ...input, idempotencyKey }).then(managed),
    addJobNote: (_, { input, idempotencyKey }, { rest }) => rest(jobEndpoints.addJobHistory, { ...noteOf(input), idempotencyKey }),
  },
  Job: {
    isScheduled,
    property: (job) => (isDetail(job) ? job.property : job.property && { ...job.property, jobId: job.id }),
    ...detailFields(Job, JobSummary, fromDetail),
    dates: fromDetail('dates'),
    startTime: fromDetail('startTime'),
    endTime: fromDetail('endTime'),
    attentionVisit: ({ attentionVisit }) => attentionVisit && withKnownStatus(attentionVisit),
    visits: (job, _, context) => {
      const detail = detailOf(job, context)
      return detail instanceof Promise ? detail.then(getVisits) : getVisits(detail)
    },
  },
  DispatchVisit: {
    visit: withKnownStatus,
  },
  Visit: {
    staff: (visit) => visit.staff ?? visit.staffIds?.map((id) => ({ id })),
  },
} satisfies Resolvers
