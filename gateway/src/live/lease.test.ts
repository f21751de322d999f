import { expect, test } from 'vitest'
import { createLeases, type LeaseStore } from './lease.ts'

const LEASE_MS = 2_500

/** A store with a clock that is moved by hand. */
function store() {
  const leases = new Map<string, { holder: string; until: number }>()
  let now = 0
  let isAway = false
  const current = (key: string) => {
    if (isAway) throw new Error('away')
    const lease = leases.get(key)
    return lease && lease.until > now ? lease : undefined
  }
  const fake: LeaseStore = {
    take: async (key, holder, ms) => {
      if (current(key)) return false
      leases.set(key, { holder, until: now + ms })
      return true
    },
    keep: async (key, holder, ms) => {
      const lease = current(key)
      if (lease?.holder !== holder) return false
      lease.until = now + ms
      return true
    },
    give: async (key, holder) => {
      if (current(key)?.holder === holder) leases.delete(key)
    },
  }
  return { fake, pass: (ms: number) => void (now += ms), leave: () => void (isAway = true), names: () => [...leases.keys()] }
}

test('one of two holds a group, for as long as it keeps asking', async () => {
  const { fake, pass } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  expect([await first.hold('g'), await second.hold('g')]).toEqual([true, false])
  pass(2_000)
  expect([await first.hold('g'), await second.hold('g')]).toEqual([true, false])
  pass(2_000)
  expect([await second.hold('g'), await first.hold('g')]).toEqual([false, true])
})

test('who stops asking is followed by the other, and does not take it back', async () => {
  const { fake, pass } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  await first.hold('g')
  pass(2_501)
  expect([await second.hold('g'), await first.hold('g')]).toEqual([true, false])
})

test('a lease that is given back is free at once; one that somebody else has is left alone', async () => {
  const { fake, pass } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  await first.hold('g')
  first.release('g')
  expect(await second.hold('g')).toBe(true)
  pass(2_501)
  await first.hold('g')
  second.release('g')
  expect(await second.hold('g')).toBe(false)
})

test('groups have leases of their own, under names that say what they are', async () => {
  const { fake, names } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  expect([await first.hold('company:7'), await second.hold('company:8')]).toEqual([true, true])
  expect(names()).toEqual(['callout:lease:company:7', 'callout:lease:company:8'])
})

test('where the store is away, everybody reads', async () => {
  const { fake, leave } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  await first.hold('g')
  leave()
  expect([await first.hold('g'), await second.hold('g')]).toEqual([true, true])
})
