/** Plans of Solomon's instances compared with their optima. A unit is ten minutes of the engine; distances have one decimal, as published. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { planDay } from '@callout/client/src/features/schedule/planner/planDay.ts'
import type { DriveTable } from '@callout/contracts/jobs/planning/drives'
import type { PlanPerson, PlanVisit } from '@callout/client/src/features/schedule/planner/route.ts'
import { Sentence } from '../tools/sentence.ts'
import { type Report, shown, shownVerdict } from './harness/report.ts'

interface Case {
  readonly name: string
  readonly customers: number
  /** Shortest total distance (Kohl et al. 1999; Larsen 1999; Cook and Rich 1999), any number of vehicles. */
  readonly optimum: number
}

const cases: readonly Case[] = [
  { name: 'R101', customers: 25, optimum: 617.1 },
  { name: 'R101', customers: 50, optimum: 1044 },
  { name: 'C101', customers: 25, optimum: 191.3 },
  { name: 'C101', customers: 50, optimum: 362.4 },
  { name: 'RC101', customers: 25, optimum: 461.1 },
  { name: 'RC101', customers: 50, optimum: 944 },
  { name: 'R201', customers: 25, optimum: 463.3 },
  { name: 'R201', customers: 50, optimum: 791.9 },
  { name: 'C201', customers: 25, optimum: 214.7 },
  { name: 'C201', customers: 50, optimum: 360.2 },
  { name: 'RC201', customers: 25, optimum: 360.2 },
  { name: 'RC201', customers: 50, optimum: 684.8 },
]

interface Stop {
  readonly x: number
  readonly y: number
  readonly demand: number
  readonly ready: number
  readonly due: number
  readonly service: number
}

interface Instance {
  readonly capacity: number
  readonly depot: Stop
  readonly customers: readonly Stop[]
}

const SCALE = 10

function readInstance(folder: string, { name, customers }: Case): Instance {
  const rows = readFileSync(join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length > 1 && row.every((value) => !Number.isNaN(value)))
  const capacity = rows.find((row) => row.length === 2)?.[1] ?? 0
  const stops = rows.flatMap(([, x = 0, y = 0, demand = 0, ready = 0, due = 0, service]) =>
    service === undefined ? [] : [{ x, y, demand, ready, due, service }],
  )
  const [depot, ...others] = stops
  if (!depot) throw new Error(`${name} has no depot`)
  return { capacity, depot, customers: others.slice(0, customers) }
}

/** Cut to one decimal; in tenths. */
const tenths = (a: Stop, b: Stop): number => Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * SCALE + 1e-9)

/** On the equator, where degrees are as long in both directions: the engine takes neighbors out together. */
const getPlace = ({ x, y }: Stop) => ({ latitude: y / 1000, longitude: x / 1000 })

const fixed = (id: string, personId: string, depot: Stop, from: number): PlanVisit => ({
  id,
  place: getPlace(depot),
  from,
  minutes: 0,
  staffIds: [personId],
  categoryId: null,
  isFixed: true,
  window: null,
})

interface Result {
  readonly distance: number
  readonly vehicles: number
  readonly unplaced: number
  /** Largest load of a vehicle divided by its capacity, which the engine doesn't know. */
  readonly load: number
  readonly milliseconds: number
}

/** Distance of the engine's routes, computed here; throws where a route breaks a window. */
function check({ depot, customers }: Instance, routes: readonly (readonly number[])[]): number {
  return routes.reduce((total, route) => {
    let [at, time, distance] = [depot, 0, 0]
    for (const stop of [...route.map((index) => customers[index] as Stop), depot]) {
      distance += tenths(at, stop)
      time = Math.max(time + tenths(at, stop), stop.ready * SCALE)
      if (time > stop.due * SCALE) throw new Error('A route breaks a window')
      time += stop.service * SCALE
      at = stop
    }
    return total + distance / SCALE
  }, 0)
}

/** Plans an instance with a technician for each vehicle, who begins and ends the day at the depot. */
function planInstance(folder: string, of: Case, rounds?: number): Result {
  const instance = readInstance(folder, of)
  const { depot, customers, capacity } = instance
  const close = depot.due * SCALE
  const stops = [depot, ...customers]
  const cells = (cell: (a: Stop, b: Stop) => number): number[][] => stops.map((a) => stops.map((b) => cell(a, b)))
  const driveTable: DriveTable = {
    places: stops.map(getPlace),
    meters: cells((a, b) => tenths(a, b) * 100),
    seconds: cells((a, b) => tenths(a, b) * 60),
  }
  const people = customers.map((_, index): PlanPerson => ({
    id: `p${index}`,
    home: getPlace(depot),
    open: 0,
    close,
    timeOff: [],
    categoryIds: null,
  }))
  const ends = people.flatMap(({ id }) => [fixed(`${id} begins`, id, depot, 0), fixed(`${id} ends`, id, depot, close)])
  const visits = customers.map((stop, index): PlanVisit => ({
    id: String(index),
    place: getPlace(stop),
    from: null,
    minutes: stop.service * SCALE,
    staffIds: [],
    categoryId: null,
    isFixed: false,
    window: { from: stop.ready * SCALE, to: stop.due * SCALE },
  }))
  const begin = process.cpuUsage()
  const plan = planDay([...ends, ...visits], people, {
    step: 1,
    earliest: 0,
    changeKm: 0,
    driveTable,
    ...(rounds !== undefined && { rounds }),
  })
  const { user, system } = process.cpuUsage(begin)
  const routes = people
    .map(({ id }) =>
      plan.visits
        .filter(({ personId }) => personId === id)
        .toSorted((a, b) => a.from - b.from)
        .map(({ visit }) => Number(visit.id)),
    )
    .filter((route) => route.length > 0)
  const loads = routes.map((route) => route.reduce((sum, index) => sum + (customers[index]?.demand ?? 0), 0))
  return {
    distance: check(instance, routes),
    vehicles: routes.length,
    unplaced: plan.unplaced.length,
    load: Math.max(...loads) / capacity,
    milliseconds: (user + system) / 1000,
  }
}

const MANY_ROUNDS = 7000
const BUDGET_PERCENT = 3

const percent = (gap: number): string => `${gap.toFixed(1)} %`

export function benchmarkSolomon(): Promise<Report> {
  const folder = process.env['SOLOMON_DIR']
  if (!folder) throw new Sentence('Set SOLOMON_DIR to a folder with Solomon’s instances: C101.txt, R101.txt and so on.')
  const measured = cases.map((of) => {
    const gapOf = ({ distance }: Result): number => Math.round((distance / of.optimum - 1) * 1000) / 10
    const usual = planInstance(folder, of)
    const long = planInstance(folder, of, MANY_ROUNDS)
    const what = `${of.name}, ${of.customers} visits`
    const verdict = { what: `${what}, gap in %`, measured: gapOf(usual), budget: BUDGET_PERCENT }
    return {
      verdict,
      row: [
        what,
        of.optimum.toFixed(1),
        usual.distance.toFixed(1),
        `**${percent(gapOf(usual))}** ${shownVerdict(verdict)}`,
        shown(usual.milliseconds),
        String(usual.vehicles),
        usual.load.toFixed(2),
        String(usual.unplaced),
        percent(gapOf(long)),
      ],
    }
  })
  return Promise.resolve({
    tables: [
      {
        caption: `Total distance of one plan (seed 1), and its gap to the optimum; the last column takes ${MANY_ROUNDS} rounds.`,
        columns: [
          'Instance',
          'optimum',
          'plan',
          'gap',
          'CPU, ms',
          'technicians',
          'largest load ÷ capacity',
          'visits without a place',
          'gap, more rounds',
        ],
        rows: measured.map(({ row }) => row),
      },
    ],
    verdicts: measured.map(({ verdict }) => verdict),
  })
}
