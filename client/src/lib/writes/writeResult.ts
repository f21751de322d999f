/** The result of an answered write; `ignored`: accepted without a change; `unknown`: the response doesn't show it. */
export type WriteEffect = 'done' | 'ignored' | 'unknown'

/** Result of an answered write. `state`: the record's state as a clause: "JOB-1012 is Assigned". */
export type AnsweredWrite<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'ignored'; readonly state: string }
  | { readonly kind: 'unknown' }

/** Also `queued`: stored on the device and sent automatically later. */
export type WriteResult<Value> = AnsweredWrite<Value> | { readonly kind: 'queued' }

export type QueuedWrite<Value> = Extract<WriteResult<Value>, { readonly kind: 'done' | 'queued' }>

/** `state` is null if unknown. `error`: why it failed. `override`: completes an undo that a conflict rejected. */
export interface UndoResult {
  readonly kind: WriteEffect
  readonly state: string | null
  /** The restored records, if they are not the target: "3 visits of J-1012". */
  readonly restored?: string
  readonly error?: string
  readonly override?: Undo
}

/** Rejects with the gateway's error. */
export type Undo = () => Promise<UndoResult>

export const toFields = <Fields>(fields: Partial<Fields>) => Object.keys(fields) as (keyof Fields)[]

/** Lists are compared without their order. */
const toText = (value: unknown): string => (Array.isArray(value) ? value.map(String).toSorted().join('\n') : String(value))

export function effectOn<Fields>(sent: Partial<Fields>, returned: Fields | null | undefined): WriteEffect {
  if (!returned) return 'unknown'
  const fields = toFields(sent)
  if (fields.every((field) => toText(returned[field]) === toText(sent[field]))) return 'done'
  return fields.some((field) => (returned[field] ?? null) === null) ? 'unknown' : 'ignored'
}
