import { describe, expect, test } from 'vitest'
import { drivesIn, distinctPlaces, type DriveTable } from '@callout/contracts/jobs/planning/drives'
import { fillGap } from './fillGap.ts'
import { planDay } from './planDay.ts'
import type { PlanPerson, PlanVisit } from './route.ts'

const place = (north: number) => ({ latitude: 41.8 + north / 100, longitude: -87.6 })
const [east, west, customer, lake] = [place(0), place(4), place(1), place(9)]
/** A river between the customer and the nearer home: 30 km by road, 40 minutes; 12 km and 15 minutes from the other one. */
const driveTable: DriveTable = {
  places: [east, west, customer],
  meters: [
    [0, 35_000, 30_000],
    [35_000, 0, 12_000],
    [30_000, 12_500, 0],
  ],
  seconds: [
    [0, 2500, 2400],
    [2500, 0, 899.6],
    [2400, 930, 0],
  ],
}

test('reads each direction of a pair from the table, in whole minutes', () => {
  const drive = drivesIn(driveTable)
  expect(drive(west, customer)).toEqual({ km: 12, minutes: 15, isByRoad: true })
  expect(drive({ ...customer }, { ...west })).toEqual({ km: 12.5, minutes: 16, isByRoad: true })
})

test('estimates pairs that the table lacks: 1.3 times the great circle at 40 km/h', () => {
  const withoutRoad: DriveTable = { ...driveTable, meters: [[0, null, 0], ...driveTable.meters.slice(1)] }
  // 0.04 degrees of latitude are 4.448 km.
  for (const drive of [drivesIn(null)(east, west), drivesIn(withoutRoad)(east, west)]) {
    expect(drive.km).toBeCloseTo(5.782, 2)
    expect(drive.minutes).toBe(9)
    expect(drive.isByRoad).toBeUndefined()
  }
  expect(drivesIn(driveTable)(east, lake).km).toBeCloseTo(13.01, 1)
})

test('lists places once', () => {
  expect(distinctPlaces([east, null, west, { ...east }])).toEqual([east, west])
})

describe('by road', () => {
  const person = (id: string, home: PlanPerson['home']): PlanPerson => ({
    id,
    home,
    open: 480,
    close: 1020,
    timeOff: [],
    categoryIds: null,
  })
  const visit: PlanVisit = {
    id: 'a',
    place: customer,
    from: null,
    minutes: 60,
    staffIds: [],
    categoryId: null,
    isFixed: false,
    window: null,
  }
  const people = [person('near', east), person('far', west)]

  test('a visit goes to the technician with the shorter road, not the shorter line', () => {
    const estimated = planDay([visit], people, { step: 15, earliest: 0 })
    expect(estimated.visits.map(({ personId }) => personId)).toEqual(['near'])
    const plan = planDay([visit], people, { step: 15, earliest: 0, driveTable })
    expect(plan.visits).toMatchObject([{ personId: 'far', km: 12, others: [{ personId: 'near', km: 30 }] }])
    expect(plan.after).toMatchObject({ km: 12, driveMinutes: 15 })
  })

  test('the next visit starts after the drive by road', () => {
    const booked: PlanVisit = { ...visit, id: 'b', place: east, from: 480, staffIds: ['near'], isFixed: true }
    const startOf = (table: DriveTable | null) =>
      planDay([booked, visit], people.slice(0, 1), { step: 15, earliest: 0, driveTable: table }).visits[0]?.from
    // The booked visit ends at 540. By line 1.4 km take 3 minutes.
    expect([startOf(null), startOf(driveTable)]).toEqual([555, 585])
  })

  test('a gap offers the job after the drive by road', () => {
    const gap = { from: 540, to: 720, before: east, after: null, categoryIds: null }
    const job = { id: 'j', place: customer, minutes: 60, categoryId: null, priority: null, createdAt: null }
    const [fit] = fillGap([job], gap, { step: 15, drive: drivesIn(driveTable) }).fits
    expect(fit).toEqual({ id: 'j', from: 585, to: 645, km: 30 })
  })
})
