type Step = () => Promise<unknown> | void

/** Runs the work, then what it has asked for, the last first, also when it fails. */
export async function withCleanUp<T>(work: (later: (step: Step) => void) => Promise<T>): Promise<T> {
  const steps: Step[] = []
  try {
    return await work((step) => steps.push(step))
  } finally {
    for (const step of steps.toReversed()) await step()
  }
}
