import type { z } from '../../wire/zod.ts'
import type { History, HistoryPage } from '../schemas/history.ts'

export const historyEntry = {
  id: 1001,
  job_id: 501,
  visit_id: 701,
  event: 'status_changed',
  status: 4,
  label: 'Service Started',
  changes: [{ field: 'status', from: 'Assigned', to: 'Service Started' }],
  note: null,
  actor: { id: 21, name: 'Sam Fields', user_type: 'staff' },
  created_at: 1795183500,
} satisfies z.input<typeof History>

export const historyPage = {
  history: [
    historyEntry,
    { ...historyEntry, id: 1000, visit_id: null, event: 'created', status: 11, label: 'Job created', changes: [], created_at: 1794880800 },
  ],
  pagination: { current_page: 1, per_page: 10, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof HistoryPage>

export const noteEntry = {
  ...historyEntry,
  id: 1002,
  event: 'note',
  status: null,
  label: null,
  changes: null,
  note: 'Gate code 4711',
} satisfies z.input<typeof History>
