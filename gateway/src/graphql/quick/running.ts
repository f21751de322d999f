import type { FieldNode } from 'graphql'
import type { GatewayContext } from '../../context.ts'
import type { Variables } from '../variables.ts'

/** What the fields of the root have begun: promises, and values that were there at once. */
export type Begun = Map<FieldNode, unknown>

/** One operation under way. */
export interface Running {
  readonly context: GatewayContext
  readonly variables: Variables
  readonly begun: Begun
  /** Something was refused, or is not as its type wants it. */
  hasFailed: boolean
  /** How much is still to come. */
  waiting: number
  readonly finish: () => void
}

export type Row = Record<string, unknown>

/** One for all: what is wrong, and where, the careful way says. */
const misfit = new Error('misfit')
export const fail = (): never => {
  throw misfit
}

/** Something has come, and is put where it belongs. */
export function arrive(running: Running, put: () => void): void {
  try {
    if (!running.hasFailed) put()
  } catch {
    running.hasFailed = true
  }
  running.waiting -= 1
  if (running.waiting === 0) running.finish()
}

/** Puts what a resolver gives into its place, now or when it has come. */
export function settle(
  running: Running,
  row: Row,
  name: string,
  value: unknown,
  complete: (value: unknown, running: Running) => unknown,
): void {
  if (!(value instanceof Promise)) {
    row[name] = complete(value, running)
    return
  }
  running.waiting += 1
  value.then(
    (come) => arrive(running, () => (row[name] = complete(come, running))),
    () => arrive(running, fail),
  )
}
