import { own, type Caller } from '../access.ts'
import type { Clock } from '../clock.ts'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import type { Store } from '../store/store.ts'
import { createJob } from './jobs/createJob.ts'
import { deleteJob } from './jobs/deleteJob.ts'
import { addNote, historyView, timelineOf } from './jobs/jobHistory.ts'
import { listingOf } from './jobs/jobListing.ts'
import { jobSummary, jobView, type JobViewer } from './jobs/jobView.ts'
import { manageJob } from './jobs/manageJob.ts'
import { rankStaff } from './jobs/staffRanking.ts'
import { requireOneOf } from './jobs/requireAuthority.ts'
import { updateJob } from './jobs/updateJob.ts'
import { visibleJob } from './jobs/visibility.ts'

type CallOf = Caller & { readonly store: Store; readonly clock: Clock; readonly publicUrl: string }

const viewerOf = ({ store, clock, user, company, publicUrl }: CallOf): JobViewer => ({
  store,
  caller: { user, company },
  now: clock.now(),
  publicUrl,
})

export const jobHandlers: DomainHandlers<'jobs'> = {
  listJobs: ({ input, ...call }) => {
    const viewer = viewerOf(call)
    const { jobs, counts } = listingOf(viewer, input)
    const { rows, pagination } = pageOf(jobs, input)
    return { jobs: rows.map((job) => jobSummary(viewer, job)), counts, pagination }
  },

  getJob: ({ input, ...call }) => jobView(viewerOf(call), visibleJob(call.store, call, input.id)),

  createJob: ({ input, ...call }) => createJob(viewerOf(call), input),

  updateJob: ({ input, ...call }) => updateJob(viewerOf(call), input),

  deleteJob: ({ input, ...call }) => deleteJob(viewerOf(call), input),

  manageJob: ({ input, ...call }) => manageJob(viewerOf(call), visibleJob(call.store, call, input.job_id), input),

  listJobHistory: ({ input, ...call }) => {
    const job = visibleJob(call.store, call, input.job_id)
    const { rows, pagination } = pageOf(timelineOf(call.store, job.id), input)
    const viewer = viewerOf(call)
    return { history: rows.map((entry) => historyView(viewer, entry)), pagination }
  },

  addJobHistory: ({ input, ...call }) => {
    const viewer = viewerOf(call)
    return historyView(viewer, addNote(viewer, visibleJob(call.store, call, input.job_id), input))
  },

  listCategoryStaff: ({ input, store, user, company }) => {
    requireOneOf({ user, company }, ['dispatch', 'manage_jobs'], 'schedule other people’s visits')
    own(company, store.categories.get(input.category_id), 'category')
    const property = input.property_id === undefined ? undefined : own(company, store.properties.get(input.property_id), 'property')
    const { category_id: categoryId, date, start_time: startTime, end_time: endTime, exclude_visit_id: exceptVisitId } = input
    return {
      staffs: rankStaff(
        store,
        { user, company },
        {
          categoryId,
          branchId: input.branch_id,
          date,
          startTime,
          endTime,
          property,
          exceptVisitId,
        },
      ),
    }
  },
}
