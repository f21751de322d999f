import type { ApolloClient } from '@apollo/client'
import { subscribeReach } from '../../../shared/api/reach.ts'
import { reloadQueries } from '../../../kit/actions/reloadQueries.ts'
import { writeDraft } from '../../../shared/forms/formDrafts.ts'
import { paths } from '../../../shared/paths.ts'
import { browserQueue, canKeepQueue } from '../../../shared/queue/browserStore.ts'
import { type Ended, sendQueue } from '../../../shared/queue/sendQueue.ts'
import type { QueueStore, Step } from '../../../shared/queue/step.ts'
import { inTurn, queueOwner } from '../../../shared/queue/turns.ts'
import { showError, showSuccess } from '../../../shared/toasts/toasts.ts'
import { type Held, type HeldPayment, type HeldStep, isPayment, isStuck, onlyPaid, shownPayments } from './heldPayment.ts'
import { heldChannel, heldState, tellDone, tellHeld } from './heldState.ts'
import { heldTransport, type Told } from './heldTransport.ts'
import { recordedWords } from './heldWords.ts'
import { partsBefore, recordedFirst } from './ownPayments.ts'
import { receiptMail } from './receiptAfter.ts'

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 30_000
/** Whoever signs out waits so long for what is held. */
const PATIENCE_MS = 4000

/** Under which the payments of the signed-in person are kept, apart from the steps of their work. */
const owner = (): string | null => {
  const person = queueOwner()
  return person && `${person}/payments`
}

const dueAt = ({ content }: HeldStep): number => (content.kind === 'payment' ? content.until : 0)

/** Payments of the signed-in person that wait for their Undo, and are then recorded: by this window, or by the next start. */
class HeldQueue {
  readonly #client: ApolloClient
  /** Those that are not to wait any longer. */
  readonly #hurried = new Set<string>()
  #sending: Promise<Ended> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pauseMs = FIRST_PAUSE_MS

  constructor(client: ApolloClient) {
    this.#client = client
  }

  readonly #isDue = (step: HeldStep): boolean => this.#hurried.has(step.id) || dueAt(step) <= Date.now()

  async refresh(): Promise<void> {
    const user = owner()
    tellHeld(user === null ? [] : await browserQueue<Held>(user).read())
    this.#wake()
  }

  async #changed(): Promise<void> {
    heldChannel()?.postMessage(null)
    await this.refresh()
  }

  /** Sends when the next one has waited long enough. */
  #wake(pauseMs = 0): void {
    clearTimeout(this.#timer)
    const { steps } = heldState()
    const next = steps.filter((step) => !isStuck(step) && !recordedFirst(step, steps))
    if (next.length === 0) return
    const due = Math.min(...next.map((step) => (this.#isDue(step) ? 0 : dueAt(step) - Date.now())))
    this.#timer = setTimeout(() => void this.send(), Math.max(due, pauseMs))
  }

  #told(user: string): Told {
    const store = browserQueue<Held>(user)
    return {
      payment: async (step, recorded, receipt) => {
        const { content: payment } = step
        tellDone(step.id, { payment, recorded, at: Date.now() })
        const said = recordedWords(payment, recorded)
        const isShown = window.location.pathname === paths.cashedOut(step.id)
        if (!said.isWhole) showError(said.words)
        else if (!isShown) showSuccess(said.words)
        const input = receiptMail(payment, receipt)
        const id = `${step.id}/receipt`
        // Whoever was stopped between the two finds the receipt in its place.
        if (!input || (await store.read()).some((one) => one.id === id)) return
        const own = { line: step.line, target: null, version: null, occurredAt: Math.floor(Date.now() / 1000) }
        await store.add({ id, ...own, content: { kind: 'receipt', input } })
      },
      receipt: ({ line }, receipt) => {
        const done = heldState().done.get(line)
        if (done) tellDone(line, { ...done, receipt })
        if (typeof receipt === 'string') showError(`The receipt wasn’t sent: ${receipt}`)
      },
    }
  }

  async #sendAll(): Promise<Ended> {
    const user = owner()
    if (user === null) return 'over'
    const kept = browserQueue<Held>(user)
    const read = async (): Promise<readonly HeldStep[]> => {
      const steps = await kept.read()
      return steps.filter((step) => this.#isDue(step) && !recordedFirst(step, steps))
    }
    const store: QueueStore<Held> = { ...kept, read }
    const transport = heldTransport(this.#client, this.#told(user))
    const ended = await inTurn(`callout-payments/${user}`, () =>
      sendQueue({ store, transport }, () => void this.#changed().catch(() => undefined)),
    )
    await this.#changed()
    void reloadQueries(this.#client, shownPayments)
    return ended
  }

  /** Sends what has waited long enough, and begins again by itself while nobody answers. */
  send(): Promise<Ended> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#sendAll()
      .catch((): Ended => 'away')
      .then((ended) => {
        this.#sending = null
        this.#pauseMs = ended === 'done' ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 1.5, LONGEST_PAUSE_MS)
        if (ended !== 'over') this.#wake(ended === 'away' ? this.#pauseMs : 0)
        return ended
      })
    return this.#sending
  }

  /** Keeps a payment on the device; it is recorded when its time is over. */
  async hold(key: string, content: HeldPayment): Promise<void> {
    const user = owner()
    if (user === null) throw new Error('Nobody is signed in')
    const store = browserQueue<Held>(user)
    const only = onlyPaid(content)
    const before = only ? partsBefore(only, await store.read(), [...heldState().done.values()]) : []
    await store.add({
      id: key,
      line: key,
      target: null,
      version: null,
      occurredAt: Math.floor(Date.now() / 1000),
      content: before.length > 0 ? { ...content, before } : content,
    })
    await this.#changed()
  }

  /** Sends once more what is due now: a run that is just ending has looked for the last time. */
  async #sendOnceMore(): Promise<void> {
    await this.#sending
    await this.send()
  }

  /** At once. */
  async hurry(key: string): Promise<void> {
    this.#hurried.add(key)
    await this.#sendOnceMore()
  }

  /** One that was refused, as it is. */
  async sendAgain(key: string): Promise<void> {
    const user = owner()
    if (user === null) return
    const store = browserQueue<Held>(user)
    const step = (await store.read()).find(({ id }) => id === key)
    if (step) await store.change(step.seq, { state: 'waiting', problem: null })
    await this.#changed()
    await this.hurry(key)
  }

  /** Takes a payment back that was not sent yet, or was refused; what was typed waits at its address. False: it is too late. */
  async takeBack(key: string): Promise<boolean> {
    const user = owner()
    if (user === null) return false
    const store = browserQueue<Held>(user)
    const taken = await inTurn(`callout-payments/${user}`, async (): Promise<Step<HeldPayment> | null> => {
      const step = (await store.read()).find((one): one is Step<HeldPayment> => one.id === key && isPayment(one))
      if (!step || (step.state === 'sending' && step.tries > 0)) return null
      await store.drop([step.seq])
      return step
    })
    await this.#changed()
    if (!taken) return false
    const { typed, address } = taken.content
    writeDraft(`${address} cashOutForm`, { values: typed, idempotencyKey: crypto.randomUUID() })
    return true
  }

  /** Whoever signs out can take nothing back any more. What cannot be sent now waits for their next sign-in. */
  async sendAllNow(): Promise<void> {
    await this.refresh()
    const waiting = heldState().steps.filter((step) => !isStuck(step))
    for (const { id } of waiting) this.#hurried.add(id)
    if (waiting.length > 0) await Promise.race([this.#sendOnceMore(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  }

  /** Listens for the network, the other windows and the eyes of the person. Returns how to stop. */
  watch(): () => void {
    const onOther = (): void => void this.refresh().catch(() => undefined)
    const onSeen = (): void => {
      if (document.visibilityState === 'visible') onOther()
    }
    const stopReach = subscribeReach(onOther)
    window.addEventListener('online', onOther)
    document.addEventListener('visibilitychange', onSeen)
    heldChannel()?.addEventListener('message', onOther)
    onOther()
    return () => {
      stopReach()
      clearTimeout(this.#timer)
      window.removeEventListener('online', onOther)
      document.removeEventListener('visibilitychange', onSeen)
      heldChannel()?.removeEventListener('message', onOther)
      tellHeld([])
    }
  }
}

let queue: { readonly client: ApolloClient; readonly queue: HeldQueue } | null = null

/** The payments that this window holds; null where the browser can keep none: they are recorded at once. */
export function heldQueue(client: ApolloClient): HeldQueue | null {
  if (!canKeepQueue()) return null
  if (queue?.client !== client) queue = { client, queue: new HeldQueue(client) }
  return queue.queue
}
