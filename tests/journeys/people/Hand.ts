import type { Locator } from 'playwright-core'

/** Operates a page, and counts: a tap is an interaction, and so is a field that is filled. */
export class Hand {
  interactions = 0
  async tap(target: Locator): Promise<void> {
    this.interactions += 1
    await target.click()
  }
  async type(target: Locator, text: string): Promise<void> {
    this.interactions += 1
    await target.click()
    await target.pressSequentially(text)
  }
}
