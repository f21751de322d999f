import type { Kind } from '../../../src/control/records/recordShape.ts'

export type { Difference } from '../../../src/control/upstream/differences.ts'
export type { ComparedCall } from '../../../src/control/upstream/upstream.ts'
export type { UpstreamMode } from '../../../src/control/upstream/modes.ts'
export type { Fault } from '../../../src/control/faults.ts'
export type { ShownRequest } from '../../../src/control/requestLog.ts'

export interface ClockView {
  /** Unix seconds. */
  readonly now: number
  readonly iso: string
  readonly frozen: boolean
}

export interface SessionView {
  readonly id: string
  readonly base_url: string
  readonly idle_seconds: number
  readonly clock: ClockView
  readonly requests: number
}

/** A new session; `email` if it started with a scenario. */
export interface StartedSession extends SessionView {
  readonly email?: string
}

export interface UserView {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly user_type: string
  readonly company: string | null
  readonly is_verified: boolean
  readonly plan_ends_at: number | null
}

export interface SignIn {
  readonly email: string
  readonly url: string
}

export interface ScenarioView {
  readonly name: string
  readonly summary: string
  readonly email: string
}

export interface SnapshotView {
  readonly name: string
  readonly now: number
  readonly records: number
}

export interface Message {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly code: string | null
  readonly sent_at: number
  readonly attachments: readonly { readonly file_name: string; readonly path: string }[]
}

export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: number }

export interface FieldView {
  readonly name: string
  readonly types: readonly Kind[]
  /** Collection that its ids refer to. */
  readonly refers_to: string | null
}

export interface RecordsPage {
  readonly total: number
  readonly fields: readonly FieldView[]
  readonly records: readonly StoredRecord[]
}

interface Relation {
  readonly field: string
  readonly collection: string
  readonly ids: readonly number[]
}

export interface RelatedRecords {
  readonly refers_to: readonly Relation[]
  readonly referred_by: readonly (Relation & { readonly total: number })[]
}
