import { timeByServer } from '../../api/serverClock.ts'
import type { Completion, QueueStore, Step, StepProblem } from './step.ts'

export type SendResult =
  | ({ readonly kind: 'done' } & Completion)
  /** Unknown whether it arrived. `message`: of the response, if any. */
  | { readonly kind: 'unknown'; readonly message?: string }
  | { readonly kind: 'notSent'; readonly isSessionOver: boolean; readonly serverTime?: number }
  /** `staysQueued`: it stays in the queue although the user waits for the response. */
  | { readonly kind: 'conflict' | 'refused'; readonly problem: StepProblem; readonly staysQueued?: boolean }

/** Whether a step that may have arrived did. `unclear`: the backend does not show it. `unknown`: it could not be reached. */
export type SearchResult =
  | ({ readonly kind: 'done' } & Completion)
  | { readonly kind: 'missing' | 'unknown' }
  | { readonly kind: 'unclear'; readonly problem: StepProblem }

/** Whether the target of a step still exists. `version`: its current one. */
export type CompareResult =
  | { readonly kind: 'same'; readonly version: number | null }
  | { readonly kind: 'changed'; readonly problem: StepProblem }
  | { readonly kind: 'unknown' }

export interface Transport<Content> {
  send(step: Step<Content>): Promise<SendResult>
  findSent(step: Step<Content>): Promise<SearchResult>
  compare(step: Step<Content>): Promise<CompareResult>
}

/** Why sending stopped: queue empty, server unreachable, or session ended. */
export type Ended = 'done' | 'away' | 'over'

/** Attempts per step while the server answers without a clear result. */
const MOST_TRIES = 5

const isStuck = ({ state }: Step): boolean => state === 'conflict' || state === 'refused'

/** The first step that can be sent: the head of each lane counts. */
export const nextOf = <Content>(steps: readonly Step<Content>[]): Step<Content> | undefined => {
  const first = new Map<string, Step<Content>>()
  for (const step of steps) if (!first.has(step.lane)) first.set(step.lane, step)
  return [...first.values()].find((step) => !isStuck(step))
}

interface Sending<Content> {
  readonly store: QueueStore<Content>
  readonly transport: Transport<Content>
}

/** Checks whether a step has arrived already and may be sent. Returns the step to send, or why not. */
async function prepare<Content>({ store, transport }: Sending<Content>, step: Step<Content>): Promise<Step<Content> | Ended | 'next'> {
  if (step.state === 'sending') {
    const looked = await transport.findSent(step)
    if (looked.kind === 'unknown') return 'away'
    if (looked.kind === 'done') {
      await store.complete(step.seq, looked)
      return 'next'
    }
    if (looked.kind === 'unclear' && !step.override) {
      await store.change(step.seq, { state: 'refused', problem: looked.problem })
      return 'next'
    }
  }
  const compared = await transport.compare(step)
  if (compared.kind === 'unknown') return 'away'
  if (compared.kind === 'changed') {
    await store.change(step.seq, { state: 'conflict', problem: compared.problem })
    return 'next'
  }
  const serverTime = step.serverTime ?? timeByServer(step.occurredAt, step.moment)
  const sent = { state: 'sending', tries: step.tries + 1, version: step.version ?? compared.version, serverTime } as const
  return (await store.change(step.seq, sent)) ? { ...step, ...sent } : 'next'
}

async function sendOne<Content>(sending: Sending<Content>, waiting: Step<Content>): Promise<Ended | 'next'> {
  const { store, transport } = sending
  const step = await prepare(sending, waiting)
  if (typeof step === 'string') return step
  return storeResult(store, step, await transport.send(step))
}

async function storeResult<Content>(store: QueueStore<Content>, { seq, tries }: Step<Content>, sent: SendResult): Promise<Ended | 'next'> {
  if (sent.kind === 'unknown' && (sent.message === undefined || tries < MOST_TRIES)) return 'away'
  if (sent.kind === 'notSent') {
    await store.change(seq, { state: 'waiting', serverTime: sent.serverTime })
    return sent.isSessionOver ? 'over' : 'away'
  }
  if (sent.kind === 'done') await store.complete(seq, sent)
  else if (sent.kind === 'unknown') await store.change(seq, { state: 'refused', problem: { message: sent.message ?? '' } })
  else await store.change(seq, { state: sent.kind, problem: sent.problem })
  return 'next'
}

/** In order, from one window at a time. Marks a step as sent before it leaves, so that a later run checks whether it arrived. */
export async function sendQueue<Content>(sending: Sending<Content>, onStep: () => void): Promise<Ended> {
  for (;;) {
    const step = nextOf(await sending.store.read())
    if (!step) return 'done'
    const came = await sendOne(sending, step)
    onStep()
    if (came !== 'next') return came
  }
}
