import { createApollo } from '@callout/client/src/lib/api/createApollo.ts'
import { currentMoment } from '@callout/client/src/lib/api/serverClock.ts'
import { sendQueue } from '@callout/client/src/lib/offline/queue/sendQueue.ts'
import type { NewStep, QueueStore, Step } from '@callout/client/src/lib/offline/queue/step.ts'
import { emptyQueue, memoryStore, type StoredQueue } from '@callout/client/src/lib/offline/testing/memoryStore.ts'
import type { JobStep, StatusStep } from '@callout/client/src/features/jobs/offline/jobStep.ts'
import { transportOf } from '@callout/client/src/lib/offline/queue/stepKind.ts'
import { stepKinds } from '@callout/client/src/app/stepKinds.ts'
import { additions } from './additions.ts'
import type { Network } from './gateways.ts'
import { type StatusName, statusName } from './officeWindow.ts'
import type { DayOptions } from './sabotage.ts'
import type { Made } from './stepProblems.ts'
import type { World } from './world.ts'

class Crash extends Error {}

/** The steps of a visit in their order. */
const nextStep = {
  ASSIGNED: ['ON_THE_WAY', 'ON_THE_WAY'],
  ON_THE_WAY: ['REACHED', 'REACHED'],
  REACHED: ['START', 'STARTED'],
} as const

/** A visit as the technician's device has it. */
interface DeviceCopy {
  status: StatusName
  readonly startAt: number | null
  readonly endAt: number | null
  readonly version: number
  /** The newest history entry that the device has read. */
  readonly historyId: number
}

const IN_THE_FUTURE = 'This time is in the future'
/** The client corrects no smaller error of its clock. */
const UNCORRECTED_SECONDS = 60
const calm = (): void => undefined
const throwUnlessCrash = (error: unknown): void => {
  if (!(error instanceof Crash)) throw error
}

/** A technician whose device queues steps, sends them, and may crash. */
export function technician(world: World, { seed, random, say, sabotage }: DayOptions) {
  const { mock, clock, visitIds } = world
  const problems = new Set<string>()
  const made: Made[] = []
  const stored: StoredQueue<JobStep> = emptyQueue()
  const storeWith = (before: () => void): QueueStore<JobStep> => (sabotage.store ?? ((store) => store))(memoryStore(stored, before))
  const crashing = (): void => {
    if (!random.chance(0.03)) return
    say('  the device crashes')
    throw new Crash()
  }
  const device = transportOf(stepKinds, { client: createApollo(calm), add: async () => undefined }, { onAnswer: calm, onError: calm })
  const transport = sabotage.transport?.(device) ?? device
  const sendWith = (before: () => void): Promise<unknown> =>
    clock.onDevice(() => sendQueue({ store: storeWith(before), transport }, calm)).catch(throwUnlessCrash)

  let isSignedIn = true
  const signIn = (): void => {
    if (!isSignedIn) say('the technician signs in')
    isSignedIn = true
    world.signIn()
  }
  const signOut = (): void => {
    say('the technician signs out')
    isSignedIn = false
    const left = world.signOut()
    sabotage.signOut?.()
    if (left.length > 0) problems.add(`${left.join()} outlives the sign-out`)
  }
  /** The history has a step with the time of its request, or with the server's if that was later. */
  const times = new Map<string, Set<number>>()
  const noteTime = (body: string): void => {
    const { key, input } = (JSON.parse(body) as { variables: { key?: string; input?: { occurredAt?: number } } }).variables
    if (key === undefined || input?.occurredAt === undefined) return
    times.set(key, (times.get(key) ?? new Set()).add(Math.min(input.occurredAt, clock.now)))
    const step = made.find(({ step: { id } }) => id === key)
    if (!step || input.occurredAt > clock.now + UNCORRECTED_SECONDS) return
    const error = Math.abs(input.occurredAt - step.madeAt)
    if (step.isTimeKnown && error > UNCORRECTED_SECONDS + clock.slept) problems.add(`the time of ${key} is ${error} s wrong`)
  }
  const connect = (network: Network): void => {
    world.network = async (body, token) => {
      if (!isSignedIn && token !== '') problems.add('a request of the signed-out technician carries the token')
      noteTime(body)
      return clock.onServers(() => network(body, token))
    }
  }

  const latestEntry = (): number => Math.max(0, ...mock.store.history.all().map(({ id }) => id))
  const copies = new Map<number, DeviceCopy>()
  const added = additions(world, random)
  /** Jobs whose invoice the device has read or queued. */
  const invoiced = new Set<string>()
  const readVisits = (): void => {
    added.read()
    for (const { job_id, voided_at } of mock.store.invoices.all()) if (voided_at === null) invoiced.add(String(job_id))
    for (const visitId of visitIds) {
      const visit = mock.store.visits.get(visitId)
      if (!visit) continue
      const { status, start_at: startAt, end_at: endAt, lock_version: version } = visit
      copies.set(visitId, { status: statusName(status), startAt, endAt, version, historyId: latestEntry() })
    }
  }
  readVisits()

  const add = (step: NewStep<JobStep>, historyId: number): Promise<unknown> =>
    clock.onDevice(async () => {
      const moment = currentMoment()
      await storeWith(crashing)
        .add({ ...step, moment })
        .then(
          () =>
            made.push({
              step,
              historyId,
              madeAt: clock.now,
              isTimeKnown: moment.ahead !== null,
              times: () => times.get(step.id) ?? new Set(),
            }),
          throwUnlessCrash,
        )
    })
  const work = async (count: number): Promise<void> => {
    const visitId = random.pick(visitIds)
    const copy = copies.get(visitId) as DeviceCopy
    const jobId = String(mock.store.visits.get(visitId)?.job_id)
    const base = { id: `step-${seed}-${count}-key`, lane: jobId, occurredAt: clock.now + clock.ahead }
    const of = { jobId, visitId: String(visitId), name: `visit ${visitId}` }
    const change = async (action: StatusStep['action'], status: StatusName): Promise<void> => {
      say(`the device's user sets visit ${visitId} to ${status}`)
      const seen = { status: copy.status, startAt: copy.startAt, endAt: copy.endAt, staff: null }
      const content = { kind: 'status', ...of, action, input: {}, seen, status } as JobStep
      await add({ ...base, target: String(visitId), version: copy.version, content }, copy.historyId)
      copy.status = status
    }
    const write = async (event: string, content: JobStep): Promise<void> => {
      say(`the device's user ${event}`)
      await add({ ...base, target: null, version: null, content }, copy.historyId)
    }
    const next = nextStep[copy.status as keyof typeof nextStep] as readonly ['ON_THE_WAY' | 'REACHED' | 'START', StatusName] | undefined
    if (next && random.chance(0.6)) return change(...next)
    const drawn = random.next()
    if (copy.status === 'STARTED' && drawn < 0.5 && !invoiced.has(jobId)) {
      invoiced.add(jobId)
      return change('CREATE_INVOICE', 'INVOICE_CREATED')
    }
    if (drawn < 0.4) {
      const content = added.line(of)
      return write(`adds a line of ${content.line.quantity} to job ${jobId}`, content)
    }
    if (drawn < 0.5) return write(`attaches a form to job ${jobId}`, added.attach(of))
    return write(`writes note ${count} on visit ${visitId}`, { kind: 'note', ...of, note: `note ${count}`, attachments: [] })
  }

  const shown = new Set<string>()
  /** Sends until the queue is empty. Steps that need a decision are shown and dropped. */
  const finish = async (): Promise<void> => {
    for (let round = 0; stored.steps.length > 0 && round < 60; round += 1) {
      await sendWith(calm)
      const stuck = stored.steps.filter(({ state }: Step) => state === 'conflict' || state === 'refused')
      for (const { id, state, problem } of stuck) {
        say(`${id} is shown as ${state}: ${problem?.message}`)
        if (problem?.message === IN_THE_FUTURE) problems.add(`${id} is refused for the device's clock`)
        if (!sabotage.hidesProblems) shown.add(id)
      }
      await memoryStore(stored).drop(stuck.map(({ seq }) => seq))
    }
  }
  return { connect, signIn, signOut, readVisits, work, send: () => sendWith(crashing), finish, made, shown, stored, problems }
}
