import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askPosition, positionNow, sharePosition } from './position.ts'

type Tell = (position: object) => void
const here = { coords: { latitude: 30.3, longitude: -97.7 } }
const place = { latitude: 30.3, longitude: -97.7 }
const getCurrentPosition = vi.fn<(tell: Tell, fail: (error: object) => void) => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_442_400_000 })
  getCurrentPosition.mockReset()
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
})
afterEach(() => {
  sharePosition(false)
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.useRealTimers()
})

test('the device is not asked unless the position is shared, and its last position is cleared when sharing ends', async () => {
  getCurrentPosition.mockImplementation((tell) => tell(here))
  expect([await positionNow(), await askPosition()]).toEqual([null, null])
  expect(getCurrentPosition).not.toHaveBeenCalled()
  sharePosition(true)
  expect(await positionNow()).toEqual(place)
  sharePosition(false)
  expect(await positionNow()).toBeNull()
  expect(getCurrentPosition).toHaveBeenCalledOnce()
})

test('a position of the last two minutes is reused, an older one is not', async () => {
  getCurrentPosition.mockImplementation((tell) => tell(here))
  sharePosition(true)
  await positionNow()
  vi.setSystemTime(Date.now() + 119_000)
  expect(await positionNow()).toEqual(place)
  expect(getCurrentPosition).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + 2000)
  await positionNow()
  expect(getCurrentPosition).toHaveBeenCalledTimes(2)
})

test('a step waits only briefly for a slow device, and the next one uses its position', async () => {
  let tell: Tell = () => undefined
  getCurrentPosition.mockImplementation((onReturned) => void (tell = onReturned))
  sharePosition(true)
  const first = positionNow()
  await vi.advanceTimersByTimeAsync(800)
  expect(await first).toBeNull()
  tell(here)
  expect(await positionNow()).toEqual(place)
})

test('a step is sent without a position if the device denies it or has none', async () => {
  getCurrentPosition.mockImplementation((_, fail) => fail({ code: 1 }))
  sharePosition(true)
  expect(await positionNow()).toBeNull()
  Reflect.deleteProperty(navigator, 'geolocation')
  expect(await positionNow()).toBeNull()
})
