import type { Dashboard } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus } from '@callout/contracts/jobs/status/status'
import type { Viewer } from '../../http/viewer.ts'
import { isVisitLate } from '../jobs/view/jobView.ts'
import { jobsByStatus, sumOf, visitsByStatus, visitsOnDay } from './jobCounts.ts'
import { statusCounts } from './statusCounts.ts'

export interface DayOf {
  /** YYYY-MM-DD */
  readonly date: string
  readonly branch_id?: number | undefined
}

export function visitsOf(viewer: Viewer, { date, branch_id }: DayOf): NonNullable<Dashboard['visits_today']> {
  const scope = { date, branchId: branch_id }
  const { assigned: _, ...shown } = statusCounts(visitsByStatus(viewer, scope))
  return { ...shown, late: visitsOnDay(viewer, scope).filter((visit) => isVisitLate(visit, viewer)).length }
}

export function jobSums(viewer: Viewer, branch_id: number | undefined): NonNullable<Dashboard['jobs']> {
  const counts = jobsByStatus(viewer, branch_id)
  return {
    active: sumOf(counts, jobFilter.ACTIVE.statuses),
    pending: sumOf(counts, jobFilter.PENDING.statuses),
    completed: sumOf(counts, jobFilter.COMPLETED.statuses),
    unscheduled: sumOf(counts, [jobStatus.UNSCHEDULED.code]),
  }
}
