import type { Locator } from 'playwright-core'
import { Counted } from './Counted.ts'

/** Operates a page as issue and product count: one click is an interaction, and so is one field that is filled, however it got the focus. */
export class CountingHand extends Counted {
  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }
  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1
    await target.fill(text)
  }
}
