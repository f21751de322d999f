import { z } from '@callout/contracts/zod'

/** Ways in which a backend may behave that the spec leaves open; each is off until it is asked for. */
export const SwitchSettings = z.object({
  /** A resent code comes with the user and a new pending token, and the one before it ends (spec §4 "OTP"). */
  resend_renews_token: z.optional(z.boolean()),
})
export type SwitchSettings = z.output<typeof SwitchSettings>

/** What is switched on. */
export class Switches {
  #settings: SwitchSettings = {}

  get all(): SwitchSettings {
    return this.#settings
  }

  change(settings: SwitchSettings): void {
    this.#settings = { ...this.#settings, ...settings }
  }

  clear(): void {
    this.#settings = {}
  }
}
