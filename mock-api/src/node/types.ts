/** Unix seconds, or a time in UTC such as `2026-11-25T09:00Z`. */
export type Instant = number | string
/** Seconds, or a text such as `90s`, `30m`, `1h`, `8d`, `2w`. */
export type Duration = number | string

export interface ClockSetting {
  readonly now?: Instant | undefined
  readonly frozen?: boolean | undefined
}

export interface ClockState {
  /** Unix seconds. */
  readonly now: number
  readonly iso: string
  readonly frozen: boolean
}

export interface MockOptions {
  /** Name of a scenario, such as `busy-day`. */
  readonly scenario?: string | undefined
  /** Time of the demo data, and of the clock. */
  readonly clock?: Instant | ClockSetting | undefined
  /** `tiny` unless set. */
  readonly seedSize?: 'tiny' | 'odd' | 'demo' | 'large' | undefined
  /** A free one unless set. */
  readonly port?: number | undefined
  /** Folder for the data; in memory unless set. */
  readonly data?: string | undefined
  /** Origin of your application, for links in mails and for browsers. */
  readonly clientUrl?: string | undefined
  /** Refuses calls that change records, clock, faults and sessions. */
  readonly readOnly?: boolean | undefined
}

export interface SessionOptions {
  /** Random unless set. */
  readonly id?: string | undefined
  /** A copy of the current data unless set. */
  readonly scenario?: string | undefined
  readonly clock?: Instant | ClockSetting | undefined
  /** Name of a snapshot to start from. */
  readonly snapshot?: string | undefined
  /** Time without a call after which it ends; an hour unless set. */
  readonly idle?: Duration | undefined
}

/** The user of a sign-in, as the API returns one. */
export interface MockUser {
  readonly id: number
  readonly user_type: string | null
  readonly authentication_token: string
  readonly branch_id: number | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly name: string | null
  readonly email: string | null
  readonly date_format: string | null
  readonly time_format: number | null
  readonly currency_code: string | null
  readonly [field: string]: unknown
}

export interface SignedIn {
  readonly token: string
  readonly user: MockUser
}

export interface OutboxMessage {
  readonly id: number
  readonly medium: 'email' | 'sms'
  readonly to: string
  readonly subject: string
  readonly body: string
  /** A one-time code. */
  readonly code: string | null
  readonly sent_at: number
  readonly attachments: readonly { readonly file_name: string; readonly content_type: string; readonly path: string }[]
}

export interface Outbox {
  /** Newest first. */
  readonly all: (to?: string) => Promise<OutboxMessage[]>
  /** The newest one-time code to an email address or a phone number. Throws if there is none. */
  readonly code: (to: string) => Promise<string>
}

export interface Fault {
  readonly method?: string
  /** As in the endpoint table (`/jobs/{id}`), of one record (`/jobs/7`), or a prefix (`/jobs*`). */
  readonly path?: string
  /** Name of a GraphQL operation. */
  readonly operation?: string
  readonly status?: number
  readonly response_code?: number
  readonly response_message?: string
  readonly response_data?: unknown
  readonly delay_ms?: number
  readonly jitter_ms?: number
  /** Resets the connection. */
  readonly drop?: boolean
  readonly times?: number
  readonly probability?: number
  readonly seed?: number
}

export interface Faults {
  /** Replies with HTTP 503 unless the fault has an effect. */
  readonly add: (fault: Fault) => Promise<Fault & { readonly id: number }>
  readonly all: () => Promise<(Fault & { readonly id: number; readonly hits: number })[]>
  readonly clear: () => Promise<void>
}

/** Which calls: by fields that query and body have, among others. */
export interface CallMatch {
  readonly method?: string
  /** As in the endpoint table (`/jobs/{id}`), of one record (`/jobs/7`), or a prefix (`/jobs*`). */
  readonly path?: string
  /** Name of a GraphQL operation. */
  readonly operation?: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface ExpectedCall extends CallMatch {
  /** At least one unless set. */
  readonly times?: number
}

/** A full reply, or a patch of the mock's own. */
export interface SetReply extends CallMatch {
  readonly status?: number
  readonly response_code?: number
  readonly response_message?: string
  readonly response_data?: unknown
  /** JSON Merge Patch of `responseData`; an object with indexes as keys changes items of a list. */
  readonly patch?: unknown
  readonly times?: number
  /** Allows a reply that breaks the contract. */
  readonly is_wrong_on_purpose?: boolean
}

export interface Replies {
  /** Throws with the difference from the contract. */
  readonly add: (reply: SetReply) => Promise<SetReply & { readonly id: number }>
  readonly all: () => Promise<(SetReply & { readonly id: number; readonly hits: number })[]>
  readonly clear: () => Promise<void>
}

export interface MockClock {
  readonly now: () => Promise<ClockState>
  readonly set: (now: Instant, frozen?: boolean) => Promise<ClockState>
  readonly advance: (duration: Duration) => Promise<ClockState>
  readonly freeze: () => Promise<ClockState>
  readonly run: () => Promise<ClockState>
  readonly reset: () => Promise<ClockState>
}

export interface CallFilter {
  readonly method?: string
  /** Part of the path. */
  readonly path?: string
  readonly operation?: string
  /** HTTP status or `responseCode`. */
  readonly code?: number
}

/** A call of the API, without passwords, tokens and codes. */
export interface MockCall {
  readonly id: number
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
  readonly operation: string | null
  readonly http_status: number
  readonly response_code: number
  readonly reply: unknown
  readonly duration_ms: number
  readonly fault: number | null
  readonly set_reply: number | null
}

export interface MockSnapshot {
  readonly name: string
  readonly load: () => Promise<void>
  readonly delete: () => Promise<void>
}

/** Calls with their replies, without tokens, codes and personal data. As JSON it can be stored in a file. */
export interface MockRecording {
  readonly format: number
  readonly calls: readonly {
    readonly method: string
    readonly path: string
    readonly query: Readonly<Record<string, unknown>>
    readonly body?: unknown
    readonly http_status: number
    readonly reply: { readonly responseCode: number; readonly responseMessage: string; readonly responseData?: unknown }
  }[]
}

/** Data, clock, faults, outbox and log of their own. */
export interface MockSession {
  /** Undefined for the shared data. */
  readonly id: string | undefined
  /** Origin, followed by `/s/{id}` for a session: `/control` is below it. */
  readonly url: string
  /** Base address of the API: append a path such as `/jobs/job_listing`. */
  readonly apiUrl: string
  /** `staff` is `staff@demo.test`. */
  readonly signIn: (roleOrEmail: string) => Promise<SignedIn>
  readonly outbox: Outbox
  readonly faults: Faults
  readonly replies: Replies
  readonly clock: MockClock
  /** Oldest first, at most 500. */
  readonly calls: (filter?: CallFilter) => Promise<MockCall[]>
  /** Throws with the differences unless the API had these calls. */
  readonly verify: (...calls: readonly ExpectedCall[]) => Promise<void>
  readonly snapshot: () => Promise<MockSnapshot>
  /** The calls of the log. */
  readonly record: () => Promise<MockRecording>
  /** Restores the data, and gives the same requests the recorded replies until a reset. The mock answers others. */
  readonly replay: (recording: MockRecording) => Promise<void>
  /** Restores the data with which it started. */
  readonly reset: () => Promise<void>
  /** Ends it. */
  readonly stop: () => Promise<void>
}

export interface Mock extends MockSession {
  /** An isolated copy of the data. */
  readonly session: (options?: SessionOptions) => Promise<MockSession>
}
