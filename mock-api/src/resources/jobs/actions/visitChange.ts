import type { ManageJobBody } from '@callout/contracts/jobs/manageJob'
import { lastStep, statusBefore } from '@callout/contracts/jobs/status/stepBack'
import { statusAfter } from '@callout/contracts/jobs/status/transitions'
import type { Caller } from '../../../http/access.ts'
import type { Store } from '../../../db/store.ts'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import { requireStaff } from '../staff/assignableStaff.ts'
import { refuseClashes, findClashes } from '../staff/clashes.ts'
import { refuseTimeOff } from '../staff/timeOff.ts'
import { type Slot, getSlot } from '../staff/slot.ts'

type Patch = Partial<Omit<VisitRecord, 'id'>>
/** Target and time (Unix seconds) of an action. */
export interface ChangeOf {
  readonly store: Store
  readonly caller: Caller
  readonly job: JobRecord
  readonly visit: VisitRecord
  readonly at: number
}

const withoutSlot: Patch = { date: null, start_at: null, end_at: null }
const withoutSteps: Patch = { on_the_way_at: null, reached_at: null, started_at: null, finished_at: null }

function staffAfter({ store, caller, visit }: ChangeOf, body: ManageJobBody): readonly number[] {
  if (body.action === 'unassign' || body.action === 'decline') return []
  return 'staff_ids' in body && body.staff_ids ? requireStaff(store, caller, body.staff_ids, visit.staff_ids) : visit.staff_ids
}

const slotOfVisit = ({ date, start_at, end_at }: VisitRecord): Slot | null =>
  date === null || start_at === null || end_at === null ? null : { date, start_at, end_at }

const getStep = ({ visit, at }: ChangeOf, action: ManageJobBody['action']): Patch => {
  const steps: Partial<Record<ManageJobBody['action'], Patch>> = {
    on_the_way: { on_the_way_at: at },
    reached: { reached_at: at },
    start: { started_at: at },
    finish: { finished_at: at },
    reschedule: { on_the_way_at: null },
    reopen: visit.status === 7 ? { ...withoutSlot, ...withoutSteps } : { finished_at: null },
    unschedule: withoutSlot,
    step_back: { [lastStep(visit) ?? 'finished_at']: null },
  }
  return steps[action] ?? {}
}

/** Other staff at the same time leaves a visit of a series where its rule has it. */
function placeInSeries({ job, visit }: ChangeOf, newSlot: Slot | null, isException: boolean | undefined): Patch {
  const isMoved = job.is_recurring && newSlot !== null && newSlot.start_at !== visit.start_at
  const is_exception = job.is_recurring && (isException ?? (visit.is_exception || isMoved))
  const place = isMoved ? (visit.series_date ?? visit.date) : visit.series_date
  return { is_exception, series_date: !is_exception && place === newSlot?.date ? null : place }
}

/** Throws 422 for staff that can't be assigned, and 409 for a clash unless the body allows it. */
export function visitChange(change: ChangeOf, body: ManageJobBody): Patch {
  const { store, caller, visit } = change
  const staff_ids = staffAfter(change, body)
  const newSlot = body.action === 'schedule' || body.action === 'reschedule' ? getSlot(body, caller.company.timezone) : null
  const slot = newSlot ?? slotOfVisit(visit)
  if ((newSlot || body.action === 'assign') && slot && !body.allow_clash) {
    const requested = [{ ...slot, visit_id: visit.id, staff_ids }]
    refuseTimeOff(store, caller.company, requested)
    refuseClashes(store, caller.company, findClashes(store, requested))
  }
  return {
    status: body.action === 'step_back' ? statusBefore(visit) : statusAfter(body.action, visit.status, staff_ids.length > 0),
    staff_ids,
    ...newSlot,
    ...getStep(change, body.action),
    ...(body.action === 'reschedule' && placeInSeries(change, newSlot, body.is_exception)),
  }
}
