import type { GeoPlace } from '@callout/contracts/jobs/routes'
import type { PlanPreview } from '../board/proposals.ts'
import type { DayRuler } from '../board/dayRuler.ts'
import type { BoardDayFragment, BoardVisitFragment } from '../visits/board.generated.ts'
import { getPeople, visitsIn } from './mapDay.ts'
import type { Route, Scene } from './scene.ts'

/** The day as a plan has it. */
export function plannedDay(day: BoardDayFragment, preview: PlanPreview, ruler: DayRuler): BoardDayFragment {
  const people = getPeople(day)
  const visits = visitsIn(day).flatMap((of): BoardVisitFragment[] => {
    const proposal = preview.get(of.id)
    if (!proposal) return [of]
    const { from, to, laneIds } = proposal
    if (laneIds.length === 0) return []
    const staff = people.filter(({ id }) => laneIds.includes(id)).map(({ id, name, color }) => ({ id, name, color }))
    return [{ ...of, visit: { ...of.visit, startAt: ruler.start + from * 60, endAt: ruler.start + to * 60, staff } }]
  })
  return { ...day, visits, unassigned: null }
}

const getKey = (places: readonly GeoPlace[] = []): string => places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join()

/** Today's scene with the planned stops and routes that differ from it. `words`: by visit that the plan changes. */
export function withPlan(now: Scene, planned: Scene, labels: ReadonlyMap<string, string>): Scene {
  const faces = new Map(planned.pins.map((pin) => [pin.id, pin]))
  const isIn = (routes: readonly Route[], { personId, places }: Route): boolean =>
    routes.some((item) => item.personId === personId && getKey(item.places) === getKey(places))
  return {
    ...now,
    pins: now.pins.map((pin) => {
      const sentence = labels.get(pin.id)
      return sentence === undefined
        ? pin
        : { ...pin, label: `${pin.label}, ${sentence}`, plan: { text: sentence, face: faces.get(pin.id) ?? null } }
    }),
    routes: [
      ...now.routes.map((route): Route => (isIn(planned.routes, route) ? route : { ...route, plan: 'REPLACED' })),
      ...planned.routes.flatMap((route): Route[] => (isIn(now.routes, route) ? [] : [{ ...route, plan: 'PLANNED' }])),
    ],
  }
}
