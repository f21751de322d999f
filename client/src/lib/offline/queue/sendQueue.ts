import { timeByServer } from '../../api/serverClock.ts'
import type { Arrived, QueueStore, Step, StepProblem } from './step.ts'

/** Result of sending a step. */
export type Sent =
  | ({ readonly as: 'arrived' } & Arrived)
  /** Unknown whether it arrived. `words`: the response, if any. */
  | { readonly as: 'lost'; readonly words?: string }
  /** Not delivered; can be sent again. `isOver`: the session has ended. `serverTime`: the time to send it with. */
  | { readonly as: 'unsent'; readonly isOver: boolean; readonly serverTime?: number }
  | { readonly as: 'conflict'; readonly problem: StepProblem }
  | { readonly as: 'refused'; readonly problem: StepProblem }

/**
 * Whether a step that may have arrived did. `unsure`: the history does not show it. `unknown`: the server could
 * not be reached.
 */
export type Looked =
  | ({ readonly as: 'arrived' } & Arrived)
  | { readonly as: 'missing' }
  | { readonly as: 'unsure'; readonly problem: StepProblem }
  | { readonly as: 'unknown' }

/** Whether the target of a step still exists. `version`: its current one. */
export type Compared =
  | { readonly as: 'same'; readonly version: number | null }
  | { readonly as: 'changed'; readonly problem: StepProblem }
  | { readonly as: 'unknown' }

/** Sends steps to the server. Nothing rejects. */
export interface Transport<Content> {
  send(step: Step<Content>): Promise<Sent>
  look(step: Step<Content>): Promise<Looked>
  compare(step: Step<Content>): Promise<Compared>
}

/** Why sending stopped: queue empty, server unreachable, or session ended. */
export type Ended = 'done' | 'away' | 'over'

/** Attempts per step while the server answers without a clear result. */
const MOST_TRIES = 5

const isStuck = ({ state }: Step): boolean => state === 'conflict' || state === 'refused'

/** The first step that can be sent: the head of each line counts. */
export const nextOf = <Content>(steps: readonly Step<Content>[]): Step<Content> | undefined => {
  const first = new Map<string, Step<Content>>()
  for (const step of steps) if (!first.has(step.line)) first.set(step.line, step)
  return [...first.values()].find((step) => !isStuck(step))
}

interface Sending<Content> {
  readonly store: QueueStore<Content>
  readonly transport: Transport<Content>
}

/** Checks whether a step has arrived already and may be sent. Returns the step to send, or why not. */
async function ready<Content>({ store, transport }: Sending<Content>, step: Step<Content>): Promise<Step<Content> | Ended | 'next'> {
  if (step.state === 'sending') {
    const looked = await transport.look(step)
    if (looked.as === 'unknown') return 'away'
    if (looked.as === 'arrived') {
      await store.settle(step.seq, looked)
      return 'next'
    }
    if (looked.as === 'unsure' && !step.insists) {
      await store.change(step.seq, { state: 'refused', problem: looked.problem })
      return 'next'
    }
  }
  const compared = await transport.compare(step)
  if (compared.as === 'unknown') return 'away'
  if (compared.as === 'changed') {
    await store.change(step.seq, { state: 'conflict', problem: compared.problem })
    return 'next'
  }
  const serverTime = step.serverTime ?? timeByServer(step.occurredAt, step.moment)
  const sent = { state: 'sending', tries: step.tries + 1, version: step.version ?? compared.version, serverTime } as const
  return (await store.change(step.seq, sent)) ? { ...step, ...sent } : 'next'
}

async function sendOne<Content>(sending: Sending<Content>, waiting: Step<Content>): Promise<Ended | 'next'> {
  const { store, transport } = sending
  const step = await ready(sending, waiting)
  if (typeof step === 'string') return step
  return returned(store, step, await transport.send(step))
}

/** Stores the result of a step. */
async function returned<Content>(store: QueueStore<Content>, { seq, tries }: Step<Content>, sent: Sent): Promise<Ended | 'next'> {
  if (sent.as === 'lost' && (sent.words === undefined || tries < MOST_TRIES)) return 'away'
  if (sent.as === 'unsent') {
    await store.change(seq, { state: 'waiting', serverTime: sent.serverTime })
    return sent.isOver ? 'over' : 'away'
  }
  if (sent.as === 'arrived') await store.settle(seq, sent)
  else if (sent.as === 'lost') await store.change(seq, { state: 'refused', problem: { words: sent.words ?? '' } })
  else await store.change(seq, { state: sent.as, problem: sent.problem })
  return 'next'
}

/**
 * Sends waiting steps in order, one at a time, from one window at a time. Marks a step as sent before it leaves,
 * so that a later run first checks whether it arrived.
 */
export async function sendQueue<Content>(sending: Sending<Content>, onStep: () => void): Promise<Ended> {
  for (;;) {
    const step = nextOf(await sending.store.read())
    if (!step) return 'done'
    const came = await sendOne(sending, step)
    onStep()
    if (came !== 'next') return came
  }
}
