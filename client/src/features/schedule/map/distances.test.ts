import { daySums, presentPlacements } from '../planner/daySums.ts'
import { estimateDrive } from '@callout/contracts/jobs/planning/drives'
import { getPlace } from '@callout/contracts/jobs/routes'
import { expect, test } from 'vitest'
import { ana, ben, NINE } from '../../../testing/jobs.ts'
import { BoardStore } from '../board/boardStore.ts'
import { dayRuler } from '../board/dayRuler.ts'
import { routeOfLane } from '../board/travel.ts'
import { planPerson, planVisits } from '../planning/planInput.ts'
import type { BoardDayFragment } from '../visits/board.generated.ts'
import { dayOf, person, placed } from '../testing/dispatchDay.ts'
import { mapDay, visitsIn } from './mapDay.ts'

const HOUR = 3600
/** By road, of a degree of latitude. */
const DEGREE_KM = 111.195 * 1.3

const stop = (id: string, hour: number, latitude: number | null, part: Parameters<typeof placed>[0] = {}) =>
  placed(
    { id, startAt: NINE + hour * HOUR, endAt: NINE + (hour + 1) * HOUR, ...part },
    { latitude, longitude: latitude === null ? null : -97 },
  )

test('board, map and plan give the same distances', () => {
  const { dispatchMap } = dayOf(
    [
      stop('1', 0, 30.1),
      stop('2', 1, null),
      stop('3', 2, 31, { status: 'CANCELLED' }),
      stop('4', 3, 30.3, { staff: [ana, ben] }),
      stop('5', 0, 30.5, { staff: [ben] }),
      stop('6', 0.5, 30.4, { staff: [ben] }),
      stop('7', 5, 30.9, { staff: [] }),
    ],
    [],
    [person(ana), person(ben)],
  ) as { dispatchMap: BoardDayFragment }
  const day = { ...dispatchMap, branch: { __typename: 'GeoPoint', latitude: 30, longitude: -97 } } as const
  // Ana drives from 30° to 30.1° and 30.3°; Ben to 30.5°, and back to 30.4° and 30.3°.
  const degrees = [0.3, 0.7]
  const rounded = (distances: readonly number[]): string[] => distances.map((km) => km.toFixed(1))
  const expected = rounded(degrees.map((part) => part * DEGREE_KM))

  expect(rounded(mapDay(day).people.map(({ km }) => km))).toEqual(expected)

  const ruler = dayRuler('2026-11-23', 'America/New_York')
  const home = getPlace(day.branch)
  const store = new BoardStore()
  store.setDay({ ruler, people: day.staff, visits: visitsIn(day), showsUnassigned: true })
  expect(rounded([ana, ben].map(({ id }) => routeOfLane(store.lane(id)?.visits ?? [], home, estimateDrive).km))).toEqual(expected)

  const user = { user_type: 'company', authorities: [] } as const
  const visits = planVisits(day, { ruler, user, freedom: 'promise', excluded: new Set(), chosen: new Map(), now: null })
  const people = (day.staff ?? []).map((item) => planPerson(item, { ruler, home, trades: new Map() }))
  expect(rounded(people.map((item) => daySums(visits, presentPlacements(visits), [item]).km))).toEqual(expected)
})
