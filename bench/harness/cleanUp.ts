type Step = () => Promise<unknown> | void
/** Asks for a step of the cleaning up. */
export type Later = (step: Step) => void

/** Runs the work, then what it has asked for, the last first, also when it fails. */
export async function withCleanUp<T>(work: (later: Later) => Promise<T>): Promise<T> {
  const steps: Step[] = []
  try {
    return await work((step) => void steps.push(step))
  } finally {
    for (const step of steps.toReversed()) await step()
  }
}
