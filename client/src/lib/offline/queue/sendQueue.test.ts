import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { updateServerTime } from '../../api/serverClock.ts'
import { type SendResult, sendQueue, type Transport } from './sendQueue.ts'
import type { NewStep, Step } from './step.ts'
import { memoryStore, emptyQueue } from '../testing/memoryStore.ts'

/** Content of a step: a change of its target, or a note. */
type Content = string

interface Entry {
  readonly id: string
  readonly lane: string
  readonly content: Content
  readonly occurredAt: number
}

/** A fake server with versions and a history per line that accepts every step; it ignores idempotency keys. */
class Office {
  readonly versions: Record<string, number> = {}
  readonly history: Entry[] = []

  getVersion(target: string): number {
    return this.versions[target] ?? 1
  }

  /** Another user changes a record. */
  change(target: string): void {
    this.versions[target] = this.getVersion(target) + 1
  }

  take({ lane, target, version, content, occurredAt }: Step<Content>): SendResult {
    if (target !== null && version !== this.getVersion(target)) {
      return { kind: 'conflict', problem: { message: 'changed', remote: { version: this.getVersion(target) } } }
    }
    if (target !== null) this.change(target)
    const id = String(this.history.length + 1)
    this.history.push({ id, lane, content, occurredAt })
    return { kind: 'done', version: target === null ? null : this.getVersion(target), entry: id }
  }
}

class Kill extends Error {}

/** mulberry32. */
function getRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Random failures. */
interface Trouble {
  /** May throw `Kill`. */
  readonly point: () => void
  readonly isLost: () => boolean
  readonly isAway: () => boolean
}
const calm: Trouble = { point: () => undefined, isLost: () => false, isAway: () => false }

const through = (office: Office, { point, isLost, isAway }: Trouble): Transport<Content> => ({
  send: async (step) => {
    point()
    if (isAway()) return { kind: 'unknown' }
    const sent = office.take(step)
    point()
    return isLost() ? { kind: 'unknown' } : sent
  },
  findSent: async ({ lane, content, occurredAt, target, known }) => {
    point()
    if (isAway()) return { kind: 'unknown' }
    const found = office.history.find(
      (entry) => entry.lane === lane && entry.content === content && entry.occurredAt === occurredAt && !known.includes(entry.id),
    )
    return found ? { kind: 'done', version: target === null ? null : office.getVersion(target), entry: found.id } : { kind: 'missing' }
  },
  compare: async ({ target, version }) => {
    point()
    if (isAway()) return { kind: 'unknown' }
    if (target === null) return { kind: 'same', version: null }
    const now = office.getVersion(target)
    if (version !== null && version !== now) return { kind: 'changed', problem: { message: 'changed', remote: { version: now } } }
    return { kind: 'same', version: now }
  },
})

let made = 0
const step = (lane: string, content: Content, part: Partial<NewStep<Content>> = {}): NewStep<Content> => ({
  id: `step-${(made += 1)}`,
  lane,
  target: null,
  occurredAt: 1000,
  version: null,
  content,
  ...part,
})

async function begin(...steps: readonly NewStep<Content>[]) {
  const [office, saved] = [new Office(), emptyQueue<Content>()]
  const store = memoryStore(saved)
  for (const item of steps) await store.add(item)
  const send = (trouble: Partial<Trouble> = {}) =>
    sendQueue({ store, transport: through(office, { ...calm, ...trouble }) }, () => undefined)
  return { office, saved, store, send, returned: () => office.history.map(({ content }) => content) }
}

test('sends steps in order, each based on the version after the previous one', async () => {
  const visit = { target: 'visit', version: 1 }
  const { send, returned, saved, office } = await begin(step('job', 'start', visit), step('job', 'a note'), step('job', 'finish', visit))
  expect(await send()).toBe('done')
  expect(returned()).toEqual(['start', 'a note', 'finish'])
  expect([saved.steps, office.getVersion('visit')]).toEqual([[], 3])
})

test('does not resend a step with a lost response if the history has it', async () => {
  const { send, returned, saved } = await begin(step('job', 'start', { target: 'visit', version: 1 }))
  expect(await send({ isLost: () => true })).toBe('away')
  expect(saved.steps).toMatchObject([{ state: 'sending', tries: 1 }])
  expect(await send()).toBe('done')
  expect(returned()).toEqual(['start'])
})

describe('the time of a step by the server’s clock', () => {
  const NOON = 1_800_000_000

  async function sentOnce(occurredAt: number) {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
      updateServerTime(null)
    })
    vi.setSystemTime(NOON * 1000)
    const { saved, send } = await begin(step('job', 'a note', { occurredAt }))
    return { saved, send }
  }

  test('subtracts what the device’s clock is ahead, and stays the same after the clock is corrected', async () => {
    const { saved, send } = await sentOnce(NOON - 100)
    updateServerTime(new Date((NOON - 600) * 1000).toUTCString())
    await send({ isLost: () => true })
    expect(saved.steps).toMatchObject([{ state: 'sending', serverTime: NOON - 700 }])
    updateServerTime(null)
    await send({ isAway: () => true })
    expect(saved.steps).toMatchObject([{ state: 'sending', serverTime: NOON - 700 }])
  })

  test('is the one to send it with, if the server refused the first one', async () => {
    const { saved } = await sentOnce(NOON + 3600)
    const times: (number | undefined)[] = []
    const transport: Transport<Content> = {
      ...through(new Office(), calm),
      send: async ({ serverTime }) => {
        times.push(serverTime)
        return times.length === 1 ? { kind: 'notSent', isSessionOver: false, serverTime: NOON } : { kind: 'unknown' }
      },
    }
    for (let run = 1; run <= 2; run += 1) await sendQueue({ store: memoryStore(saved), transport }, () => undefined)
    expect(times).toEqual([NOON + 3600, NOON])
    expect(saved.steps).toMatchObject([{ state: 'sending', serverTime: NOON }])
  })
})

test('sends two equal notes even if the response to the first was lost', async () => {
  const { send, returned } = await begin(step('job', 'rang the bell'), step('job', 'rang the bell'))
  await send({ isLost: () => true })
  await send({ isLost: () => true })
  expect(await send()).toBe('done')
  expect(returned()).toEqual(['rang the bell', 'rang the bell'])
})

test('a concurrent change is a conflict: blocks the steps after it in its line, but no other line', async () => {
  const visit = { target: 'visit', version: 1 }
  const { office, send, returned, saved } = await begin(step('job', 'start', visit), step('job', 'a note'), step('another', 'hello'))
  office.change('visit')
  expect(await send()).toBe('done')
  expect(returned()).toEqual(['hello'])
  expect(saved.steps).toMatchObject([
    { content: 'start', state: 'conflict', problem: { remote: { version: 2 } } },
    { content: 'a note', state: 'waiting' },
  ])
})

test('a step without a known version uses the latest one, and the next step uses its result', async () => {
  const { office, saved, store, send } = await begin(step('job', 'start', { target: 'visit', version: 1 }))
  await send()
  // The screen still has the previous version.
  await store.add(step('job', 'finish', { target: 'visit', version: 1 }))
  expect(saved.steps).toMatchObject([{ version: 2 }])
  expect(await send()).toBe('done')
  expect(office.getVersion('visit')).toBe(3)
})

test('an ended session preserves the queue, and an error preserves its message', async () => {
  const { store, office, saved } = await begin(step('job', 'start'))
  const answer = (sent: SendResult) =>
    sendQueue({ store, transport: { ...through(office, calm), send: async () => sent } }, () => undefined)
  expect(await answer({ kind: 'notSent', isSessionOver: true })).toBe('over')
  expect(saved.steps).toMatchObject([{ state: 'waiting' }])
  expect(await answer({ kind: 'refused', problem: { message: 'Not yours any more' } })).toBe('done')
  expect(saved.steps).toMatchObject([{ state: 'refused', problem: { message: 'Not yours any more' } }])
})

test('stops retrying after five unclear answers', async () => {
  const { store, office, saved } = await begin(step('job', 'start'))
  const transport = { ...through(office, calm), send: async () => ({ kind: 'unknown', message: 'Something broke' }) as const }
  for (let round = 0; round < 5; round += 1) await sendQueue({ store, transport }, () => undefined)
  expect(saved.steps).toMatchObject([{ state: 'refused', tries: 5, problem: { message: 'Something broke' } }])
})

/** Two windows share a queue, and one sends at a time; either may be killed at any point. */
async function aBadDay(seed: number) {
  const random = getRandom(seed)
  const [office, saved] = [new Office(), emptyQueue<Content>()]
  const chance = (share: number) => (): boolean => random() < share
  const point = (): void => {
    if (random() < 0.04) throw new Kill()
  }
  const trouble: Trouble = { point, isLost: chance(0.2), isAway: chance(0.2) }
  const [intended, dropped]: [Content[], Content[]] = [[], []]
  let turn: Promise<unknown> = Promise.resolve()
  /** Like `navigator.locks`: a killed holder releases the lock. */
  const locked = <T>(act: () => Promise<T>): Promise<T> => {
    const call = turn.then(act, act)
    turn = call.catch(() => undefined)
    return call
  }
  const dies = (error: unknown): void => {
    if (!(error instanceof Kill)) throw error
  }
  const send = (how: Trouble): Promise<unknown> =>
    locked(() => sendQueue({ store: memoryStore(saved, how.point), transport: through(office, how) }, () => undefined)).catch(dies)
  const window = async (name: string): Promise<void> => {
    for (let round = 0; round < 12; round += 1) {
      const line = `job ${Math.floor(random() * 2)}`
      const content = `${name} ${round}`
      const isNote = random() < 0.5
      const part = isNote ? {} : { target: line, version: office.getVersion(line) }
      await memoryStore(saved, point)
        .add(step(line, content, part))
        .then(() => intended.push(content), dies)
      if (random() < 0.1) office.change(line)
      await send(trouble)
    }
  }
  await Promise.all([window('one'), window('other')])
  for (let rounds = 0; saved.steps.length > 0 && rounds < 200; rounds += 1) {
    await send(calm)
    const stuck = saved.steps.filter(({ state }) => state === 'conflict')
    dropped.push(...stuck.map(({ content }) => content))
    await memoryStore(saved).drop(stuck.map(({ seq }) => seq))
  }
  return { office, saved, intended, dropped }
}

const timesByLane = (entries: readonly Entry[]): number[][] =>
  ['job 0', 'job 1'].map((lane) => entries.filter((entry) => entry.lane === lane).map(({ occurredAt }) => occurredAt))

describe('with random crashes, losses and changes', () => {
  test('each step arrives once and in order within its lane, unless the user drops it', async () => {
    let [arrived, conflicts] = [0, 0]
    for (let seed = 1; seed <= 300; seed += 1) {
      const { office, saved, intended, dropped } = await aBadDay(seed)
      const returned = office.history.map(({ content }) => content)
      expect(saved.steps, `seed ${seed}`).toEqual([])
      expect([...returned, ...dropped].toSorted(), `seed ${seed}`).toEqual(intended.toSorted())
      for (const times of timesByLane(office.history)) expect(times, `seed ${seed}`).toEqual(times.toSorted((a, b) => a - b))
      arrived += returned.length
      conflicts += dropped.length
    }
    // The runs had enough failures.
    expect(arrived).toBeGreaterThan(4000)
    expect(conflicts).toBeGreaterThan(100)
  })
})
