/** What a plan takes of the room, in fields of its document. */
export interface Sized {
  readonly fields: number
}

/** Plans by the text of their documents. */
export interface PlanStore<P extends Sized> {
  readonly get: (text: string) => P | undefined
  readonly add: (text: string, plan: P) => void
}

/** Holds as many plans as have so many fields together; of more, those asked for least recently are forgotten. */
export function createPlanStore<P extends Sized>(capacity: number): PlanStore<P> {
  const byText = new Map<string, P>()
  let fields = 0

  const forget = (text: string): void => {
    fields -= byText.get(text)?.fields ?? 0
    byText.delete(text)
  }
  const add = (text: string, plan: P): void => {
    forget(text)
    byText.set(text, plan)
    fields += plan.fields
    for (const oldest of byText.keys()) {
      if (fields <= capacity) break
      forget(oldest)
    }
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
