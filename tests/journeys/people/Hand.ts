import type { Locator } from 'playwright-core'

/** Operates a page, and counts: a tap is an interaction, and so is what is typed after it. */
export class Hand {
  interactions = 0
  async tap(target: Locator): Promise<void> {
    this.interactions += 1
    await target.click()
  }
  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target)
    this.interactions += 1
    await target.pressSequentially(text)
  }
}
