import { priority as priorities } from '@callout/contracts/jobs/status'
import { defaultJobList, type JobListState } from './jobListState.ts'

/** A filter that narrows the list, and the change that takes it away. */
interface ActiveFilter {
  readonly label: string
  readonly without: Partial<JobListState>
}

type ShowDay = (date: string) => string

function daysLabel({ dateFrom, dateTo }: JobListState, show: ShowDay): string | null {
  if (dateFrom && dateTo) return dateFrom === dateTo ? show(dateFrom) : `${show(dateFrom)} – ${show(dateTo)}`
  if (dateFrom) return `From ${show(dateFrom)}`
  return dateTo ? `Until ${show(dateTo)}` : null
}

/** The filters in force, without the search. `show` writes a day. */
export function activeFilters(state: JobListState, show: ShowDay = String): ActiveFilter[] {
  const { priority, isLateOnly, dateFrom, dateTo } = defaultJobList
  const labels: [label: string | null, without: Partial<JobListState>][] = [
    [state.priority && `Priority: ${priorities[state.priority].label}`, { priority }],
    [state.isLateOnly ? 'Late only' : null, { isLateOnly }],
    [daysLabel(state, show), { dateFrom, dateTo }],
  ]
  return labels.flatMap(([label, without]) => (label === null ? [] : [{ label, without }]))
}
