import { alignInOrder } from './alignment.ts'
import type { PlannedSlot } from '../schedule/schedule.ts'
import { type PlanVisit, getPlace, type SortedVisits, type VisitPlanInput } from './sortedVisits.ts'

export interface SlotCover {
  readonly taken: ReadonlyMap<PlanVisit, PlannedSlot | null>
  readonly stoodFor: ReadonlyMap<PlanVisit, PlannedSlot>
  readonly added: readonly PlannedSlot[]
  readonly passed: readonly PlannedSlot[]
}

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

function getReach(slots: readonly PlannedSlot[]): number {
  const gaps = slots.slice(1).map(({ date }, index) => dayOf(date) - dayOf(slots[index]?.date ?? date))
  return gaps.length === 0 ? 0 : Math.floor((Math.min(...gaps) - 1) / 2)
}

/** The nearest slot within `reach` days; the earlier one on a tie. */
function nearest(slots: Iterable<PlannedSlot>, date: string, reach: number): PlannedSlot | undefined {
  const away = (slot: PlannedSlot): number => Math.abs(dayOf(slot.date) - dayOf(date))
  return [...slots].filter((slot) => away(slot) <= reach).toSorted((a, b) => away(a) - away(b) || dayOf(a.date) - dayOf(b.date))[0]
}

interface Work {
  readonly free: Set<PlannedSlot>
  readonly taken: Map<PlanVisit, PlannedSlot>
  readonly stoodFor: Map<PlanVisit, PlannedSlot>
}

function put({ free }: Work, covers: Map<PlanVisit, PlannedSlot>, visit: PlanVisit, slot: PlannedSlot): void {
  covers.set(visit, slot)
  free.delete(slot)
}

/** Open visits first: a preserved visit on their date was moved there. */
function coverSamePlace(work: Work, { open, preserved }: SortedVisits): void {
  const byDate = new Map([...work.free].map((slot) => [slot.date, slot]))
  const slotFor = (visit: PlanVisit): PlannedSlot | undefined => {
    const slot = byDate.get(getPlace(visit) ?? '')
    return slot && work.free.has(slot) ? slot : undefined
  }
  for (const visit of open) {
    const slot = slotFor(visit)
    if (slot) put(work, work.taken, visit, slot)
  }
  for (const { visit } of preserved) {
    const slot = slotFor(visit)
    if (slot) put(work, work.stoodFor, visit, slot)
  }
}

/** Preserved visits of a series still cover a slot that replaces theirs. */
function coverNearby(work: Work, { preserved }: SortedVisits, slots: readonly PlannedSlot[]): void {
  const hasLostPlace = ({ visit, reason }: SortedVisits['preserved'][number]): boolean => reason === 'moved_by_hand' && !visit.series_date
  const left = preserved.filter(({ visit, isBefore }) => !isBefore && !work.stoodFor.has(visit))
  const reach = getReach(slots)
  for (const entry of [...left.filter((candidate) => !hasLostPlace(candidate)), ...left.filter(hasLostPlace)]) {
    const place = getPlace(entry.visit)
    const slot = place === null ? undefined : nearest(work.free, place, hasLostPlace(entry) ? Infinity : reach)
    if (slot) put(work, work.stoodFor, entry.visit, slot)
  }
}

function take(work: Work, visits: readonly PlanVisit[], slots: readonly PlannedSlot[]): void {
  const dated = visits.filter((visit) => getPlace(visit) !== null)
  const places = dated.map((visit) => dayOf(getPlace(visit) ?? ''))
  const days = slots.map(({ date }) => dayOf(date))
  for (const [visit, slot] of alignInOrder(places, days)) put(work, work.taken, dated[visit] as PlanVisit, slots[slot] as PlannedSlot)
  const rest = slots.filter((slot) => work.free.has(slot))
  for (const [index, visit] of visits.filter((candidate) => getPlace(candidate) === null).entries()) {
    const slot = rest[index]
    if (slot) put(work, work.taken, visit, slot)
  }
}

const coverOne = ({ open }: SortedVisits, slots: readonly PlannedSlot[]): SlotCover => ({
  taken: new Map(open.map((visit) => [visit, slots[0] ?? null])),
  stoodFor: new Map(),
  added: [],
  passed: [],
})

/** Without slots one open visit becomes unscheduled: an unscheduled one, else the first. */
const unscheduled = ({ open }: SortedVisits): Map<PlanVisit, null> => {
  const waiting = open.find(({ date }) => date === null) ?? open[0]
  return new Map(waiting ? [[waiting, null]] : [])
}

/**
 * Assigns each slot to at most one visit: 1. to the visit with that date in the series, open visits first; 2. in a series, to a nearby
 * preserved visit, so that it isn't duplicated: a moved visit of unknown origin covers the nearest slot, others a slot within half the
 * interval, those before the edited one only their own date; 3. to the remaining open visits in order, as near as possible; in a series,
 * past slots to past visits. Uncovered slots are added; past ones of a series are skipped. Individually chosen dates skip step 2.
 */
export function coverSlots(visits: SortedVisits, { requestedSlots, is_recurring, scope, today }: VisitPlanInput): SlotCover {
  if (scope === 'this') return coverOne(visits, requestedSlots)
  if (requestedSlots.length === 0) return { taken: unscheduled(visits), stoodFor: new Map(), added: [], passed: [] }
  const work: Work = { free: new Set(requestedSlots), taken: new Map(), stoodFor: new Map() }
  const isPast = ({ date }: { date: string | null }): boolean => is_recurring && date !== null && date < today
  const waiting = (): PlanVisit[] => visits.open.filter((visit) => !work.taken.has(visit))
  coverSamePlace(work, visits)
  if (is_recurring) coverNearby(work, visits, requestedSlots)
  take(work, waiting().filter(isPast), [...work.free].filter(isPast))
  const isToCome = (slot: PlannedSlot): boolean => !isPast(slot)
  take(work, waiting(), [...work.free].filter(isToCome))
  return { ...work, added: [...work.free].filter(isToCome), passed: [...work.free].filter(isPast) }
}
