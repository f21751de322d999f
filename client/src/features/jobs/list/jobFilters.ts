import { jobAttention, jobInvoiceStatus } from '@callout/contracts/jobs/codes'
import { jobStatus, priority } from '@callout/contracts/jobs/status/status'
import { branchScope } from '../../branches/shared/branchScope.ts'
import { customerFilter } from '../../customers/shared/customerFilter.ts'
import { choice, choices, days, flag, record } from '../../../components/list/filters.ts'

/** The filters of the list of jobs, in the order of its address. */
export const jobFilters = {
  statuses: choices('status', { label: 'Status', as: 'statuses', table: jobStatus }),
  staffId: record('staff', { label: 'Staff', as: 'staffId' }),
  categoryId: record('category', { label: 'Category', as: 'categoryId' }),
  customerId: customerFilter,
  priority: choice('priority', { label: 'Priority', as: 'priority', table: priority }),
  isLateOnly: flag('late', { label: 'Late only', called: 'late', description: 'Should have started by now', as: 'isLate' }),
  attention: choice('attention', { label: 'Needs attention', as: 'attention', table: jobAttention }),
  invoiceStatus: choice('invoice', { label: 'Invoice', as: 'invoiceStatus', table: jobInvoiceStatus }),
  days: days({ label: 'Days', as: ['dateFrom', 'dateTo'] }),
  branchId: branchScope,
} as const
