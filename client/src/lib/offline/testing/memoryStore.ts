import { toStep, type Known, knownAfter, nothingKnown, type QueueStore, type Step, updateFollowing, withCreatedIds } from '../queue/step.ts'

/** Stored data, which outlives the store. */
export interface StoredQueue<Content> {
  steps: readonly Step<Content>[]
  known: Known
  seq: number
}

export const emptyQueue = <Content>(): StoredQueue<Content> => ({ steps: [], known: nothingKnown, seq: 0 })

/** An in-memory queue with the rules of the browser's. `before` is called before each change, and may throw. */
export function memoryStore<Content>(saved: StoredQueue<Content>, before: () => void = () => undefined): QueueStore<Content> {
  const write = async (change: () => void): Promise<void> => {
    await Promise.resolve()
    before()
    change()
  }
  return {
    read: async () => saved.steps.map((step) => ({ ...step, content: withCreatedIds(step.content, saved.known) })),
    add: (step) =>
      write(() => {
        const added = { ...toStep(step, saved.steps, saved.known), seq: (saved.seq += 1), content: step.content, problem: null }
        saved.steps = [...saved.steps, added]
        saved.known = { ...saved.known, last: added.occurredAt }
      }),
    change: async (seq, change) => {
      await write(() => (saved.steps = saved.steps.map((step) => (step.seq === seq ? { ...step, ...change } : step))))
      return saved.steps.some((step) => step.seq === seq)
    },
    complete: (seq, arrived) =>
      write(() => {
        const done = saved.steps.find((step) => step.seq === seq)
        if (!done) return
        const returned = updateFollowing(saved.steps, seq, arrived)
        saved.known = knownAfter(saved.known, done, arrived)
        saved.steps = saved.steps.filter((step) => step.seq !== seq).map((step) => returned.find((item) => item.seq === step.seq) ?? step)
      }),
    drop: (seqs) => write(() => (saved.steps = saved.steps.filter((step) => !seqs.includes(step.seq)))),
  }
}
