type Step = () => Promise<unknown> | void
export type Later = (step: Step) => void

/** Runs the work, then the registered steps in reverse order, even if it fails. */
export async function withCleanUp<T>(work: (later: Later) => Promise<T>): Promise<T> {
  const steps: Step[] = []
  try {
    return await work((step) => void steps.push(step))
  } finally {
    for (const step of steps.toReversed()) await step()
  }
}
