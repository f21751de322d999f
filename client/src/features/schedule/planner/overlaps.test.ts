import { expect, test } from 'vitest'
import type { Drive } from '@callout/contracts/jobs/planning/drives'
import { planDay } from './planDay.ts'
import { type PlanPerson, type PlanVisit, timedRoute } from './route.ts'

const isNightly = process.env['NIGHTLY'] !== undefined
const STEP = 15
const ann: PlanPerson = { id: 'ann', home: null, open: 420, close: 1200, timeOff: [], categoryIds: null }

/** Places on a line, a degree of longitude apart for each minute of driving. */
const at = (minute: number) => ({ latitude: 0, longitude: minute })
const minutesBetween = (a: PlanVisit, b: PlanVisit): number => (a.place && b.place ? Math.abs(a.place.longitude - b.place.longitude) : 0)
const drive = (a: { longitude: number }, b: { longitude: number }): Drive => {
  const minutes = Math.abs(a.longitude - b.longitude)
  return { km: minutes, minutes }
}

const visit = (id: string, given: Partial<PlanVisit>): PlanVisit => ({
  id,
  place: null,
  from: null,
  minutes: 60,
  staffIds: [],
  categoryId: null,
  isFixed: false,
  window: null,
  ...given,
})
const fixed = (id: string, from: number, to: number, minute: number): PlanVisit =>
  visit(id, { from, minutes: to - from, place: at(minute), staffIds: ['ann'], isFixed: true })

test.each([
  ['the one that ends last', fixed('b', 600, 620, 170), 665 + 80],
  ['the one that is farther away, although it ends earlier', fixed('b', 600, 620, 0), 620 + 180],
])('after fixed visits that overlap, the drive is from %s', (_, inner, earliest) => {
  const stops = [fixed('a', 465, 665, 100), inner].map((item) => ({ visit: item, isFixed: true }))
  const next = { visit: visit('next', { place: at(180) }), isFixed: false }
  expect(timedRoute([...stops, next], ann, { step: 1, earliest: 0, drive })?.starts).toEqual([465, 600, earliest])
})

/** Linear congruential generator, so that each day can be repeated. */
function getRandom(seed: number): (from: number, to: number) => number {
  let state = seed * 2654435761 + 1
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return from + Math.floor((state / 2 ** 32) * (to - from + 1))
  }
}

function crowdedDay(seed: number): PlanVisit[] {
  const random = getRandom(seed)
  const booked = Array.from({ length: random(2, 5) }, (_, index) => {
    const from = 5 * random(90, 190)
    return fixed(`f${index}`, from, from + 5 * random(3, 45), random(0, 90))
  })
  const open = Array.from({ length: random(1, 4) }, (_, index) =>
    visit(`v${index}`, { minutes: 15 * random(1, 5), place: random(0, 9) === 0 ? null : at(random(0, 90)) }),
  )
  return [...booked, ...open]
}

/** Pairs of visits that one person can't attend both. Fixed ones may overlap each other. */
function impossiblePairs(visits: readonly PlanVisit[]): string[] {
  const places = new Map(visits.flatMap(({ place }) => (place ? [[place.longitude, place] as const] : [])))
  const columns = [...places.values()]
  const table = columns.map((from) => columns.map((to) => Math.abs(from.longitude - to.longitude)))
  const driveTable = {
    places: columns,
    meters: table.map((row) => row.map((minutes) => minutes * 1000)),
    seconds: table.map((row) => row.map((minutes) => minutes * 60)),
  }
  const plan = planDay(visits, [ann], { step: STEP, earliest: 0, rounds: 30, driveTable })
  const planned = plan.visits.map(({ visit: item, from }) => ({ item, from }))
  const booked = visits.filter(({ isFixed }) => isFixed).map((item) => ({ item, from: item.from ?? 0 }))
  const day = [...planned, ...booked].toSorted((a, b) => a.from - b.from)
  return day.flatMap((later, index) =>
    day.slice(0, index).flatMap((former) => {
      if (later.item.isFixed && former.item.isFixed) return []
      const gap = later.from - former.from - former.item.minutes
      return gap < minutesBetween(former.item, later.item) ? [`${former.item.id} at ${former.from}, ${later.item.id} at ${later.from}`] : []
    }),
  )
}

test(
  'every planned visit can be reached from each earlier one on days with overlapping fixed visits',
  { tags: 'nightly', timeout: 600_000 },
  () => {
    const broken = Array.from({ length: isNightly ? 10_000 : 600 }, (_, seed) =>
      impossiblePairs(crowdedDay(seed)).map((pair) => `day ${seed}: ${pair}`),
    )
    expect(broken.flat()).toEqual([])
  },
)
