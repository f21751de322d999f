import type { Locator, Page } from 'playwright-core'

/** More stops than any page has. */
const LIMIT = 80

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** Operates a page by keys alone, as a person without a pointer has to. */
export class Keyboard {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  /** Goes on by Tab until the focus is there. */
  tabTo(target: Locator): Promise<void> {
    return this.#go('Tab', target)
  }

  /** The same, back. */
  backTo(target: Locator): Promise<void> {
    return this.#go('Shift+Tab', target)
  }

  /** Types where the focus is, or where Tab leads to. */
  async type(text: string, target?: Locator): Promise<void> {
    if (target) await this.tabTo(target)
    await this.#page.keyboard.type(text)
  }

  /** Presses a button or follows a link. */
  async activate(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.press('Enter')
  }

  async #go(key: string, target: Locator): Promise<void> {
    for (let stops = 0; stops < LIMIT; stops += 1) {
      if (await hasFocus(target)) return
      await this.press(key)
    }
    throw new Error(`${key} does not lead to ${String(target)}.`)
  }
}
