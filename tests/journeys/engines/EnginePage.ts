/** Keys by their names in the DOM, `Control+` for a combination. */
export type Key = 'Enter' | 'Space' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'Control+Enter'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A page in another engine than Chromium. Elements are named by XPath; of several, the first one on screen counts. */
export interface EnginePage {
  open(address: string): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Waits until it is on screen. */
  see(path: string): Promise<void>
  /** Waits until it is no longer on screen. */
  unsee(path: string): Promise<void>
  click(path: string): Promise<void>
  focus(path: string): Promise<void>
  /** Replaces the text of a field. */
  fill(path: string, text: string): Promise<void>
  press(...keys: readonly Key[]): Promise<void>
  /** Draws with the mouse from point to point: fractions of the element's width and height. */
  draw(path: string, points: readonly Point[]): Promise<void>
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>
}

/** For one element on a slow machine. */
export const LIMIT_MS = 120_000

/** Runs in the page. */
export function findVisible(path: string): Element | null {
  const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const node = found.snapshotItem(index)
    if (node instanceof Element && node.checkVisibility({ visibilityProperty: true })) return node
  }
  return null
}

const startsWith = (text: string): string => `starts-with(normalize-space(), "${text}") or starts-with(@aria-label, "${text}")`
const named = (text: string): string => `normalize-space()="${text}" or @aria-label="${text}"`

export const heading = (text: string): string => `//h1[starts-with(normalize-space(), "${text}")]`
export const button = (text: string): string => `//button[${named(text)}]`
export const buttonFrom = (text: string): string => `//button[${startsWith(text)}]`
export const link = (text: string): string => `//a[contains(normalize-space(), "${text}") or contains(@aria-label, "${text}")]`
export const option = (text: string): string => `//*[@role="option"][${startsWith(text)}]`
export const menuItem = (text: string): string => `//*[@role="menuitem"][${named(text)}]`
export const cell = (text: string): string => `//*[@role="gridcell"][contains(., "${text}") or contains(@aria-label, "${text}")]`
export const image = (text: string): string => `//*[@role="img" or self::img][${named(text)} or @alt="${text}"]`
export const message = (text: string): string => `//*[contains(text(), "${text}")]`
export const field = (label: string): string =>
  `//*[self::input or self::textarea][@id=//label[starts-with(normalize-space(), "${label}")]/@for or starts-with(@aria-label, "${label}")]`
export const inDialog = (path: string): string => `//*[@role="dialog"]${path}`
