import type { Locator } from 'playwright-core'

/** Operates a page as issue and product count: one click is an interaction, and so is one field that is filled, however it got the focus. */
export class CountingHand {
  interactions = 0
  async click(target: Locator): Promise<void> {
    this.interactions += 1
    await target.click()
  }
  async fill(target: Locator, text: string): Promise<void> {
    this.interactions += 1
    await target.fill(text)
  }
}
