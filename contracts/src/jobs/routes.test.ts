import { describe, expect, test } from 'vitest'
import { type DayRules, type DayStop, driveMinutes, placeOf, roadKm, suggestedDay, wayKm } from './routes.ts'

/** On a line to the north of the equator: a hundredth of a degree is 1.11 km as the crow flies. */
const at = (hundredths: number) => ({ latitude: hundredths / 100, longitude: 0 })
const stop = (id: string, place: number | null, from: number, more: Partial<DayStop> = {}): DayStop => ({
  id,
  place: place === null ? null : at(place),
  from,
  to: from + 60,
  isFixed: false,
  ...more,
})
const rules: DayRules = { home: at(0), earliest: 0, latest: 18 * 60, step: 15 }
const told = (stops: readonly DayStop[] | undefined) =>
  stops?.map(({ id, from }) => `${id} ${Math.floor(from / 60)}:${String(from % 60).padStart(2, '0')}`)

test('a way is as long as the earth and the roads make it', () => {
  // A degree of a great circle is 40,030 km / 360 = 111.19 km, and roads take 1.3 times as long.
  expect(roadKm(at(0), at(100))).toBeCloseTo(111.19 * 1.3, 1)
  expect(wayKm([at(0), at(10), at(0)])).toBeCloseTo(2 * 11.119 * 1.3, 2)
  expect(wayKm([at(3)])).toBe(0)
  expect(driveMinutes(20)).toBe(30)
})

test('no coordinates, half of them, and 0, 0 are no place', () => {
  expect(placeOf({ latitude: 30.2, longitude: 0 })).toEqual({ latitude: 30.2, longitude: 0 })
  for (const [latitude, longitude] of [
    [null, null],
    [30, null],
    [undefined, 5],
    [0, 0],
  ])
    expect(placeOf({ latitude, longitude })).toBe(null)
})

describe('the suggested order of a day', () => {
  test('goes out and back no more: stops take the turns and the times of each other', () => {
    const day = [stop('far', 9, 540), stop('near', 1, 660), stop('middle', 5, 780)]
    const found = suggestedDay(day, rules)
    expect(told(found?.stops)).toEqual(['near 9:00', 'middle 11:00', 'far 13:00'])
    expect(found?.kmBefore).toBeCloseTo((9 + 8 + 4) * 1.1119 * 1.3, 1)
    expect(found?.kmAfter).toBeCloseTo(9 * 1.1119 * 1.3, 1)
  })

  test('says nothing where the day is as short as it can be, or there is nothing to change', () => {
    expect(suggestedDay([stop('a', 1, 540), stop('b', 2, 660)], rules)).toBe(null)
    expect(suggestedDay([stop('a', 1, 540)], rules)).toBe(null)
    expect(suggestedDay([], rules)).toBe(null)
  })

  test('what has begun, and what is not only this person’s, keeps turn and time', () => {
    const day = [stop('begun', 8, 480, { isFixed: true }), stop('a', 1, 600), stop('b', 7, 720), stop('shared', 0, 840, { isFixed: true })]
    expect(told(suggestedDay(day, rules)?.stops)).toEqual(['begun 8:00', 'b 10:00', 'a 12:00', 'shared 14:00'])
  })

  test('nothing is moved into what keeps its time', () => {
    const long = { to: 540 + 180 }
    // The three hours do not fit between 12:00 and 13:00, however short that would be.
    const day = [stop('long', 9, 540, long), stop('short', 1, 720), stop('lunch', 9, 780, { isFixed: true })]
    expect(suggestedDay(day, rules)).toBe(null)
  })

  test('the way between two stops has its minutes, on the grid of the calendar', () => {
    const day = [stop('far', 20, 540), stop('near', 1, 600)]
    // 19 × 1.1119 × 1.3 km = 27.5 km, 42 minutes: from 10:00 that is 10:42, and the grid says 10:45.
    expect(told(suggestedDay(day, { ...rules, home: at(0) })?.stops)).toEqual(['near 9:00', 'far 10:45'])
  })

  test('nothing goes into the past, or beyond the end of the day', () => {
    const day = [stop('far', 9, 540), stop('near', 1, 660)]
    // 8 × 1.1119 × 1.3 km = 11.6 km, 18 minutes: from 11:00 that is 11:18.
    expect(told(suggestedDay(day, { ...rules, earliest: 600 })?.stops)).toEqual(['near 10:00', 'far 11:30'])
    expect(suggestedDay(day, { ...rules, earliest: 17 * 60 })).toBe(null)
  })

  test('a stop that nobody has located keeps its turn', () => {
    const day = [stop('far', 9, 540), stop('nowhere', null, 660), stop('near', 1, 780)]
    expect(told(suggestedDay(day, rules)?.stops)).toEqual(['near 9:00', 'nowhere 11:00', 'far 13:00'])
  })

  test('without a home the day begins where it is shortest', () => {
    const day = [stop('middle', 5, 540), stop('far', 9, 660), stop('near', 1, 780)]
    expect(suggestedDay(day, { ...rules, home: null })?.kmAfter).toBeCloseTo(8 * 1.1119 * 1.3, 1)
  })
})

/** All orders of some things. */
const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2 ? [[...things]] : things.flatMap((one, index) => ordersOf(things.toSpliced(index, 1)).map((rest) => [one, ...rest]))

test('random days of seven stops come within a tenth of the shortest of all 5,040 orders, and most are the shortest', () => {
  let seed = 7
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const home = { latitude: 30, longitude: -97 }
  const shares = Array.from({ length: 12 }, () => {
    const day = Array.from({ length: 7 }, (_, index): DayStop => {
      const place = { latitude: 30 + random() / 5, longitude: -97 + random() / 5 }
      return { id: String(index), place, from: index * 180, to: index * 180 + 10, isFixed: false }
    })
    const lengths = ordersOf(day).map((order) => wayKm([home, ...order.map(({ place }) => place ?? home)]))
    const found = suggestedDay(day, { home, earliest: 0, latest: 1440, step: 15 })
    const km = found?.kmAfter ?? wayKm([home, ...day.map(({ place }) => place ?? home)])
    return km / Math.min(...lengths)
  })
  expect(Math.max(...shares)).toBeLessThan(1.1)
  expect(shares.filter((share) => share < 1.000_001).length).toBeGreaterThan(6)
})
