import { createApollo } from '@callout/client/src/lib/api/createApollo.ts'
import { sendQueue, type Transport } from '@callout/client/src/lib/offline/queue/sendQueue.ts'
import type { NewStep, QueueStore, Step } from '@callout/client/src/lib/offline/queue/step.ts'
import { type StoredQueue, memoryStore, emptyQueue } from '@callout/client/src/lib/offline/testing/memoryStore.ts'
import type { JobStep } from '@callout/client/src/features/jobs/shared/waiting/jobStep.ts'
import { jobTransport } from '@callout/client/src/features/jobs/shared/waiting/jobTransport.ts'
import { randomOf } from '@callout/mock-api/seed/random'
import { vi } from 'vitest'
import { officeWindow, request, type StatusName, statusName, visitsQuery, type VisitsReply } from './officeWindow.ts'
import { type Made, stepProblems } from './stepProblems.ts'
import type { Network, World } from './world.ts'

class Crash extends Error {}

/** A fault planted to see whether the simulation finds it. */
export interface Sabotage {
  readonly transport?: (transport: Transport<JobStep>) => Transport<JobStep>
  readonly store?: (store: QueueStore<JobStep>) => QueueStore<JobStep>
  readonly body?: (body: string) => string
  /** Wraps the gateway, for all users. */
  readonly gateway?: (send: Network) => Network
  /** Changes the mock API or its disk. Mocks are restored after the day. */
  readonly plant?: (world: World) => void
  /** Steps that need the person's decision vanish. */
  readonly hidesProblems?: boolean
  /** Whether the office's window misses a live event. */
  readonly missesEvent?: (count: number) => boolean
  readonly signOut?: () => void
}

/** The steps of a visit in their order. */
const nextStep = { ASSIGNED: ['ON_THE_WAY', 'ON_THE_WAY'], ON_THE_WAY: ['REACHED', 'REACHED'], REACHED: ['START', 'STARTED'] } as const

/** A visit as the technician's device has it. */
interface DeviceCopy {
  status: StatusName
  readonly startAt: number | null
  readonly endAt: number | null
  readonly version: number
  /** The newest history entry that the device has read. */
  readonly historyId: number
}

/** A payment that the office records with a key until it is answered. */
interface OfficePayment {
  readonly key: string
  readonly amount: number
  isRecorded: boolean
}

/** A network that loses requests and replies, and cuts, empties or refuses them. */
function faultyNetwork(send: Network, chance: (share: number) => boolean, say: (event: string) => void): Network {
  const lose = (what: string): never => {
    say(`  the network loses the ${what}`)
    throw new TypeError('Failed to fetch')
  }
  return async (body, token) => {
    if (chance(0.1)) return lose('request')
    if (chance(0.04)) return new Response('Service Unavailable', { status: 503 })
    const reply = await send(body, token)
    if (chance(0.1)) return lose('reply')
    if (chance(0.03)) return new Response((await reply.text()).slice(0, 20), { headers: { 'content-type': 'application/json' } })
    if (chance(0.03)) return new Response('{"data":null}', { headers: { 'content-type': 'application/json' } })
    return reply
  }
}

const moveMutation = 'mutation Move($input: ManageJobInput!) { manageJob(input: $input) { job { id } } }'
const payMutation =
  'mutation RecordPayment($input: RecordPaymentInput!, $key: String) { recordPayment(input: $input, idempotencyKey: $key) { processed { amount } } }'

const sorted = (amounts: readonly number[]): string => amounts.toSorted((a, b) => a - b).join()

export interface Day {
  readonly problems: string[]
  readonly story: string[]
  readonly made: number
  readonly shown: number
  readonly payments: number
}

/** One day of so many steps. Returns the violated invariants, and what happened. */
export async function simulate(world: World, seed: number, steps: number, sabotage: Sabotage = {}): Promise<Day> {
  const { mock, disk, visitIds, invoiceId, startedAt, tokens } = world
  await world.reset()
  world.signIn()
  const random = randomOf(seed)
  const chance = (share: number): boolean => random.chance(share)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random.next() * values.length)] as T
  const story: string[] = []
  const problems = new Set<string>()
  const say = (event: string): void => void story.push(event)
  let now = startedAt
  /** Seconds that the clock of the device and the gateway is ahead of the mock API's. */
  let ahead = 0
  const wait = (seconds: number): void => {
    now += seconds
    mock.clock.change({ now, frozen: true })
    vi.setSystemTime((now + ahead) * 1000)
  }
  wait(0)
  sabotage.plant?.(world)

  const calm = (): void => undefined
  const gateway = sabotage.gateway?.(world.answered) ?? world.answered
  const bodyOf = sabotage.body ?? ((body: string) => body)
  const sound: Network = (body, token) => gateway(bodyOf(body), token)
  const lossy = faultyNetwork(sound, chance, say)

  const window = officeWindow(world, gateway, sabotage.missesEvent ?? (() => false))
  await window.readAll()
  world.onAnnounced = window.announced

  const stored: StoredQueue<JobStep> = emptyQueue()
  const storeWith = (before: () => void): QueueStore<JobStep> => (sabotage.store ?? ((store) => store))(memoryStore(stored, before))
  const crashing = (): void => {
    if (!chance(0.03)) return
    say('  the device crashes')
    throw new Crash()
  }
  const device = jobTransport(createApollo(calm), calm)
  const transport = sabotage.transport?.(device) ?? device
  const send = async (before: () => void): Promise<void> => {
    await sendQueue({ store: storeWith(before), transport }, calm).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error
    })
  }

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
  const onDevice =
    (network: Network): Network =>
    (body, token) => {
      if (!isSignedIn && token !== '') problems.add('a request of the signed-out technician carries the token')
      return network(body, token)
    }

  const latestEntry = (): number => Math.max(0, ...mock.store.history.all().map(({ id }) => id))
  const copies = new Map<number, DeviceCopy>()
  const read = (visitId: number): void => {
    const visit = mock.store.visits.get(visitId)
    if (!visit) return
    const { status, start_at: startAt, end_at: endAt, lock_version: version } = visit
    copies.set(visitId, { status: statusName(status), startAt, endAt, version, historyId: latestEntry() })
  }
  for (const visitId of visitIds) read(visitId)

  const made: Made[] = []
  const shown = new Set<string>()
  const add = async (step: NewStep<JobStep>, historyId: number): Promise<void> => {
    await storeWith(crashing)
      .add(step)
      .then(
        () => made.push({ step, historyId, occurredAt: stored.steps.at(-1)?.occurredAt ?? 0 }),
        (error: unknown) => {
          if (!(error instanceof Crash)) throw error
        },
      )
  }
  const work = async (count: number): Promise<void> => {
    const visitId = pick(visitIds)
    const copy = copies.get(visitId) as DeviceCopy
    const jobId = String(mock.store.visits.get(visitId)?.job_id)
    const base = { id: `step-${seed}-${count}-key`, line: jobId, occurredAt: now + ahead }
    const of = { jobId, visitId: String(visitId), name: `visit ${visitId}` }
    const next = nextStep[copy.status as keyof typeof nextStep] as readonly ['ON_THE_WAY' | 'REACHED' | 'START', StatusName] | undefined
    if (next && chance(0.6)) {
      const [action, status] = next
      say(`the technician sets visit ${visitId} to ${status}`)
      const seen = { status: copy.status, startAt: copy.startAt, endAt: copy.endAt, staff: null }
      const content = { kind: 'status', ...of, action, input: {}, seen, status } as JobStep
      await add({ ...base, target: String(visitId), version: copy.version, content }, copy.historyId)
      copy.status = status
      return
    }
    say(`the technician writes note ${count} on visit ${visitId}`)
    await add(
      { ...base, target: null, version: null, content: { kind: 'note', ...of, note: `note ${count}`, attachments: [] } },
      copy.historyId,
    )
  }
  let moves = 0
  const officeMoves = async (): Promise<void> => {
    const visit = mock.store.visits.get(pick(visitIds))
    if (!visit) return
    // Each move has its own time: a move to the same time changes nothing that a maker could miss.
    moves += 1
    const minute = String(moves % 60).padStart(2, '0')
    const input = {
      jobId: String(visit.job_id),
      visitId: String(visit.id),
      lockVersion: visit.lock_version,
      action: 'RESCHEDULE',
      date: '2026-06-17',
      startTime: `18:${minute}`,
      endTime: '19:00',
      allowClash: true,
    }
    const reply = (await (await gateway(request(moveMutation, { input }), tokens.office)).json()) as { errors?: unknown }
    if (!reply.errors) say(`the office moves visit ${visit.id} to ${input.startTime}`)
  }

  const paidBefore = mock.store.payments.all().filter(({ invoice_id }) => invoice_id === invoiceId).length
  const balanceBefore = mock.store.invoices.get(invoiceId)?.balance_due ?? 0
  const payments: OfficePayment[] = []
  const pay = async (network: Network): Promise<void> => {
    for (const payment of payments.filter(({ isRecorded }) => !isRecorded)) {
      const input = { invoiceIds: [String(invoiceId)], amount: payment.amount, paymentMethod: 'CASH', reference: payment.key }
      const reply = (await network(request(payMutation, { input, key: payment.key }), tokens.office)
        .then((response) => response.json())
        .catch(() => null)) as { data?: { recordPayment?: { processed: unknown[] } | null } | null } | null
      if ((reply?.data?.recordPayment?.processed.length ?? 0) > 0) payment.isRecorded = true
    }
  }
  const otherCompanyReads = async (): Promise<void> => {
    const id = String(mock.store.visits.get(pick(visitIds))?.job_id)
    const reply = (await (await gateway(request(visitsQuery, { id }), tokens.otherCompany)).json()) as VisitsReply
    if (reply.data?.job) problems.add(`another company reads job ${id}`)
  }

  world.network = onDevice(lossy)
  for (let count = 0; count < steps; count += 1) {
    const drawn = random.next()
    if (drawn < 0.38) await work(count)
    else if (drawn < 0.47) await officeMoves()
    else if (drawn < 0.55) wait(Math.floor(random.next() * 60))
    else if (drawn < 0.63) {
      say('the device reads the visits')
      for (const visitId of visitIds) read(visitId)
    } else if (drawn < 0.68) {
      const payment = { key: `payment-${seed}-${count}-key`, amount: (125 + Math.floor(random.next() * 400)) / 100, isRecorded: false }
      say(`the office records a payment of ${payment.amount}`)
      payments.push(payment)
      await pay(lossy)
    } else if (drawn < 0.71) await otherCompanyReads()
    else if (drawn < 0.73) signOut()
    else if (drawn < 0.76) signIn()
    else if (drawn < 0.78) {
      say('the mock API loses its power')
      await world.cutPower()
    } else if (drawn < 0.8) {
      ahead = pick([-7200, -300, 0, 0, 3600])
      say(`the device's clock is ${ahead} s ahead`)
    } else {
      say('the queue is sent')
      await send(crashing)
    }
    wait(1)
  }

  say('the network is back')
  signIn()
  world.network = onDevice(sound)
  for (let round = 0; stored.steps.length > 0 && round < 60; round += 1) {
    await send(calm)
    const stuck = stored.steps.filter(({ state }: Step) => state === 'conflict' || state === 'refused')
    for (const { id, state, problem } of stuck) {
      say(`${id} is shown as ${state}: ${problem?.words}`)
      if (!sabotage.hidesProblems) shown.add(id)
    }
    await memoryStore(stored).drop(stuck.map(({ seq }) => seq))
  }
  for (let round = 0; payments.some(({ isRecorded }) => !isRecorded) && round < 5; round += 1) await pay(sound)
  const paid = mock.store.payments
    .all()
    .filter(({ invoice_id }) => invoice_id === invoiceId)
    .slice(paidBefore)
    .map(({ amount }) => amount)
  const due = payments.map(({ amount }) => amount)
  if (sorted(paid) !== sorted(due)) problems.add(`payments of ${due.join(', ')} were recorded as ${paid.join(', ')}`)
  const cents = (amount: number): number => Math.round(amount * 100)
  const open = due.reduce((rest, amount) => rest - cents(amount), cents(balanceBefore))
  const balance = cents(mock.store.invoices.get(invoiceId)?.balance_due ?? 0)
  if (balance !== open) problems.add(`the balance is ${balance / 100} instead of ${open / 100}`)
  for (const problem of [...stepProblems(world, made, shown, stored), ...(await window.settled())]) problems.add(problem)
  world.onAnnounced = () => undefined
  vi.restoreAllMocks()
  disk.isSynced = disk.isWritten = true
  return { problems: [...problems], story, made: made.length, shown: shown.size, payments: payments.length }
}
