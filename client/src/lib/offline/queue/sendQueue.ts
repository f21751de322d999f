import type { Arrived, QueueStore, Step, StepProblem } from './step.ts'

/** What has come of sending a step. */
export type Sent =
  | ({ readonly as: 'arrived' } & Arrived)
  /** Nobody knows whether it has arrived. `words`: what was answered, where something was. */
  | { readonly as: 'lost'; readonly words?: string }
  /** It has not arrived, and can be sent again. `isOver`: the session has ended. */
  | { readonly as: 'unsent'; readonly isOver: boolean }
  | { readonly as: 'conflict'; readonly problem: StepProblem }
  | { readonly as: 'refused'; readonly problem: StepProblem }

/** Whether a step that may have arrived has. `unsure`: the history does not tell. `unknown`: nobody could be asked. */
export type Looked =
  | ({ readonly as: 'arrived' } & Arrived)
  | { readonly as: 'missing' }
  | { readonly as: 'unsure'; readonly problem: StepProblem }
  | { readonly as: 'unknown' }

/** Whether what a step is made on is still there. `version`: the one that it has now. */
export type Compared =
  | { readonly as: 'same'; readonly version: number | null }
  | { readonly as: 'changed'; readonly problem: StepProblem }
  | { readonly as: 'unknown' }

/** The way to whoever keeps the records. Nothing rejects. */
export interface Transport<Content> {
  send(step: Step<Content>): Promise<Sent>
  look(step: Step<Content>): Promise<Looked>
  compare(step: Step<Content>): Promise<Compared>
}

/** Why sending has ended: nothing is left that can be sent; nobody answers; the session has ended. */
export type Ended = 'done' | 'away' | 'over'

/** So often a step is sent to somebody who answers and does not say what has come of it. */
const MOST_TRIES = 5

const isStuck = ({ state }: Step): boolean => state === 'conflict' || state === 'refused'

/** The first step that can be sent: of each line the first one counts. */
export const nextOf = <Content>(steps: readonly Step<Content>[]): Step<Content> | undefined => {
  const first = new Map<string, Step<Content>>()
  for (const step of steps) if (!first.has(step.line)) first.set(step.line, step)
  return [...first.values()].find((step) => !isStuck(step))
}

interface Sending<Content> {
  readonly store: QueueStore<Content>
  readonly transport: Transport<Content>
}

/** Whether it has arrived already, and if not, whether it may be sent. The step as it is sent, or why it is not. */
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
  const sent = { state: 'sending', tries: step.tries + 1, version: step.version ?? compared.version } as const
  return (await store.change(step.seq, sent)) ? { ...step, ...sent } : 'next'
}

async function sendOne<Content>(sending: Sending<Content>, waiting: Step<Content>): Promise<Ended | 'next'> {
  const { store, transport } = sending
  const step = await ready(sending, waiting)
  if (typeof step === 'string') return step
  return returned(store, step, await transport.send(step))
}

/** Writes down what has come of a step. */
async function returned<Content>(store: QueueStore<Content>, { seq, tries }: Step<Content>, sent: Sent): Promise<Ended | 'next'> {
  if (sent.as === 'lost' && (sent.words === undefined || tries < MOST_TRIES)) return 'away'
  if (sent.as === 'unsent') {
    await store.change(seq, { state: 'waiting' })
    return sent.isOver ? 'over' : 'away'
  }
  if (sent.as === 'arrived') await store.settle(seq, sent)
  else if (sent.as === 'lost') await store.change(seq, { state: 'refused', problem: { words: sent.words ?? '' } })
  else await store.change(seq, { state: sent.as, problem: sent.problem })
  return 'next'
}

/**
 * Sends what waits, in order, one step at a time; to be called by one window at a time. Before a step leaves, it is written down
 * that it does: whoever finds it so asks first whether it has arrived.
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
