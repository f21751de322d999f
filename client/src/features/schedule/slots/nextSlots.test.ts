import { expect, test } from 'vitest'
import { isAvailabilityKnown, leftOut, nextSlots, timeKey, type AvailablePerson } from './nextSlots.ts'

const at = (iso: string): number => Date.parse(iso) / 1000
const length = { timezone: 'UTC', minutes: 60, step_minutes: 30, now: at('2026-11-25T08:10:00Z') }
const hours = { open: '08:00', close: '17:00' }
const person = (id: string, part: Partial<AvailablePerson> = {}): AvailablePerson => ({
  id,
  category_match: true,
  is_available: true,
  clashes: [],
  distance_km: null,
  visits_that_day: 0,
  ...part,
})
const busy = (id: string, from: string, to: string, part: Partial<AvailablePerson> = {}): AvailablePerson =>
  person(id, { is_available: false, clashes: [{ start_at: at(`2026-11-25T${from}:00Z`), end_at: at(`2026-11-25T${to}:00Z`) }], ...part })
const today = (...staff: AvailablePerson[]) => ({ date: '2026-11-25', ...hours, staff })
const tomorrow = (...staff: AvailablePerson[]) => ({ date: '2026-11-26', ...hours, staff })
const format = (slots: ReturnType<typeof nextSlots>) =>
  slots.map(({ date, start_time, person: { id }, isSure }) => `${date.slice(8)} ${start_time} ${id}${isSure ? '' : ' ?'}`)

test('the earliest times come first, and of one time the nearest person', () => {
  const slots = nextSlots(
    [today(person('far', { distance_km: 9 }), person('near', { distance_km: 2 })), tomorrow(person('near'))],
    length,
    { most: 6 },
  )
  expect(format(slots)).toEqual(['25 08:30 near', '25 08:30 far', '25 12:00 near', '25 12:00 far', '26 08:00 near', '26 12:00 near'])
})

test('at most two people are offered at a time, three times in half a day, and so many in all', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => person(id))
  expect(format(nextSlots([today(...five)], length, { most: 6 }))).toEqual(['25 08:30 a', '25 08:30 b', '25 12:00 a', '25 12:00 b'])
  expect(nextSlots([today(...five), tomorrow(...five)], length, { most: 6 })).toHaveLength(6)
})

test('offers a busy person after each visit and requests that exact time', () => {
  const slots = nextSlots([today(busy('a', '10:00', '11:30'))], length, { most: 6 })
  expect(format(slots)).toEqual(['25 08:30 a ?', '25 11:30 a ?'])
})

test('whom the answer for that time does not call free leaves the place to others', () => {
  const staff = [busy('off', '15:00', '16:00'), busy('free', '15:00', '16:00')]
  const [first] = nextSlots([today(...staff)], length, { most: 6 })
  if (!first) throw new Error('Nobody is offered')
  const asked = new Map([[timeKey(first), [person('off', { is_available: false }), person('free', { distance_km: 4 })]]])
  const slots = nextSlots([today(...staff)], length, { asked, most: 6 })
  expect(format(slots).slice(0, 2)).toEqual(['25 08:30 free', '25 12:00 off ?'])
  expect(slots[0]?.person.distance_km).toBe(4)
})

test('an answer that tells visits and not who is free counts by its visits; one that tells neither counts for nothing', () => {
  const staff = [person('untold', { is_available: null, clashes: null }), person('visits', { is_available: null, clashes: [] })]
  const [first] = nextSlots([today(...staff)], length, { most: 6 })
  if (!first) throw new Error('Nobody is offered')
  const slots = nextSlots([today(...staff)], length, { asked: new Map([[timeKey(first), staff]]), most: 1 })
  expect(format(slots)).toEqual(['25 08:30 visits'])
})

test('offers another trade only if no one has the requested one', () => {
  const item = person('other', { category_match: false })
  expect(format(nextSlots([today(item, person('plumber'))], length, { most: 1 }))).toEqual(['25 08:30 plumber'])
  expect(format(nextSlots([today(item)], length, { most: 1 }))).toEqual(['25 08:30 other'])
})

test('whether anybody says who is free', () => {
  expect(isAvailabilityKnown([today(person('a', { is_available: null, clashes: null }))])).toBe(false)
  expect(isAvailabilityKnown([today(person('a', { is_available: null, clashes: [] }))])).toBe(true)
  expect(isAvailabilityKnown([])).toBe(false)
})

test('a search without the trade offers others beside those who have it', () => {
  const item = person('other', { category_match: false, distance_km: 1 })
  const staff = [item, person('plumber', { distance_km: 9 })]
  expect(format(nextSlots([today(...staff)], length, { relaxed: 'TRADE', most: 2 }))).toEqual(['25 08:30 plumber', '25 08:30 other'])
})

test('a search without working hours and time off counts visits alone', () => {
  const off = person('off', { is_available: false })
  const [first] = nextSlots([today(off)], length, { most: 1 })
  if (!first) throw new Error('Nobody is offered')
  const asked = new Map([[timeKey(first), [off]]])
  const at830 = (relaxed: 'HOURS' | null) =>
    format(nextSlots([today(off)], length, { asked, relaxed, most: 9 })).filter((word) => word.startsWith('25 08:30'))
  expect(at830(null)).toEqual([])
  expect(at830('HOURS')).toEqual(['25 08:30 off'])
})

test('everyone who is not offered has a reason', () => {
  const staff = [
    person('free'),
    person('other', { category_match: false }),
    busy('full', '08:00', '16:30'),
    person('off', { is_available: false }),
    person('later'),
  ]
  const days = [today(...staff)]
  const slots = nextSlots(days, length, { most: 6 }).filter(({ person: { id } }) => id === 'free')
  expect(leftOut(days, length, slots).map(({ person: { id }, ...why }) => ({ id, ...why }))).toEqual([
    { id: 'other', reason: 'TRADE' },
    { id: 'full', reason: 'BOOKED', freeMinutes: 30 },
    { id: 'off', reason: 'UNAVAILABLE' },
    { id: 'later', reason: 'LATER' },
  ])
})
