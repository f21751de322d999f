import type { StateHandlers } from '@callout/mock-api/control/pactStates/stateTarget'

/** The backend to verify: what to do before each interaction, its states, and the tokens that stand for those of the pacts. */
export interface Provider {
  /** With the version, as `https://backend.example/api/v1`. */
  readonly baseUrl: string
  readonly reset?: () => Promise<void>
  readonly states?: StateHandlers
  /** Is posted each state in place of `states`. */
  readonly stateUrl?: string
  /** Sent with each state. */
  readonly stateHeaders?: Readonly<Record<string, string>>
  readonly tokens?: ReadonlyMap<string, string>
}
