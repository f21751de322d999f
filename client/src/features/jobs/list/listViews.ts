import { defaultJobList, type JobListState, readJobList, writeJobList } from './jobListState.ts'
import type { SavedView } from './keptList.ts'
import { isRelativeDays, relativeDays } from './relativeDays.ts'

/** The plain list, and what everybody has. */
export const allJobs: SavedView = { id: 'all', name: 'All jobs', query: '', days: null }
export const builtInViews: readonly SavedView[] = [
  allJobs,
  { id: 'today', name: 'Today', query: 'sort=start_at', days: 'today' },
  { id: 'week', name: 'This week', query: 'sort=start_at', days: 'week' },
  { id: 'late', name: 'Late', query: 'late=1&sort=start_at', days: null },
  { id: 'unassigned', name: 'Unassigned', query: 'status=unassigned%2Cdeclined&sort=start_at', days: null },
  { id: 'unscheduled', name: 'Unscheduled', query: 'status=unscheduled', days: null },
  { id: 'invoiced', name: 'Invoice created', query: 'status=invoice_created', days: null },
]

/** What a view shows; `today` is "YYYY-MM-DD" in the account's zone. */
export const stateOfView = ({ id, query, days }: SavedView, today: string): JobListState => ({
  ...readJobList(new URLSearchParams(query)),
  ...(isRelativeDays(days) && relativeDays[days].daysOn(today)),
  view: id,
})

/** What a view keeps of a state: all of it but the page. */
export const queryOf = (state: JobListState): string => writeJobList({ ...state, page: defaultJobList.page, view: null }).toString()

/** The view that is open, and whether the list has been changed since. */
export interface OpenView {
  readonly view: SavedView
  readonly isEdited: boolean
}

/** The view that the URL names, or that shows the same; null: neither. */
export function openViewOf(state: JobListState, views: readonly SavedView[], today: string): OpenView | null {
  const query = queryOf(state)
  const showsSame = (view: SavedView): boolean => queryOf(stateOfView(view, today)) === query
  const named = views.find(({ id }) => id === state.view)
  if (named) return { view: named, isEdited: !showsSame(named) }
  const same = views.find(showsSame)
  return same ? { view: same, isEdited: false } : null
}
