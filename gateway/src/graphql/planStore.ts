export interface Sized {
  readonly fields: number
}

/** Plans by document text. */
export interface PlanStore<P extends Sized> {
  readonly get: (text: string) => P | undefined
  readonly add: (text: string, plan: P) => void
}

/**
 * An LRU cache bounded by total fields. A plan saves parsing, validation and compilation, which take tens of milliseconds. It
 * depends on the schema alone and never becomes stale.
 */
export function createPlanStore<P extends Sized>(capacity: number): PlanStore<P> {
  const byText = new Map<string, P>()
  let fields = 0

  const remove = (text: string): void => {
    fields -= byText.get(text)?.fields ?? 0
    byText.delete(text)
  }
  const add = (text: string, plan: P): void => {
    remove(text)
    if (plan.fields > capacity) return
    for (const oldest of byText.keys()) {
      if (fields + plan.fields <= capacity) break
      remove(oldest)
    }
    byText.set(text, plan)
    fields += plan.fields
  }
  const get = (text: string): P | undefined => {
    const plan = byText.get(text)
    if (plan === undefined) return undefined
    byText.delete(text)
    byText.set(text, plan)
    return plan
  }
  return { get, add }
}
