import { requireOwned } from '../http/access.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { getPage } from '../http/page.ts'
import { dispatchMap } from './jobs/dispatch/dispatchMap.ts'
import { createJob } from './jobs/save/createJob.ts'
import { deleteJob } from './jobs/save/deleteJob.ts'
import { historyView, timelineOf } from './jobs/view/jobHistory.ts'
import { jobList } from './jobs/list/jobList.ts'
import { concernedVisits } from './jobs/list/attentionVisit.ts'
import { tabbedJobs } from './jobs/list/jobTabs.ts'
import { jobSummary, jobView } from './jobs/view/jobView.ts'
import { manageJob } from './jobs/actions/manageJob.ts'
import { rankStaff } from './jobs/staff/staffRanking.ts'
import { requireOneOf } from '../http/requireAuthority.ts'
import { updateJob } from './jobs/save/updateJob.ts'
import { addNoteWithFiles } from './jobs/save/visitFiles.ts'
import { visibleJob } from './jobs/view/visibility.ts'

export const jobHandlers: DomainHandlers<'jobs'> = {
  listJobs: ({ input, viewer }) => {
    const { jobs, counts } = tabbedJobs(viewer, input)
    const { rows, pagination } = getPage(jobs, input)
    const getVisit = concernedVisits(viewer, input)
    if (!getVisit) return { jobs: jobList.rows(viewer, rows), counts, pagination }
    return { jobs: rows.map((job) => ({ ...jobSummary(viewer, job), attention_visit: getVisit(job) })), counts, pagination }
  },

  getDispatchMap: ({ input, viewer }) => dispatchMap(viewer, input),

  getJob: ({ input, store, viewer }) => jobView(viewer, visibleJob(store, viewer.caller, input.id)),

  createJob: ({ input, viewer }) => createJob(viewer, input),

  updateJob: ({ input, viewer }) => updateJob(viewer, input),

  deleteJob: ({ input, viewer }) => deleteJob(viewer, input),

  manageJob: ({ input, store, viewer }) => manageJob(viewer, visibleJob(store, viewer.caller, input.job_id), input),

  listJobHistory: ({ input, store, viewer }) => {
    const job = visibleJob(store, viewer.caller, input.job_id)
    const { rows, pagination } = getPage(timelineOf(store, job.id), input)
    return { history: rows.map((entry) => historyView(viewer, entry)), pagination }
  },

  addJobHistory: ({ input, store, viewer }) => addNoteWithFiles(viewer, visibleJob(store, viewer.caller, input.job_id), input),

  listCategoryStaff: ({ input, store, company, viewer: { caller } }) => {
    requireOneOf(caller, ['dispatch', 'manage_jobs'], 'schedule other people’s visits')
    requireOwned(company, store.categories.get(input.category_id), 'category')
    const property =
      input.property_id === undefined ? undefined : requireOwned(company, store.properties.get(input.property_id), 'property')
    const { category_id: categoryId, date, start_time: startTime, end_time: endTime, exclude_visit_id: exceptVisitId } = input
    const asked = { categoryId, branchId: input.branch_id, date, startTime, endTime, property, exceptVisitId }
    return { staffs: rankStaff(store, caller, asked) }
  },
}
