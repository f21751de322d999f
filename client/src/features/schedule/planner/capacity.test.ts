import { describe, expect, test } from 'vitest'
import { availableMinutes, capacityCell, type CapacityDay, capacitySum, uncounted } from './capacity.ts'

const nineToFive = { isOn: true, open: '09:00', close: '17:00' }
const off = (startTime: string | null, endTime: string | null) => ({ startTime, endTime })

test.each([
  ['a whole day', nineToFive, [], 480],
  ['a day off by the hours', { ...nineToFive, isOn: false }, [], 0],
  ['a whole day of time off', nineToFive, [off(null, null)], 0],
  ['a whole day of time off without hours', null, [off(null, null)], 0],
  ['two hours off', nineToFive, [off('10:00', '12:00')], 360],
  ['time off that overlaps', nineToFive, [off('11:00', '13:00'), off('10:00', '12:00')], 300],
  ['time off inside other time off', nineToFive, [off('10:00', '14:00'), off('11:00', '12:00')], 240],
  ['time off outside the hours', nineToFive, [off('06:00', '09:30'), off('16:00', '20:00')], 390],
  ['no hours', null, [], null],
  ['no hours and some time off', null, [off('10:00', '12:00')], null],
  ['no opening time', { ...nineToFive, open: null }, [], null],
  ['a time that cannot be read', { ...nineToFive, close: '5 pm' }, [], null],
])('available minutes: %s', (_, hours, timeOff, minutes) => {
  expect(availableMinutes(hours, timeOff)).toBe(minutes)
})

describe('a day', () => {
  const day: CapacityDay = {
    date: '2026-11-23',
    people: [
      { id: '1', groups: ['a'], minutes: 480 },
      { id: '2', groups: ['a', 'b'], minutes: 240 },
      { id: '3', groups: ['b'], minutes: null },
      { id: '4', groups: [], minutes: 60 },
    ],
    visits: [
      { id: '10', group: 'a', minutes: 90, staffCount: 2 },
      { id: '11', group: 'a', minutes: 30, staffCount: 0 },
      { id: '12', group: 'b', minutes: null, staffCount: 1 },
      { id: '13', group: null, minutes: 45, staffCount: 1 },
    ],
  }

  test('sums what is known and counts what is not', () => {
    expect(capacityCell(day, 'a')).toEqual({ available: 720, booked: 210, unknownPeople: 0, unknownVisits: 0 })
    expect(capacityCell(day, 'b')).toEqual({ available: 240, booked: 0, unknownPeople: 1, unknownVisits: 1 })
    expect(capacityCell(day, null)).toEqual({ available: 780, booked: 255, unknownPeople: 1, unknownVisits: 1 })
  })

  test('names what is in no sum, each once over several days', () => {
    const named = uncounted([day, { ...day, date: '2026-11-24', visits: [] }])
    expect(named.withoutHours.map(({ id }) => id)).toEqual(['3'])
    expect(named.withoutLength.map(({ id }) => id)).toEqual(['12'])
    expect(named.peopleWithoutGroup.map(({ id }) => id)).toEqual(['4'])
    expect(named.visitsWithoutGroup.map(({ id }) => id)).toEqual(['13'])
  })

  test('returns null, not zero, for people or visits that are not returned', () => {
    expect(capacityCell({ ...day, people: null }, 'a')).toMatchObject({ available: null, booked: 210 })
    expect(capacityCell({ ...day, visits: null }, 'a')).toMatchObject({ available: 720, booked: null })
    const week = [capacityCell(day, 'a'), capacityCell({ ...day, visits: null }, 'a')]
    expect(capacitySum(week)).toEqual({ available: 1440, booked: null, unknownPeople: 0, unknownVisits: 0 })
  })
})
