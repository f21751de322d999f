import { expect, test } from 'vitest'
import { createLeases, type LeaseStore } from './leaderLease.ts'

const LEASE_MS = 2_500

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
    acquire: async (key, holder, ms) => {
      if (current(key)) return false
      leases.set(key, { holder, until: now + ms })
      return true
    },
    renew: async (key, holder, ms) => {
      const lease = current(key)
      if (lease?.holder !== holder) return false
      lease.until = now + ms
      return true
    },
    release: async (key, holder) => {
      if (current(key)?.holder === holder) leases.delete(key)
    },
  }
  return { fake, pass: (ms: number) => void (now += ms), leave: () => void (isAway = true), names: () => [...leases.keys()] }
}

test('gives the lease to one holder while it renews', async () => {
  const { fake, pass } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  expect([await first.acquireLease('g'), await second.acquireLease('g')]).toEqual([true, false])
  pass(2_000)
  expect([await first.acquireLease('g'), await second.acquireLease('g')]).toEqual([true, false])
  pass(2_000)
  expect([await second.acquireLease('g'), await first.acquireLease('g')]).toEqual([false, true])
})

test('passes an expired lease to the other holder', async () => {
  const { fake, pass } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  await first.acquireLease('g')
  pass(2_501)
  expect([await second.acquireLease('g'), await first.acquireLease('g')]).toEqual([true, false])
})

test('frees a released lease, but not another holder’s', async () => {
  const { fake, pass } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  await first.acquireLease('g')
  first.releaseLease('g')
  expect(await second.acquireLease('g')).toBe(true)
  pass(2_501)
  await first.acquireLease('g')
  second.releaseLease('g')
  expect(await second.acquireLease('g')).toBe(false)
})

test('keeps separate, named leases per group', async () => {
  const { fake, names } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  expect([await first.acquireLease('company:7'), await second.acquireLease('company:8')]).toEqual([true, true])
  expect(names()).toEqual(['callout:lease:company:7', 'callout:lease:company:8'])
})

test('lets everyone poll while the store is down', async () => {
  const { fake, leave } = store()
  const [first, second] = [createLeases(fake, 'a', LEASE_MS), createLeases(fake, 'b', LEASE_MS)]
  await first.acquireLease('g')
  leave()
  expect([await first.acquireLease('g'), await second.acquireLease('g')]).toEqual([true, true])
})
