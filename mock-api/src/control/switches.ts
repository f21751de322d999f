import { z } from '@callout/contracts/wire/zod'

/** Behavior that the specification leaves open; each is off until it is switched on. */
export const SwitchSettings = z.strictObject({
  resend_renews_token: z.optional(
    z.boolean().check(z.describe('A resent code comes with the user and a new pending token, and the one before it ends')),
  ),
})
export type SwitchSettings = z.output<typeof SwitchSettings>

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
