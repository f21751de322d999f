import { type JobActionCode } from './transitions.ts'
import { type JobStatusCode } from './status.ts'

export interface VisitBefore {
  readonly status: JobStatusCode
  readonly staff_ids: readonly number[] | null
  readonly slot: VisitSlot | null
  readonly jobfinished_notes?: string | null
  readonly is_exception?: boolean
}
export interface VisitSlot {
  readonly date: string
  readonly start_time: string
  readonly end_time: string
}
export interface UndoStep {
  readonly action: JobActionCode
  readonly staff_ids?: readonly number[]
  readonly date?: string
  readonly start_time?: string
  readonly end_time?: string
  readonly jobfinished_notes?: string
  readonly is_exception?: boolean
}

type StaffIds = readonly number[] | null
type Inverse = (before: VisitBefore, staffAfter: StaffIds) => UndoStep[] | null

const sameStaff = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id))
const assign = ({ staff_ids }: VisitBefore): UndoStep[] | null =>
  staff_ids && staff_ids.length > 0 ? [{ action: 'assign', staff_ids }] : null
const schedule = ({ slot, staff_ids }: VisitBefore): UndoStep[] | null =>
  slot && staff_ids && [{ action: 'schedule', ...slot, ...(staff_ids.length > 0 && { staff_ids }) }]
const slotBack = ({ slot, staff_ids, is_exception }: VisitBefore): UndoStep[] | null =>
  slot && staff_ids && [{ action: 'reschedule', ...slot, staff_ids, ...(is_exception !== undefined && { is_exception }) }]

function unscheduled({ staff_ids, ...before }: VisitBefore, staffAfter: StaffIds): UndoStep[] | null {
  if (!staff_ids || !staffAfter) return null
  if (sameStaff(staff_ids, staffAfter)) return [{ action: 'unschedule' }]
  return [{ action: 'unassign' }, { action: 'unschedule' }, ...(assign({ ...before, staff_ids }) ?? [])]
}

const inverses: { readonly [A in JobActionCode]?: Inverse } = {
  schedule: unscheduled,
  unschedule: schedule,
  assign: (before) => (before.status === 0 ? [{ action: 'unassign' }] : null),
  unassign: assign,
  reschedule: (before) => (before.status === 2 ? null : slotBack(before)),
  on_the_way: ({ status, slot, staff_ids }) => slotBack({ status, slot, staff_ids }),
  finish: (before) => (before.status === 4 ? [{ action: 'reopen' }] : null),
  cancel: (before) => {
    if (before.status === 11) return [{ action: 'reopen' }]
    const back = before.status <= 1 ? schedule(before) : null
    return back && [{ action: 'reopen' }, ...back]
  },
  decline: assign,
  reopen: (before) =>
    before.status === 6 && before.jobfinished_notes ? [{ action: 'finish', jobfinished_notes: before.jobfinished_notes }] : null,
}

/** Calls in order; null if the action can't be undone or the state is unknown. `staffAfter`: after the action; null if unknown. */
export const undoSteps = (action: JobActionCode, before: VisitBefore, staffAfter: StaffIds): UndoStep[] | null =>
  inverses[action]?.(before, staffAfter) ?? null
