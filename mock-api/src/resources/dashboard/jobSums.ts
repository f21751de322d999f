import type { Dashboard } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import type { Viewer } from '../../http/viewer.ts'
import { isVisitLate } from '../jobs/view/jobView.ts'
import { jobsByStatus, getSum, visitsByStatus, visitsOnDay } from './jobCounts.ts'
import { statusCounts } from './statusCounts.ts'

export interface DayOf {
  /** YYYY-MM-DD */
  readonly date: string
  readonly branch_id?: number | undefined
}

export function getVisits(viewer: Viewer, { date, branch_id }: DayOf): NonNullable<Dashboard['visits_today']> {
  const scope = { date, branchId: branch_id }
  const { assigned: _, ...shown } = statusCounts(visitsByStatus(viewer, scope))
  return { ...shown, late: visitsOnDay(viewer, scope).filter((visit) => isVisitLate(visit, viewer)).length }
}

export function jobSums(viewer: Viewer, branch_id: number | undefined): NonNullable<Dashboard['jobs']> {
  const counts = jobsByStatus(viewer, branch_id)
  return {
    active: getSum(counts, jobFilter.ACTIVE.statuses),
    pending: getSum(counts, jobFilter.PENDING.statuses),
    completed: getSum(counts, jobFilter.COMPLETED.statuses),
    unscheduled: getSum(counts, [jobStatus.UNSCHEDULED.code]),
  }
}
