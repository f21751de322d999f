import type { Locator } from 'playwright-core'
import { Counted } from './Counted.ts'

/** Operates a page, and counts: a tap is an interaction, and so is a field that is filled. */
export class Hand extends Counted {
  async tap(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }
  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1
    await target.click()
    await target.pressSequentially(text)
  }
}
