import { jobStatus, priority as priorities } from '@callout/contracts/jobs/status'
import { defaultJobList, type JobListState } from './jobListState.ts'

/** A filter that narrows the list, and the change that takes it away. */
export interface ActiveFilter {
  readonly label: string
  /** Whose name belongs to the label, where that is not known here. */
  readonly named?: { readonly what: 'staff' | 'category'; readonly id: string }
  readonly without: Partial<JobListState>
}

type ShowDay = (date: string) => string

function daysLabel({ dateFrom, dateTo }: JobListState, show: ShowDay): string | null {
  if (dateFrom && dateTo) return dateFrom === dateTo ? show(dateFrom) : `${show(dateFrom)} – ${show(dateTo)}`
  if (dateFrom) return `From ${show(dateFrom)}`
  return dateTo ? `Until ${show(dateTo)}` : null
}

const statusLabel = ({ statuses }: JobListState): string | null =>
  statuses.length === 0 ? null : `Status: ${statuses.map((status) => jobStatus[status].label).join(', ')}`

/** The filters in force, without the search. `show` writes a day. */
export function activeFilters(state: JobListState, show: ShowDay = String): ActiveFilter[] {
  const { statuses, staffId, categoryId, priority, isLateOnly, dateFrom, dateTo } = defaultJobList
  const filters: (Omit<ActiveFilter, 'label'> & { readonly label: string | null | false })[] = [
    { label: statusLabel(state), without: { statuses } },
    { label: state.staffId && 'Staff', without: { staffId }, ...(state.staffId && { named: { what: 'staff', id: state.staffId } }) },
    {
      label: state.categoryId && 'Category',
      without: { categoryId },
      ...(state.categoryId && { named: { what: 'category', id: state.categoryId } }),
    },
    { label: state.priority && `Priority: ${priorities[state.priority].label}`, without: { priority } },
    { label: state.isLateOnly && 'Late only', without: { isLateOnly } },
    { label: daysLabel(state, show), without: { dateFrom, dateTo } },
  ]
  return filters.filter((filter): filter is ActiveFilter => Boolean(filter.label))
}
