import type { BoardPersonFragment, BoardVisitFragment } from '../visits/board.generated.ts'
import { type DayRuler, minuteOf, type Stretch } from './dayRuler.ts'
import { UNASSIGNED } from './laneName.ts'
import { packed } from './packing.ts'
import { type PlanPreview, type Proposal, unappliedPreview } from './proposals.ts'

/** A visit in a lane. Referentially stable while unchanged. */
export interface PlacedVisit extends Stretch {
  readonly of: BoardVisitFragment
  readonly laneId: string
  readonly row: number
  readonly overlaps: boolean
  /** Shown at a place that the backend has not confirmed. */
  readonly isPending: boolean
  /** Where the plan under review would move it; null: unchanged. */
  readonly proposal: Proposal | null
}

export interface PlacedGhost extends Stretch {
  readonly of: BoardVisitFragment
  readonly row: number
}

export interface LaneState {
  readonly id: string
  /** null: unassigned visits. */
  readonly person: BoardPersonFragment | null
  readonly rows: number
  readonly visits: readonly PlacedVisit[]
  readonly ghosts: readonly PlacedGhost[]
}

export interface RequestedEffect extends Stretch {
  readonly staffIds: readonly string[]
}

export interface Booked extends Stretch {
  readonly laneId: string
}

export interface BoardDay {
  readonly ruler: DayRuler
  /** null: not returned; lanes are derived from the visits. */
  readonly people: readonly BoardPersonFragment[] | null
  readonly visits: readonly BoardVisitFragment[]
  /** Shows the unassigned lane even if it is empty. */
  readonly showsUnassigned: boolean
}

/** Whether a visit blocks its staff's time: not if done, cancelled or declined. */
const takesTime = ({ visit: { status } }: BoardVisitFragment): boolean =>
  status !== null && status !== 'COMPLETED' && status !== 'CANCELLED' && status !== 'DECLINED'

const isSame = (a: PlacedVisit, b: PlacedVisit): boolean =>
  a.of === b.of &&
  a.row === b.row &&
  a.overlaps === b.overlaps &&
  a.from === b.from &&
  a.to === b.to &&
  a.isPending === b.isPending &&
  a.proposal === b.proposal

const isSameLane = (a: LaneState, b: LaneState): boolean =>
  a.person === b.person &&
  a.rows === b.rows &&
  a.visits.length === b.visits.length &&
  a.visits.every((visit, index) => visit === b.visits[index]) &&
  a.ghosts.length === b.ghosts.length &&
  a.ghosts.every((ghost, index) => ghost === b.ghosts[index])

const isSameGhost = (a: PlacedGhost, b: PlacedGhost): boolean => a.of === b.of && a.row === b.row && a.from === b.from && a.to === b.to

const staffIdsOf = ({ visit }: BoardVisitFragment): readonly string[] => (visit.staff ?? []).map(({ id }) => id)

const getPerson = ({ id, name, color }: { id: string; name: string | null; color: string | null }): BoardPersonFragment => ({
  id,
  name,
  color,
  availabilityStatus: null,
  latitude: null,
  longitude: null,
  locationAt: null,
  hours: null,
  timeOff: null,
})

/** Technicians with a lane: those returned, and others with a visit. */
function getPeople({ people, visits }: BoardDay): BoardPersonFragment[] {
  const known = new Map((people ?? []).map((person) => [person.id, person]))
  for (const { visit } of visits) for (const member of visit.staff ?? []) if (!known.has(member.id)) known.set(member.id, getPerson(member))
  return [...known.values()]
}

/** A day of the board, outside of React: a lane is notified of its own changes only. */
export class BoardStore {
  #day: BoardDay | null = null
  #lanes = new Map<string, LaneState>()
  #order: readonly string[] = []
  readonly #requests = new Map<string, RequestedEffect>()
  readonly #booked = new Map<string, Booked>()
  readonly #listeners = new Map<string, Set<() => void>>()
  #chosen: string | null = null
  #preview: PlanPreview = new Map()

  readonly order = (): readonly string[] => this.#order
  readonly lane = (id: string): LaneState | undefined => this.#lanes.get(id)

  readonly isChosen = (visitId: string): boolean => this.#chosen === visitId

  /** The visit selected on board and map; null: none. */
  choose(visitId: string | null): void {
    const before = this.#chosen
    this.#chosen = visitId
    for (const id of new Set([before, visitId])) if (id !== null) this.#listeners.get(`visit/${id}`)?.forEach((listener) => listener())
  }

  /** Subscribes to a lane, to a visit by `visit/` and its id, or with '' to all lanes. */
  subscribe(id: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  setDay(day: BoardDay): void {
    this.#day = day
    for (const { jobId } of day.visits) if (jobId !== null) this.#booked.delete(jobId)
    this.#pack()
  }

  /** Shows a visit at its requested place; null: at the backend's. */
  request(visitId: string, request: RequestedEffect | null): void {
    if (request) this.#requests.set(visitId, request)
    else this.#requests.delete(visitId)
    this.#pack()
  }

  /** Shows a plan's proposals beside the current visits; null: no plan. Each lane renders in its own task, since a plan changes most. */
  propose(preview: PlanPreview | null): void {
    this.#preview = preview ?? new Map()
    this.#pack((listener) => void setTimeout(listener))
  }

  /** Reserves a place until the job's visit is on the board; null: removes it. */
  book(jobId: string, place: Booked | null): void {
    if (place) this.#booked.set(jobId, place)
    else this.#booked.delete(jobId)
  }

  /** Occupied times of a lane in order: visits and bookings in progress. */
  getBusyStretches(laneId: string): Stretch[] {
    const booked = [...this.#booked.values()].filter((place) => place.laneId === laneId)
    return [...(this.#lanes.get(laneId)?.visits ?? []), ...booked].toSorted((a, b) => a.from - b.from)
  }

  find(visitId: string): BoardVisitFragment | undefined {
    return this.#day?.visits.find(({ id }) => id === visitId)
  }

  #spanOf({ visit }: BoardVisitFragment, ruler: DayRuler): Stretch | null {
    if (visit.startAt === null) return null
    const from = Math.max(0, minuteOf(ruler, visit.startAt))
    const to = Math.min(ruler.minutes, visit.endAt === null ? from + 60 : minuteOf(ruler, visit.endAt))
    return from < ruler.minutes && to > 0 ? { from, to: Math.max(to, from + 5) } : null
  }

  #pack(notify = (listener: () => void): void => listener()): void {
    if (!this.#day) return
    const day = this.#day
    const people = getPeople(day)
    const preview = unappliedPreview(this.#preview, day.visits, day.ruler)
    const byLane = new Map<string, { of: BoardVisitFragment; span: Stretch; isPending: boolean }[]>([
      [UNASSIGNED, []],
      ...people.map(({ id }) => [id, []] as [string, []]),
    ])
    for (const of of day.visits) {
      const request = this.#requests.get(of.id)
      const span = request ?? this.#spanOf(of, day.ruler)
      if (!span) continue
      const ids = request?.staffIds ?? staffIdsOf(of)
      for (const id of ids.length > 0 ? ids : [UNASSIGNED])
        byLane.get(id)?.push({ of, span: { from: span.from, to: span.to }, isPending: request !== undefined })
    }
    const ghosts = [...preview].flatMap(([id, { laneIds, from, to }]) => {
      const of = day.visits.find((visit) => visit.id === id)
      return of ? laneIds.map((laneId) => ({ of, laneId, from, to })) : []
    })
    const hasGhosts = (laneId: string): boolean => ghosts.some((ghost) => ghost.laneId === laneId)
    if (!day.showsUnassigned && byLane.get(UNASSIGNED)?.length === 0 && !hasGhosts(UNASSIGNED)) byLane.delete(UNASSIGNED)
    const changed: string[] = []
    const lanes = new Map<string, LaneState>()
    for (const [id, entries] of byLane) {
      const before = this.#lanes.get(id)
      const planned = ghosts.filter(({ laneId }) => laneId === id)
      const { places, rows } = packed([...entries.map(({ span }) => span), ...planned])
      const busy = id === UNASSIGNED ? [] : entries.filter(({ of }) => takesTime(of))
      const clashing = new Set(
        packed(busy.map(({ span }) => span)).places.flatMap((place, index) => (place.overlaps ? [busy[index]?.of.id] : [])),
      )
      const old = new Map(before?.visits.map((visit) => [visit.of.id, visit]))
      const visits = entries
        .map(({ of, span, isPending }, index): PlacedVisit => {
          const proposal = preview.get(of.id) ?? null
          const next = { of, laneId: id, ...span, row: places[index]?.row ?? 0, overlaps: clashing.has(of.id), isPending, proposal }
          const same = old.get(of.id)
          return same && isSame(same, next) ? same : next
        })
        .toSorted((a, b) => a.from - b.from || a.row - b.row)
      const drawn = planned.map(({ of, from, to }, index): PlacedGhost => {
        const next = { of, from, to, row: places[entries.length + index]?.row ?? 0 }
        return before?.ghosts.find((ghost) => isSameGhost(ghost, next)) ?? next
      })
      const lane = { id, person: people.find((person) => person.id === id) ?? null, rows, visits, ghosts: drawn }
      if (before && isSameLane(before, lane)) lanes.set(id, before)
      else {
        lanes.set(id, lane)
        changed.push(id)
      }
    }
    const shape = (all: ReadonlyMap<string, LaneState>): string => [...all.values()].map(({ id, rows }) => `${id}:${rows}`).join()
    const isReshaped = shape(lanes) !== shape(this.#lanes)
    this.#lanes = lanes
    if (isReshaped) this.#order = [...lanes.keys()]
    for (const id of isReshaped ? ['', ...changed] : changed) this.#listeners.get(id)?.forEach((listener) => notify(listener))
  }
}
