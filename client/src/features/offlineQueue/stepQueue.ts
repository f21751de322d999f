import { inMockSession } from '../../lib/preferences/mockSession.ts'
import { openChannel } from '../../lib/preferences/tabs.ts'
import type { ApolloClient } from '@apollo/client'
import { currentMoment } from '../../lib/api/serverClock.ts'
import { isServerAway, subscribeReach } from '../../lib/api/reach.ts'
import { queueStore, canStoreQueue, deleteQueue } from '../../lib/offline/queue/queueStore.ts'
import { type Ended, sendQueue } from '../../lib/offline/queue/sendQueue.ts'
import type { NewStep, QueueStore, StepChange, StepContent } from '../../lib/offline/queue/step.ts'
import { withQueueLock, queueOwner } from '../../lib/offline/queue/queueLock.ts'
import { reloadQueries } from '../../components/actions/reloadQueries.ts'
import { type AddedStep, type StepKinds, transportOf } from '../../lib/offline/queue/stepKind.ts'
import type { QueuedWrite } from '../../lib/writes/writeResult.ts'
import { needsPerson, notifyWaiting, waitingSteps } from './waitingSteps.ts'
import { nowInSeconds } from '../../lib/clock.ts'

/** How long the user waits for a response before the step is shown as queued. */
const RESPONSE_TIMEOUT_MS = 4000
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 30_000

/** The response to a step, or why it was rejected. */
type Answer = { readonly value: unknown } | { readonly error: unknown }

/** Notifies other windows of this browser of queue changes. */
const channel = openChannel(inMockSession('callout-queue'))

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

class StepQueue {
  readonly #client: ApolloClient
  readonly #answers = new Map<string, Answer>()
  #sending: Promise<Ended> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pauseMs = FIRST_PAUSE_MS
  /** The caller of `add` refetches the affected queries itself. */
  #isAwaited = false
  #setKinds: (kinds: StepKinds) => void = () => undefined
  readonly #kinds = new Promise<StepKinds>((resolve) => {
    this.#setKinds = resolve
  })

  constructor(client: ApolloClient) {
    this.#client = client
  }

  #store(user: string): QueueStore<StepContent> {
    return queueStore<StepContent>(user)
  }

  use(kinds: StepKinds): void {
    this.#setKinds(kinds)
  }

  /** Reloads the queued steps for this window. */
  async refresh(): Promise<void> {
    const user = queueOwner()
    notifyWaiting(user === null ? [] : await this.#store(user).read())
  }

  async #changed(): Promise<void> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, no window
    channel?.postMessage(null)
    await this.refresh()
  }

  async #sendAll(): Promise<Ended> {
    const user = queueOwner()
    if (user === null) return 'over'
    const kinds = await this.#kinds
    const store = this.#store(user)
    const transport = transportOf(
      kinds,
      { client: this.#client, add: (step) => this.#addOnce(store, step) },
      {
        onAnswer: ({ id }, value) => void this.#answers.set(id, { value }),
        onError: ({ id }, error) => void this.#answers.set(id, { error }),
      },
    )
    const before = waitingSteps()
    const ended = await withQueueLock(`callout-queue/${user}`, () =>
      sendQueue({ store, transport }, () => void this.#changed().catch(() => undefined)),
    )
    await this.#changed()
    if (before.length !== waitingSteps().length && !this.#isAwaited) {
      const names = Object.values(kinds).flatMap(({ refetchQueries }) => refetchQueries)
      void reloadQueries(this.#client, [...new Set(names)])
    }
    return ended
  }

  /** After a crash between two writes the step may already be queued. */
  async #addOnce(store: QueueStore<StepContent>, step: NewStep<StepContent>): Promise<void> {
    if (!(await store.read()).some(({ id }) => id === step.id)) await store.add(step)
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

  readonly retryNow = (): void => {
    this.#pauseMs = FIRST_PAUSE_MS
    if (waitingSteps().some((step) => !needsPerson(step))) void this.send()
  }

  /** Stores a step. False without a signed-in user. */
  async #put(step: Pick<NewStep<StepContent>, 'id' | 'occurredAt'> & AddedStep): Promise<boolean> {
    const user = queueOwner()
    if (user === null) return false
    await this.#store(user).add({ ...step, moment: currentMoment() })
    await this.#changed()
    return true
  }

  /** Stores a step that is sent later, such as one made without a network. `id`: its idempotency key. */
  async enqueue(step: Pick<NewStep<StepContent>, 'id' | 'occurredAt'> & AddedStep): Promise<void> {
    if (!(await this.#put(step))) throw new Error('Not signed in')
    this.#scheduleRetry()
  }

  /**
   * Stores a step, then sends the queue. Resolves as `queued` without a network or after a while without a response. Rejects with the
   * server's error if it responds in time; the step is then removed.
   */
  async add(step: AddedStep): Promise<QueuedWrite<unknown>> {
    const id = crypto.randomUUID()
    if (!(await this.#put({ ...step, id, occurredAt: nowInSeconds() }))) return { kind: 'queued' }
    if (isServerAway() || !navigator.onLine) {
      this.#scheduleRetry()
      return { kind: 'queued' }
    }
    this.#isAwaited = true
    try {
      await this.#sendOnceMore()
      return await this.#resultOf(id)
    } finally {
      this.#isAwaited = false
    }
  }

  async #resultOf(id: string): Promise<QueuedWrite<unknown>> {
    const user = queueOwner()
    const answer = this.#answers.get(id)
    this.#answers.delete(id)
    if (user === null) return { kind: 'queued' }
    const store = this.#store(user)
    const step = (await store.read()).find((item) => item.id === id)
    if (!step) return { kind: 'done', value: answer && 'value' in answer ? answer.value : undefined }
    if (!needsPerson(step) || !answer || !('error' in answer)) return { kind: 'queued' }
    await store.drop([step.seq])
    await this.#changed()
    throw answer.error
  }

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

  watch(kinds: StepKinds): () => void {
    this.use(kinds)
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') this.retryNow()
    }
    const onQueueChange = (): void => void this.refresh().catch(() => undefined)
    const stopReach = subscribeReach(() => !isServerAway() && this.retryNow())
    window.addEventListener('online', this.retryNow)
    document.addEventListener('visibilitychange', onVisible)
    channel?.addEventListener('message', onQueueChange)
    void this.refresh().then(this.retryNow, () => undefined)
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

let queue: { readonly client: ApolloClient; readonly queue: StepQueue } | null = null

/** The queue of this window; null if the browser can't store one. */
export function stepQueue(client: ApolloClient): StepQueue | null {
  if (!canStoreQueue()) return null
  if (queue?.client !== client) queue = { client, queue: new StepQueue(client) }
  return queue.queue
}

/** Deletes the user's queue with its encryption key. */
export async function forgetOwnQueue(): Promise<void> {
  const user = queueOwner()
  if (user !== null && canStoreQueue()) await deleteQueue(user)
  notifyWaiting([])
}
