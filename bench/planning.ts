/** Duration of planning a team's day, and the saved distance. */
import { planDay } from '@callout/client/src/features/schedule/planner/planDay.ts'
import type { PlanPerson, PlanVisit } from '@callout/client/src/features/schedule/planner/route.ts'
import { type Report, shown, shownSpread, shownVerdict, type Verdict } from './harness/report.ts'
import { spreadOf } from './harness/statistics.ts'

const ROUNDS = 5
const OPEN = 8 * 60
const CLOSE = 17 * 60
const STEP = 15

interface Size {
  readonly people: number
  readonly visits: number
  readonly budget: number
  /** Longer visits in a wider area, promised within an hour instead of half a day. */
  readonly isTight?: boolean
}

const sizes: readonly Size[] = [
  { people: 12, visits: 35, budget: 300 },
  { people: 50, visits: 300, budget: 3000 },
  { people: 50, visits: 300, budget: 3000, isTight: true },
]

/** Numerical Recipes' generator: the days are the same on every machine. */
function getRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A day in a city of 33 by 25 km: a fifth of the visits is unassigned, the others are promised for their half of the day. */
function sampleDay(
  { people, visits, isTight = false }: Size,
  seed: number,
): { readonly visits: PlanVisit[]; readonly people: PlanPerson[] } {
  const random = getRandom(seed)
  const size = isTight ? 0.5 : 0.3
  const place = () => ({ latitude: 41.7 + random() * size, longitude: -87.8 + random() * size })
  return {
    people: Array.from({ length: people }, (_, index) => ({
      id: `p${index}`,
      home: place(),
      open: OPEN,
      close: CLOSE,
      timeOff: [],
      categoryIds: null,
    })),
    visits: Array.from({ length: visits }, (_, index): PlanVisit => {
      const isUnassigned = random() < 0.2
      const from = OPEN + STEP * Math.floor(random() * 28)
      return {
        id: `v${index}`,
        place: place(),
        from: isUnassigned ? null : from,
        minutes: isTight ? 45 + STEP * Math.floor(random() * 4) : 30 + STEP * Math.floor(random() * 3),
        staffIds: isUnassigned ? [] : [`p${Math.floor(random() * people)}`],
        categoryId: null,
        isFixed: false,
        window: isUnassigned ? null : isTight ? { from, to: from + 60 } : from < 720 ? { from: 0, to: 719 } : { from: 720, to: 1439 },
      }
    }),
  }
}

function measure(size: Size): { row: string[]; verdict: Verdict } {
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, seed) => {
    const day = sampleDay(size, seed + 1)
    const begin = process.cpuUsage()
    const plan = planDay(day.visits, day.people, { step: STEP, earliest: 0 })
    const { user, system } = process.cpuUsage(begin)
    return { plan, milliseconds: (user + system) / 1000 }
    // The first one compiles.
  }).slice(1)
  const time = spreadOf(rounds.map(({ milliseconds }) => milliseconds))
  const what = `${size.people} people, ${size.visits} visits${size.isTight ? ', tight promises' : ''}`
  const verdict = { what: `${what}, ms`, measured: time.median, budget: size.budget }
  const [before, after] = [spreadOf(rounds.map(({ plan }) => plan.before.km)), spreadOf(rounds.map(({ plan }) => plan.after.km))]
  const unplaced = rounds.reduce((sum, { plan }) => sum + plan.unplaced.length, 0)
  return {
    row: [what, shownSpread(time), shownVerdict(verdict), shown(before.median), shown(after.median), String(unplaced)],
    verdict,
  }
}

export function benchmarkPlanning(): Promise<Report> {
  const measured = sizes.map(measure)
  return Promise.resolve({
    tables: [
      {
        caption: `CPU of one plan in milliseconds; ${ROUNDS} days; median (lowest–highest).`,
        columns: ['Day', 'ms', 'budget', 'km before', 'km after', 'visits without a place'],
        rows: measured.map(({ row }) => row),
      },
    ],
    verdicts: measured.map(({ verdict }) => verdict),
  })
}
