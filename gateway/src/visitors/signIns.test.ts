import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, TooManyRequestsError } from '../rest/errors.ts'
import { networkOf } from './keys.ts'
import { createGuard } from './guard.ts'
import { visitorLimits } from './limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wrongPassword = new ApiError('INVALID', 'Wrong password')

function signIns() {
  const { signIn } = createGuard(visitorLimits)
  const tryFrom = async (address: string, { email = 'owner@demo.test', password = 'wrong' } = {}) => {
    const startedAt = Date.now()
    const work = () => (password === 'right' ? Promise.resolve('in') : Promise.reject(wrongPassword))
    const outcome = await signIn(email, networkOf(address), work, () => false).catch((error: unknown) =>
      error instanceof TooManyRequestsError ? `refused for ${error.retryAfterS} s` : 'wrong',
    )
    return { outcome, ms: Date.now() - startedAt }
  }
  const settled = async <T>(tries: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(5_000)
    return tries
  }
  const failFrom = async (...addresses: readonly string[]) => {
    for (const address of addresses) await settled(tryFrom(address))
  }
  return { tryFrom, settled, failFrom }
}
const addresses = (count: number): string[] => Array.from({ length: count }, (_, index) => `198.51.100.${index + 1}`)

test('neither delays nor rejects an address that signed in before', async () => {
  const { tryFrom, settled, failFrom } = signIns()
  await settled(tryFrom('192.0.2.1', { password: 'right' }))
  await failFrom(...addresses(40))
  expect(await settled(tryFrom('192.0.2.1', { password: 'right' }))).toEqual({ outcome: 'in', ms: 0 })
})

test('delays unknown addresses after failures from many addresses, up to 5 s', async () => {
  const { tryFrom, settled, failFrom } = signIns()
  await failFrom(...addresses(9))
  const delays = []
  for (const index of [1, 2, 3, 4]) delays.push((await settled(tryFrom(`203.0.113.${index}`))).ms)
  expect(delays).toEqual([0, 500, 1000, 1500])
  await failFrom(...addresses(20))
  expect(await settled(tryFrom('192.0.2.1', { password: 'right' }))).toEqual({ outcome: 'in', ms: 5000 })
})

test('lets at most ten sign-ins per account wait and rejects further ones', async () => {
  const { tryFrom, settled, failFrom } = signIns()
  await failFrom(...addresses(20))
  const tries = Promise.all(
    addresses(50)
      .slice(20)
      .map((address) => tryFrom(address)),
  )
  const item = tryFrom('192.0.2.1', { email: 'other@demo.test' })
  const outcomes = (await settled(tries)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10)
  expect(outcomes.filter((outcome) => outcome === 'refused for 5 s')).toHaveLength(20)
  expect(await item).toEqual({ outcome: 'wrong', ms: 0 })
  expect(await settled(tryFrom('192.0.2.2', { password: 'right' }))).toEqual({ outcome: 'in', ms: 5000 })
})

test('keeps an office working after more than 100 failed sign-ins', async () => {
  const { tryFrom, settled } = signIns()
  const office = '192.0.2.1'
  await settled(tryFrom(office, { email: 'ana@office.test', password: 'right' }))
  for (let index = 0; index < 120; index += 1) await settled(tryFrom(office, { email: `guess-${index}@demo.test` }))
  expect(await settled(tryFrom(office, { email: 'ana@office.test', password: 'right' }))).toEqual({ outcome: 'in', ms: 0 })
  expect(await settled(tryFrom(office, { email: 'new@office.test', password: 'right' }))).toEqual({ outcome: 'in', ms: 5000 })
  expect(await settled(tryFrom('192.0.2.2', { email: 'new@office.test', password: 'right' }))).toEqual({ outcome: 'in', ms: 0 })
})

test('counts addresses of one IPv6 /64 as one', async () => {
  const { tryFrom, settled } = signIns()
  for (let index = 1; index <= 10; index += 1) await settled(tryFrom(`2001:db8::${index}`))
  expect((await settled(tryFrom('2001:db8::ffff:1'))).outcome).toMatch(/^refused for \d+ s$/)
  expect((await settled(tryFrom('2001:db8:0:1::1', { password: 'right' }))).outcome).toBe('in')
})

test('ends a block after 15 minutes', async () => {
  const { tryFrom, settled, failFrom } = signIns()
  await failFrom(...Array.from({ length: 10 }, () => '192.0.2.1'))
  expect((await settled(tryFrom('192.0.2.1', { password: 'right' }))).outcome).toMatch(/^refused/)
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(await settled(tryFrom('192.0.2.1', { password: 'right' }))).toEqual({ outcome: 'in', ms: 0 })
})
