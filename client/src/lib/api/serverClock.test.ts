import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentMoment, lacksServerTime, timeByServer, updateServerTime } from './serverClock.ts'

const NOON = 1_800_000_000
const HOUR = 3600
let [now, ahead, slept] = [NOON, 0, 0]

/** Lets time pass. The monotonic clock stops while the device sleeps. */
const pass = (seconds: number, isAsleep = false): void => {
  now += seconds
  if (isAsleep) slept += seconds
}
const respond = (): void => updateServerTime(new Date(now * 1000).toUTCString())
const press = () => ({ at: now + ahead, moment: currentMoment(), truth: now })
const errorOf = ({ at, moment, truth }: ReturnType<typeof press>): number => timeByServer(at, moment) - truth

beforeEach(() => {
  ;[now, ahead, slept] = [NOON, 0, 0]
  updateServerTime(null)
  vi.spyOn(Date, 'now').mockImplementation(() => (now + ahead) * 1000)
  vi.spyOn(performance, 'now').mockImplementation(() => (now - NOON - slept) * 1000)
})
afterEach(() => void vi.restoreAllMocks())

test.each([HOUR, -2 * HOUR, 600])('a clock that was %i s ahead all the time', (seconds) => {
  ahead = seconds
  respond()
  pass(300)
  const step = press()
  pass(5 * HOUR)
  respond()
  expect(errorOf(step)).toBe(0)
})

test.each([HOUR, -2 * HOUR])('a clock that jumps by %i s before a step, long before it is sent', (seconds) => {
  respond()
  pass(300)
  ahead = seconds
  const step = press()
  pass(5 * HOUR)
  respond()
  expect(errorOf(step)).toBe(0)
})

test.each([HOUR, -2 * HOUR])('a clock that was %i s ahead and is corrected after the step', (seconds) => {
  ahead = seconds
  respond()
  pass(300)
  const step = press()
  ahead = 0
  pass(5 * HOUR)
  respond()
  expect(errorOf(step)).toBe(0)
})

test('a device that sleeps before and after the step', () => {
  respond()
  pass(HOUR, true)
  const step = press()
  pass(HOUR, true)
  respond()
  expect(errorOf(step)).toBe(0)
})

test('a clock that jumps ahead while the device sleeps errs by at most the sleep', () => {
  respond()
  ahead = 3 * HOUR
  const step = press()
  pass(1)
  pass(HOUR, true)
  respond()
  expect(errorOf(step)).toBe(HOUR)
})

test('without a response before the step, the clock at the response after it counts', () => {
  ahead = HOUR
  const step = press()
  expect(errorOf(step)).toBe(HOUR)
  pass(300)
  respond()
  expect(errorOf(step)).toBe(0)
})

test('a step of an earlier page load has no monotonic time in this one', () => {
  ahead = -HOUR
  const step = press()
  pass(300)
  respond()
  const ofOtherPage = { ...step, moment: { ...step.moment, page: step.moment.page - 1, monotonic: 10 ** 9 } }
  expect(errorOf(ofOtherPage)).toBe(0)
  expect(lacksServerTime(ofOtherPage.moment, 20)).toBe(false)
})

test('a response is lacking if none came since the step was made', () => {
  respond()
  pass(1)
  const { moment } = press()
  expect(lacksServerTime(moment, 20)).toBe(false)
  pass(21)
  expect(lacksServerTime(moment, 20)).toBe(true)
  respond()
  expect(lacksServerTime(moment, 20)).toBe(false)
  expect(lacksServerTime(undefined, 20)).toBe(false)
})

test.each([null, 'soon'])('ignores the date %s', (date) => {
  updateServerTime(date)
  expect(timeByServer(NOON, currentMoment())).toBe(NOON)
})
