import { inMockSession } from '../../lib/preferences/mockSession.ts'
import { openChannel } from '../../lib/preferences/tabs.ts'
import type { ApolloClient } from '@apollo/client'
import { currentMoment } from '../../lib/api/serverClock.ts'
import { isServerAway, subscribeReach } from '../../lib/api/reach.ts'
import { queueStore, canStoreQueue, deleteQueue } from '../../lib/offline/queue/queueStore.ts'
import { type Ended, sendQueue } from '../../lib/offline/queue/sendQueue.ts'
import type { QueueStore, StepChange } from '../../lib/offline/queue/step.ts'
import { withQueueLock, queueOwner } from '../../lib/offline/queue/queueLock.ts'
import { reloadQueries } from '../../components/actions/reloadQueries.ts'
import { jobQueries } from '../jobs/queries/jobQueries.ts'
import { onlyPaid, paymentQueries, type PaymentStep } from '../invoices/payments/paymentStep.ts'
import { adoptOlderPayments } from './adoptOlderPayments.ts'
import type { JobStep, QueuedStep } from './jobStep.ts'
import type { Answer } from './jobTransport.ts'
import { queueTransport } from './queueTransport.ts'
import { needsPerson, notifyWaiting, waitingSteps } from './waitingSteps.ts'
import { nowInSeconds } from '../../lib/clock.ts'

/** How long the user waits for a response before the step is shown as queued. */
const RESPONSE_TIMEOUT_MS = 4000
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 30_000

/** Result of a new step. */
export type QueueResult = ({ readonly as: 'arrived' } & Answer) | { readonly as: 'waiting' }

/** A new step. `version`: of the visit, else of the job, as displayed. */
export interface NewStep {
  readonly content: JobStep
  readonly version: number | null
}

/** Notifies other windows of this browser of queue changes. */
const channel = openChannel(inMockSession('callout-queue'))

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Offline queue of the signed-in user in this window. */
class JobQueue {
  readonly #client: ApolloClient
  readonly #answers = new Map<string, Answer>()
  #sending: Promise<Ended> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pauseMs = FIRST_PAUSE_MS
  /** The caller of `add` refetches the affected queries itself. */
  #isAwaited = false

  constructor(client: ApolloClient) {
    this.#client = client
  }

  #store(user: string): QueueStore<QueuedStep> {
    return queueStore<QueuedStep>(user)
  }

  /** Reloads the queued steps for this window. */
  async refresh(): Promise<void> {
    const user = queueOwner()
    notifyWaiting(user === null ? [] : await this.#store(user).read())
  }

  async #begin(): Promise<void> {
    const user = queueOwner()
    if (user !== null) await withQueueLock(`callout-queue/${user}`, () => adoptOlderPayments(user)).catch(() => undefined)
    await this.refresh()
  }

  async #changed(): Promise<void> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, no window
    channel?.postMessage(null)
    await this.refresh()
  }

  async #sendAll(): Promise<Ended> {
    const user = queueOwner()
    if (user === null) return 'over'
    const store = this.#store(user)
    const transport = queueTransport(this.#client, store, ({ id }, answer) => this.#answers.set(id, answer))
    const count = waitingSteps().length
    const ended = await withQueueLock(`callout-queue/${user}`, () =>
      sendQueue({ store, transport }, () => void this.#changed().catch(() => undefined)),
    )
    await this.#changed()
    if (count !== waitingSteps().length && !this.#isAwaited) void reloadQueries(this.#client, [...jobQueries, ...paymentQueries])
    return ended
  }

  /** Sends the queue, and retries later while the server is unreachable. */
  send(): Promise<Ended> {
    clearTimeout(this.#timer)
    const sending = this.#sending ?? this.#sendAll().catch((): Ended => 'away')
    this.#sending = sending
    void this.#afterSend(sending)
    return sending
  }

  async #afterSend(sending: Promise<Ended>): Promise<void> {
    const ended = await sending
    if (this.#sending !== sending) return
    this.#sending = null
    if (ended === 'done') this.#pauseMs = FIRST_PAUSE_MS
    else if (ended === 'away') this.#scheduleRetry()
  }

  #scheduleRetry(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), this.#pauseMs)
    this.#pauseMs = Math.min(this.#pauseMs * 1.5, LONGEST_PAUSE_MS)
  }

  /** A running send may already have read the queue, so it is followed by another. Each wait is limited. */
  async #sendOnceMore(): Promise<void> {
    await Promise.race([this.#sending, pause(RESPONSE_TIMEOUT_MS)])
    await Promise.race([this.send(), pause(RESPONSE_TIMEOUT_MS)])
  }

  /** Retries at once, such as when the network is back. */
  readonly retryNow = (): void => {
    this.#pauseMs = FIRST_PAUSE_MS
    if (waitingSteps().some((step) => !needsPerson(step))) void this.send()
  }

  /**
   * Stores a step, then sends the queue. Resolves as `waiting` without a network or after a while without a response. Rejects with the
   * server's error if it responds in time; the step is then removed.
   */
  async add({ content, version }: NewStep): Promise<QueueResult> {
    const user = queueOwner()
    if (user === null) return { as: 'waiting' }
    const store = this.#store(user)
    const id = crypto.randomUUID()
    const target = content.kind === 'status' ? (content.visitId ?? content.jobId) : null
    await store.add({
      id,
      line: content.jobId,
      target,
      version,
      occurredAt: nowInSeconds(),
      moment: currentMoment(),
      content,
    })
    await this.#changed()
    if (isServerAway() || !navigator.onLine) {
      this.#scheduleRetry()
      return { as: 'waiting' }
    }
    this.#isAwaited = true
    try {
      await this.#sendOnceMore()
      return await this.#resultOf(store, id)
    } finally {
      this.#isAwaited = false
    }
  }

  async #resultOf(store: QueueStore<QueuedStep>, id: string): Promise<QueueResult> {
    const answer = this.#answers.get(id)
    this.#answers.delete(id)
    const step = (await store.read()).find((item) => item.id === id)
    if (!step) return { as: 'arrived', ...answer }
    if (!needsPerson(step) || answer?.error === undefined) return { as: 'waiting' }
    await store.drop([step.seq])
    await this.#changed()
    throw answer.error
  }

  /** Queues a payment entered offline. `key`: its idempotency key. */
  async queuePayment(key: string, content: PaymentStep): Promise<void> {
    const user = queueOwner()
    if (user === null) throw new Error('Not signed in')
    const line = `payment ${onlyPaid(content)?.id ?? key}`
    await this.#store(user).add({
      id: key,
      line,
      target: null,
      version: null,
      occurredAt: content.takenAt,
      moment: currentMoment(),
      content,
    })
    await this.#changed()
    this.#scheduleRetry()
  }

  /** Removes a step that has not been sent yet. False: already sent. */
  async cancel(seq: number): Promise<boolean> {
    const user = queueOwner()
    if (user === null) return false
    const store = this.#store(user)
    const isCancelled = await withQueueLock(`callout-queue/${user}`, async () => {
      const step = (await store.read()).find((item) => item.seq === seq)
      if (step?.state !== 'waiting') return false
      await store.drop([seq])
      return true
    })
    await this.#changed()
    return isCancelled
  }

  /** Changes a step that needs the user's decision, and resumes sending. */
  async change(seq: number, change: StepChange): Promise<void> {
    const user = queueOwner()
    if (user === null) return
    await this.#store(user).change(seq, change)
    await this.#changed()
    await this.#sendOnceMore()
  }

  async drop(seqs: readonly number[]): Promise<void> {
    const user = queueOwner()
    if (user === null) return
    await this.#store(user).drop(seqs)
    await this.#changed()
    void this.#sendOnceMore()
  }

  /** Listens for the network, other windows and page visibility. Returns the function that stops it. */
  watch(): () => void {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') this.retryNow()
    }
    const onQueueChange = (): void => void this.refresh().catch(() => undefined)
    const stopReach = subscribeReach(() => !isServerAway() && this.retryNow())
    window.addEventListener('online', this.retryNow)
    document.addEventListener('visibilitychange', onVisible)
    channel?.addEventListener('message', onQueueChange)
    void this.#begin().then(this.retryNow, () => undefined)
    return () => {
      stopReach()
      clearTimeout(this.#timer)
      window.removeEventListener('online', this.retryNow)
      document.removeEventListener('visibilitychange', onVisible)
      channel?.removeEventListener('message', onQueueChange)
      notifyWaiting([])
    }
  }
}

let queue: { readonly client: ApolloClient; readonly queue: JobQueue } | null = null

/** The queue of this window; null if the browser can't store one. */
export function jobQueue(client: ApolloClient): JobQueue | null {
  if (!canStoreQueue()) return null
  if (queue?.client !== client) queue = { client, queue: new JobQueue(client) }
  return queue.queue
}

/** Deletes the user's queue with its encryption key. */
export async function forgetOwnQueue(): Promise<void> {
  const user = queueOwner()
  if (user !== null && canStoreQueue()) await deleteQueue(user)
  notifyWaiting([])
}
