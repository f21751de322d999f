/** What a plan takes of the room, in fields of its document. */
export interface Sized {
  readonly fields: number
}

/** Plans by the text of their documents. */
export interface PlanStore<P extends Sized> {
  readonly get: (text: string) => P | undefined
  readonly add: (text: string, plan: P) => void
}

interface Kept<P> {
  readonly plan: P
  /** Since room was last made. */
  isAskedFor: boolean
}

/**
 * Holds as many plans as have so many fields together. For more, room is made of those that nobody has asked for since room
 * was last made. A question moves nothing: a map that is written to with every request keeps its old entries alive for long.
 */
export function createPlanStore<P extends Sized>(capacity: number): PlanStore<P> {
  const byText = new Map<string, Kept<P>>()
  let fields = 0

  const forget = (text: string): void => {
    fields -= byText.get(text)?.plan.fields ?? 0
    byText.delete(text)
  }
  const spare = (text: string, kept: Kept<P>): void => {
    kept.isAskedFor = false
    byText.delete(text)
    byText.set(text, kept)
  }
  const makeRoom = (needed: number): void => {
    for (const [text, kept] of byText) {
      if (fields + needed <= capacity) return
      if (kept.isAskedFor) spare(text, kept)
      else forget(text)
    }
  }
  const add = (text: string, plan: P): void => {
    forget(text)
    if (plan.fields > capacity) return
    makeRoom(plan.fields)
    byText.set(text, { plan, isAskedFor: false })
    fields += plan.fields
  }
  const get = (text: string): P | undefined => {
    const kept = byText.get(text)
    if (kept === undefined) return undefined
    kept.isAskedFor = true
    return kept.plan
  }
  return { get, add }
}
