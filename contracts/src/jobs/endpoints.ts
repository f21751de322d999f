import type { Endpoint } from '../wire/endpoint.ts'
import { idempotencyHeader } from '../wire/idempotency.ts'
import { Deleted } from '../wire/zod.ts'
import { ManagedJob, ManageJobBody } from './manageJob.ts'
import { JobBody, JobChangeBody, JobDeletion } from './jobBody.ts'
import { CategoryStaff, CategoryStaffQuery } from './schemas/staff.ts'
import { DispatchMap, DispatchQuery } from './schemas/dispatch.ts'
import { History, HistoryBody, HistoryPage, HistoryQuery } from './schemas/history.ts'
import { Job, JobIdInput } from './schemas/record.ts'
import { JobListQuery, JobPage } from './schemas/list.ts'

// oxfmt-ignore
export const jobEndpoints = {
  listJobs: { method: 'GET', path: '/jobs/job_listing', input: JobListQuery, data: JobPage, access: 'user', origin: 'inferred' },
  listCategoryStaff: { method: 'GET', path: '/jobs/category_staffs', input: CategoryStaffQuery, data: CategoryStaff, access: 'user', origin: 'inferred' },
  getDispatchMap: { method: 'GET', path: '/jobs/dispatch_map', input: DispatchQuery, data: DispatchMap, access: 'user', origin: 'inferred' },
  listJobHistory: { method: 'GET', path: '/jobs/job_history_update', input: HistoryQuery, data: HistoryPage, access: 'user', origin: 'inferred' },
  addJobHistory: { method: 'POST', path: '/jobs/job_history_update', input: HistoryBody, data: History, record: 'history', access: 'user', origin: 'inferred', headers: idempotencyHeader },
  getJob: { method: 'GET', path: '/jobs/{id}', input: JobIdInput, data: Job, record: 'job', access: 'user', origin: 'inferred' },
  createJob: { method: 'POST', path: '/jobs', input: JobBody, data: Job, record: 'job', access: 'user', origin: 'inferred', headers: idempotencyHeader },
  updateJob: {
    method: 'PUT',
    path: '/jobs/{id}',
    input: JobChangeBody,
    takesNull: true,
    data: Job,
    record: 'job',
    access: 'user',
    origin: 'inferred',
  },
  deleteJob: { method: 'DELETE', path: '/jobs/{id}', input: JobDeletion, data: Deleted, access: 'user', origin: 'inferred' },
  manageJob: { method: 'POST', path: '/jobs/manage_job', input: ManageJobBody, data: ManagedJob, access: 'user', origin: 'inferred', headers: idempotencyHeader },
} as const satisfies Record<string, Endpoint>
