import type { SavedView } from '../../../kit/list/views/keptList.ts'

/** What everybody has of the list of jobs: the plain list, and the questions of a day. */
export const jobViews: readonly [SavedView, ...SavedView[]] = [
  { id: 'all', name: 'All jobs', query: '', days: null },
  { id: 'today', name: 'Today', query: 'sort=start_at', days: 'today' },
  { id: 'week', name: 'This week', query: 'sort=start_at', days: 'week' },
  { id: 'late', name: 'Late', query: 'late=1&sort=start_at', days: null },
  { id: 'unassigned', name: 'Unassigned', query: 'status=unassigned%2Cdeclined&sort=start_at', days: null },
  { id: 'unscheduled', name: 'Unscheduled', query: 'status=unscheduled', days: null },
  { id: 'invoiced', name: 'Invoice created', query: 'status=invoice_created', days: null },
]
