import { useTeamRecords } from '../../staff/team/useTeam.ts'
import { useCustomerRecords, customerFilter } from '../../customers/picker/useCustomerRecords.ts'
import { jobSort, jobAttention, jobInvoiceStatus } from '@callout/contracts/jobs/codes'
import { progressLabels } from '@callout/contracts/jobs/status/progressLabel'
import { jobFilter, jobStatus, priority } from '@callout/contracts/jobs/status/status'
import { defineList } from '../../../components/list/defineList.ts'
import { JobActionMenu } from '../actions/JobActionMenu.tsx'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { jobDeletes } from '../actions/jobDeletes.ts'
import { jobNoun } from '../labels/jobName.ts'
import type { ListedJobFragment } from '../queries/jobs.generated.ts'
import { listedVisit } from '../../visits/listedVisit.ts'
import { paths } from '../../../lib/paths.ts'
import { JobsDocument, type JobsQuery } from './jobRows.generated.ts'
import { JobCardBody, JobCardMarks } from './JobCardBody.tsx'
import { jobColumns } from './jobColumns.tsx'
import { StaffListHeader } from './StaffListHeader.tsx'
import classes from './jobTable.module.css'
import { useFreshOnReturn } from '../../../components/record/useFreshOnReturn.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { useCategories } from '../../catalogue/categoryNames/CategoryNames.tsx'
import { branchScope } from '../../branches/choice/branchScope.ts'
import { choice, choices, days, flag, record } from '../../../components/list/filters.ts'
import { SetupChecklist } from '../../dashboard/setup/lazySetupChecklist.ts'

/** `late` filters late jobs. */
const { LATE: _, ...attentions } = jobAttention

const jobFilters = {
  statuses: choices('status', { label: 'Status', inputField: 'statuses', table: jobStatus }),
  staffId: record('staff', { label: 'Staff', inputField: 'staffId', isOfTeam: true }),
  categoryId: record('category', { label: 'Category', inputField: 'categoryId' }),
  customerId: customerFilter,
  priority: choice('priority', { label: 'Priority', inputField: 'priority', table: priority }),
  isLateOnly: flag('late', { label: 'Late only', sentenceName: 'late', description: 'Should have started by now', inputField: 'isLate' }),
  attention: choice('attention', { label: 'Needs attention', inputField: 'attention', table: attentions }),
  invoiceStatus: choice('invoice', { label: 'Invoice', inputField: 'invoiceStatus', table: jobInvoiceStatus }),
  days: days({ label: 'Days', inputFields: ['dateFrom', 'dateTo'] }),
  branchId: branchScope,
} as const

const useFreshJobs = (): void => useFreshOnReturn(jobQueries)

/** Spec §7 "Jobs": all jobs that the signed-in user may see. */
export const jobList = defineList({
  noun: jobNoun,
  path: paths.jobs(),
  query: JobsDocument,
  selectPage: ({ jobs }: JobsQuery) => jobs,
  rowLink: ({ id, jobNumber, title }: ListedJobFragment) => ({
    name: jobNumber ?? title ?? `#${id}`,
    title: title || jobNumber || `#${id}`,
    to: paths.job(id),
  }),
  search: 'Number, title, customer, phone or street',
  tabs: { inputField: 'filter', table: jobFilter, none: 'ALL', label: 'Job filter', allLabel: 'Show all visits' },
  filters: jobFilters,
  filterRows: [
    ['priority'],
    ['statuses'],
    ['staffId', 'categoryId'],
    ['customerId'],
    ['days'],
    ['attention', 'invoiceStatus'],
    ['isLateOnly'],
  ],
  recordFilters: { staffId: useTeamRecords, categoryId: useCategories, customerId: useCustomerRecords },
  sorts: jobSort,
  sort: { by: 'JOB_NUMBER', direction: 'DESCENDING' },
  columns: jobColumns,
  defaultColumns: ['number', 'title', 'customer', 'when', 'staff', 'status', 'priority', 'total'],
  tableClass: classes['jobs'],
  card: { marks: (job) => <JobCardMarks job={job} />, body: (job) => <JobCardBody job={job} /> },
  plainView: progressLabels[jobFilter.ALL.code],
  views: [
    { id: 'active', name: progressLabels[jobFilter.ACTIVE.code], query: 'tab=active' },
    { id: 'today', name: 'Today', query: 'sort=start_at', days: 'today' },
    { id: 'upcoming', name: 'Coming up', query: 'tab=pending&sort=start_at' },
    { id: 'week', name: 'This week', query: 'sort=start_at', days: 'week' },
    { id: 'late', name: 'Late', query: 'late=1&sort=start_at' },
    { id: 'unassigned', name: 'Unassigned', query: 'status=unassigned%2Cdeclined&sort=start_at' },
    { id: 'unscheduled', name: 'Unscheduled', query: 'status=unscheduled' },
    { id: 'invoiced', name: 'Invoice created', query: 'status=invoice_created' },
  ],
  // Those who do the jobs need upcoming ones first.
  startView: ({ user_type }) => (user_type === 'staff' || user_type === 'individual' ? 'upcoming' : null),
  create: {
    to: paths.newJob(),
    needs: 'manage_jobs',
    firstLabel: 'Book your first job',
    Banner: SetupChecklist,
    text: 'Your jobs will show up here, ready to assign, track and finish.',
  },
  actions: jobActionSet,
  menu: (job, isLarge) => <JobActionMenu job={job} visit={listedVisit(job)} isLarge={isLarge} />,
  bulk: {
    needs: ['dispatch', 'manage_jobs', 'delete_jobs', 'manage_invoices'],
    load: () => import('./jobListParts.ts').then((module) => module.jobBulk),
  },
  exports: { needs: 'export_data', load: (tools) => import('./jobListParts.ts').then((module) => module.jobCsv(tools)) },
  deletes: jobDeletes,
  useWhileOpen: useFreshJobs,
  Header: StaffListHeader,
})
