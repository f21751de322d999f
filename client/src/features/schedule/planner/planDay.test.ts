import { describe, expect, test } from 'vitest'
import { daySums, presentPlacements } from './daySums.ts'
import { type DayPlan, planDay } from './planDay.ts'
import type { PlanPerson, PlanVisit } from './route.ts'

/** 10,000 days with `npm run test:nightly`. */
const isNightly = process.env['NIGHTLY'] !== undefined
const STEP = 15
const OPEN = 8 * 60
const CLOSE = 17 * 60

/** Kilometers by road as the tests compute them: spherical law of cosines, times 1.3. */
function kilometers(a: PlanVisit['place'], b: PlanVisit['place']): number {
  if (!a || !b) return 0
  const [p, q, d] = [a.latitude, b.latitude, b.longitude - a.longitude].map((degrees) => (degrees / 180) * Math.PI) as [
    number,
    number,
    number,
  ]
  return Math.acos(Math.min(1, Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos(d))) * 6371 * 1.3
}
/** Minutes at 40 km/h. */
const minutesOf = (km: number): number => (km / 40) * 60

function getRandom(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

interface Day {
  readonly visits: PlanVisit[]
  readonly people: PlanPerson[]
  readonly earliest: number
  /** On every other day: minutes of overtime that are allowed, and visits outside of working hours may stay. */
  readonly overtime: number
}

function randomDay(seed: number): Day {
  const random = getRandom(seed)
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
  const place = () => ({ latitude: 41.7 + random() * 0.3, longitude: -87.8 + random() * 0.3 })
  const people = Array.from({ length: whole(1, 5) }, (_, index): PlanPerson => {
    const open = OPEN + 30 * whole(0, 2)
    const off = OPEN + 60 * whole(1, 6)
    return {
      id: `p${index}`,
      home: random() < 0.8 ? place() : null,
      open,
      close: random() < 0.1 ? open : CLOSE - 30 * whole(0, 2),
      timeOff: random() < 0.2 ? [{ from: off, to: off + 90 }] : [],
      categoryIds: random() < 0.3 ? null : ['hvac', 'water', 'power'].filter(() => random() < 0.7),
    }
  })
  const visits = Array.from({ length: whole(0, 14) }, (_, index): PlanVisit => {
    const isUnassigned = random() < 0.25
    const isUnscheduled = isUnassigned && random() < 0.5
    const from = OPEN + 5 * whole(0, 90)
    const isFixed = !isUnassigned && random() < 0.15
    const promise = random()
    return {
      id: `v${index}`,
      place: random() < 0.9 ? place() : null,
      from: isUnscheduled ? null : from,
      minutes: 15 * whole(1, 8),
      staffIds: isUnassigned ? [] : [people[whole(0, people.length - 1)]?.id ?? ''],
      categoryId: random() < 0.5 ? null : (['hvac', 'water', 'power'][whole(0, 2)] ?? null),
      isFixed,
      window:
        isUnscheduled || promise < 0.3
          ? null
          : promise < 0.6
            ? { from, to: from + 120 }
            : from < 720
              ? { from: 0, to: 719 }
              : { from: 720, to: 1439 },
    }
  })
  return { visits, people, earliest: random() < 0.3 ? OPEN + 60 * whole(0, 4) : 0, overtime: seed % 2 === 0 ? 45 : 0 }
}

/** The sums of the day once a plan is applied. */
function afterApplying(plan: DayPlan, visits: readonly PlanVisit[], people: readonly PlanPerson[]) {
  const planned = new Map(plan.visits.map((item) => [item.visit.id, item]))
  const applied = visits.map((visit): PlanVisit => {
    const item = planned.get(visit.id)
    return item ? { ...visit, from: item.from, staffIds: [item.personId] } : visit
  })
  return daySums(applied, presentPlacements(applied), people)
}

/** Broken hard rules of a plan, found without the engine's code. */
function brokenRules({ visits, people, earliest, overtime }: Day): string[] {
  const plan = planDay(visits, people, { step: STEP, earliest, rounds: 60, overtime, keepsOvertime: overtime > 0 })
  const broken: string[] = []
  const seen = new Map<string, number>()
  for (const { visit } of [...plan.visits, ...plan.unplaced]) seen.set(visit.id, (seen.get(visit.id) ?? 0) + 1)
  for (const visit of visits)
    if ((seen.get(visit.id) ?? 0) !== (visit.isFixed ? 0 : 1)) broken.push(`${visit.id} is in the plan ${seen.get(visit.id) ?? 0} times`)
  const stuck = new Set(plan.unplaced.flatMap(({ visit }) => (visit.staffIds.length > 0 ? [visit.id] : [])))
  for (const person of people) {
    const planned = plan.visits.filter(({ personId }) => personId === person.id)
    for (const { visit, from } of planned) {
      const text = `${visit.id} at ${from} by ${person.id}`
      if (visit.categoryId && person.categoryIds && !person.categoryIds.includes(visit.categoryId)) broken.push(`${text}: trade`)
      const isWorking = person.open < person.close
      const stays = isWorking && overtime > 0 && visit.from !== null && visit.staffIds.includes(person.id)
      const end = person.close + (isWorking ? overtime : 0)
      const isEarly = from < (stays ? Math.min(person.open, visit.from) : person.open)
      const isLate = from + visit.minutes > (stays ? Math.max(end, visit.from + visit.minutes) : end)
      if (isEarly || isLate) broken.push(`${text}: hours`)
      if (visit.window && (from < visit.window.from || from > visit.window.to)) broken.push(`${text}: promise`)
      if (from !== visit.from && (from < earliest || from % STEP !== 0)) broken.push(`${text}: start`)
      if (person.timeOff.some((off) => from < off.to && off.from < from + visit.minutes)) broken.push(`${text}: time off`)
    }
    const fixed = visits
      .filter(({ isFixed, id, staffIds }) => (isFixed || stuck.has(id)) && staffIds.includes(person.id))
      .map((visit) => ({ visit, from: visit.from ?? 0, isFixed: true }))
    const day = [...planned.map((item) => ({ ...item, isFixed: false })), ...fixed].toSorted((a, b) => a.from - b.from)
    for (const [index, next] of day.entries())
      for (const before of day.slice(0, index)) {
        if (next.isFixed && before.isFixed) continue
        const gap = next.from - (before.from + before.visit.minutes)
        if (gap < 0) broken.push(`${before.visit.id} and ${next.visit.id} overlap`)
        else if (gap < Math.floor(minutesOf(kilometers(before.visit.place, next.visit.place))))
          broken.push(`no time to drive from ${before.visit.id} to ${next.visit.id}`)
      }
  }
  if (JSON.stringify(afterApplying(plan, visits, people)) !== JSON.stringify(plan.after)) broken.push('the applied plan has other sums')
  return broken
}

describe('a plan of a day', () => {
  test('breaks no hard rule on random days', () => {
    const broken = Array.from({ length: isNightly ? 10_000 : 300 }, (_, seed) =>
      brokenRules(randomDay(seed + 1)).map((rule) => `day ${seed + 1}: ${rule}`),
    )
    expect(broken.flat()).toEqual([])
  }, 3_600_000)

  test('is the same for the same seed', () => {
    const { visits, people } = randomDay(12)
    const options = { step: STEP, earliest: 0, seed: 5 }
    expect(planDay(visits, people, options)).toEqual(planDay(visits, people, options))
  })
})

const unassigned: Pick<PlanVisit, 'from' | 'staffIds' | 'categoryId' | 'isFixed' | 'window'> = {
  from: null,
  staffIds: [],
  categoryId: null,
  isFixed: false,
  window: null,
}

/** Least kilometers with all visits placed, by branch and bound; Infinity: they don't all fit. */
function optimum(visits: readonly PlanVisit[], people: readonly PlanPerson[]): number {
  let least = Infinity
  const extend = (left: readonly PlanVisit[], turn: number, at: PlanVisit['place'], free: number, km: number): void => {
    if (km >= least) return
    if (left.length === 0) return void (least = km)
    const person = people[turn] as PlanPerson
    for (const next of left) {
      const way = kilometers(at, next.place)
      const arrival = free === person.open ? free : free + Math.ceil(minutesOf(way) - 1e-9)
      const end = Math.ceil(arrival / STEP) * STEP + next.minutes
      if (end <= person.close)
        extend(
          left.filter((item) => item !== next),
          turn,
          next.place,
          end,
          km + way,
        )
    }
    const following = people[turn + 1]
    if (following) extend(left, turn + 1, following.home, following.open, km)
  }
  const [first] = people
  if (first) extend(visits, 0, first.home, first.open, 0)
  return least
}

test('is within 3 % of the shortest plan on small random days', { tags: 'nightly', timeout: 3_600_000 }, () => {
  for (let seed = 1; seed <= (isNightly ? 500 : 30); seed += 1) {
    const random = getRandom(seed)
    const place = () => ({ latitude: 41.7 + random() * 0.3, longitude: -87.8 + random() * 0.3 })
    const people = Array.from({ length: 3 }, (_, index): PlanPerson => ({
      id: `p${index}`,
      home: place(),
      open: OPEN,
      close: CLOSE,
      timeOff: [],
      categoryIds: null,
    }))
    const visits = Array.from({ length: 3 + (seed % 6) }, (_, index): PlanVisit => ({
      ...unassigned,
      id: `v${index}`,
      place: place(),
      minutes: 60,
    }))
    const plan = planDay(visits, people, { step: STEP, earliest: 0 })
    expect(plan.unplaced, `day ${seed}`).toEqual([])
    expect(plan.after.km, `day ${seed}`).toBeLessThanOrEqual(optimum(visits, people) * 1.03)
  }
})

const ann: PlanPerson = { id: 'ann', home: null, open: OPEN, close: CLOSE, timeOff: [], categoryIds: ['hvac'] }
const visit = (id: string, given: Partial<PlanVisit>): PlanVisit => ({ ...unassigned, id, place: null, minutes: 60, ...given })
const options = { step: STEP, earliest: 0 }

describe('a visit without a place names the rule against it', () => {
  test('the trade', () => {
    expect(planDay([visit('a', { categoryId: 'water' })], [ann], options).unplaced).toMatchObject([{ reason: 'TRADE', relaxed: null }])
  })
  test('no technician has hours', () => {
    expect(planDay([visit('a', {})], [{ ...ann, close: OPEN }], options).unplaced).toMatchObject([{ reason: 'NO_HOURS' }])
  })
  test('the promised window, with the time that fits outside of it', () => {
    const booked = visit('fixed', { from: 9 * 60, minutes: 120, staffIds: ['ann'], isFixed: true })
    const promised = visit('a', { from: 10 * 60, window: { from: 9 * 60 + 30, to: 10 * 60 + 30 } })
    expect(planDay([booked, promised], [ann], options).unplaced).toMatchObject([
      { reason: 'WINDOW', relaxed: { personId: 'ann', from: 11 * 60 } },
    ])
  })
  test('working hours, with the time that fits after them', () => {
    const booked = visit('fixed', { from: OPEN, minutes: CLOSE - OPEN, staffIds: ['ann'], isFixed: true })
    expect(planDay([booked, visit('a', {})], [ann], options).unplaced).toMatchObject([
      { reason: 'HOURS', relaxed: { personId: 'ann', from: CLOSE } },
    ])
  })
  test('a full day', () => {
    const booked = visit('fixed', { from: OPEN, minutes: CLOSE - OPEN + 120, staffIds: ['ann'], isFixed: true })
    expect(planDay([booked, visit('a', {})], [ann], options).unplaced).toMatchObject([{ reason: 'FULL', relaxed: null }])
  })
})

test('a day that is good stays as it is', () => {
  const day = [visit('a', { from: 9 * 60, staffIds: ['ann'] }), visit('b', { from: 11 * 60 + 5, staffIds: ['ann'] })]
  expect(planDay(day, [ann], options).visits.map(({ from, reason }) => [from, reason])).toEqual([
    [9 * 60, 'UNCHANGED'],
    [11 * 60 + 5, 'UNCHANGED'],
  ])
})

test('an overlap is mended by moving one of the two', () => {
  const day = [visit('a', { from: 9 * 60, staffIds: ['ann'] }), visit('b', { from: 9 * 60 + 30, staffIds: ['ann'] })]
  const reasons = planDay(day, [ann], options).visits.map(({ reason }) => reason)
  expect(reasons.toSorted()).toEqual(['MENDS_CONFLICT', 'UNCHANGED'])
})

describe('a technician who drops out', () => {
  const near = { latitude: 41.8, longitude: -87.6 }
  const ben = { ...ann, id: 'ben', home: { latitude: 41.8, longitude: -87.61 } }
  const cy = { ...ann, id: 'cy', home: { latitude: 42.3, longitude: -87.6 } }
  const away = { ...ann, close: OPEN }
  const lost = visit('a', { from: 9 * 60, staffIds: ['ann'], place: near })

  test('has the visit taken over by the nearest, and the others are ranked', () => {
    const [planned] = planDay([lost], [away, ben, cy], options).visits
    expect(planned).toMatchObject({ personId: 'ben', from: 9 * 60, others: [{ personId: 'cy', from: 9 * 60 }] })
    expect(planned?.km).toBeCloseTo(kilometers(ben.home, near), 6)
    expect(planned?.others[0]?.km).toBeCloseTo(kilometers(cy.home, near), 6)
  })
  test('has it taken over by the chosen person', () => {
    const plan = planDay([{ ...lost, onlyPersonId: 'cy' }], [away, ben, cy], options)
    expect(plan.visits).toMatchObject([{ personId: 'cy', others: [{ personId: 'ben' }] }])
  })
  test('is not suggested for overtime', () => {
    const booked = visit('b', { from: OPEN, minutes: CLOSE - OPEN + 120, staffIds: ['ben'], isFixed: true })
    expect(planDay([lost, booked], [away, ben], options).unplaced).toMatchObject([{ reason: 'FULL', relaxed: null }])
  })
  test('leaves the other visits where they are while changes are dear', () => {
    const crossed = [
      lost,
      visit('b', { from: 11 * 60, staffIds: ['ben'], place: cy.home }),
      visit('c', { from: 11 * 60, staffIds: ['cy'], place: ben.home }),
    ]
    const changed = (changeKm: number) =>
      planDay(crossed, [away, ben, cy], { ...options, changeKm }).visits.filter(
        ({ visit: { staffIds }, personId }) => !staffIds.includes(personId),
      )
    expect(
      changed(1)
        .map(({ visit: { id } }) => id)
        .toSorted(),
    ).toEqual(['a', 'b', 'c'])
    expect(changed(200).map(({ visit: { id } }) => id)).toEqual(['a'])
  })
})

test('an urgent visit is placed before others', () => {
  const hours = { ...ann, close: OPEN + 60 }
  const day = [visit('a', {}), visit('b', { isUrgent: true })]
  expect(planDay(day, [hours], options).visits.map(({ visit: { id } }) => id)).toEqual(['b'])
})
