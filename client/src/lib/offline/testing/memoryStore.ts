import { begun, type Known, knownAfter, nothingKnown, type QueueStore, type Step, toldBy } from '../queue/step.ts'

/** What is kept, and outlives whoever keeps it. */
export interface Kept<Content> {
  steps: readonly Step<Content>[]
  known: Known
  seq: number
}

export const nothingKept = <Content>(): Kept<Content> => ({ steps: [], known: nothingKnown, seq: 0 })

/** A queue in memory, with the rules of the one in the browser. `before`: is called before each change, and may throw. */
export function memoryStore<Content>(kept: Kept<Content>, before: () => void = () => undefined): QueueStore<Content> {
  const write = async (change: () => void): Promise<void> => {
    await Promise.resolve()
    before()
    change()
  }
  return {
    read: async () => kept.steps,
    add: (step) =>
      write(() => {
        const added = { ...begun(step, kept.steps, kept.known), seq: (kept.seq += 1), content: step.content, problem: null }
        kept.steps = [...kept.steps, added]
        kept.known = { ...kept.known, last: added.occurredAt }
      }),
    change: async (seq, change) => {
      await write(() => (kept.steps = kept.steps.map((step) => (step.seq === seq ? { ...step, ...change } : step))))
      return kept.steps.some((step) => step.seq === seq)
    },
    settle: (seq, arrived) =>
      write(() => {
        const done = kept.steps.find((step) => step.seq === seq)
        if (!done) return
        const told = toldBy(kept.steps, seq, arrived)
        kept.known = knownAfter(kept.known, done, arrived)
        kept.steps = kept.steps.filter((step) => step.seq !== seq).map((step) => told.find((one) => one.seq === step.seq) ?? step)
      }),
    drop: (seqs) => write(() => (kept.steps = kept.steps.filter((step) => !seqs.includes(step.seq)))),
  }
}
