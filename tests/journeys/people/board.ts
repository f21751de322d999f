import type { Locator, Page } from 'playwright-core'

/** In the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A person's lane. */
export const toRow = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(`^${name}`) })

/** The visit of a job in a lane, or anywhere on the board. */
export const visitIn = (inside: Page | Locator, { jobNumber }: { readonly jobNumber: string }): Locator =>
  inside.getByRole('gridcell', { name: new RegExp(`${jobNumber}\\b`) })

/** Opens the board of a day, and waits for it. */
export async function openDay(page: Page, date: string): Promise<void> {
  await page.goto(`/schedule?view=day&date=${date}`)
  await page.getByRole('grid').waitFor()
}

export async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

export async function middleOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(target)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Takes what is at a point and drops it at another one. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.move(to.x, to.y, { steps: 2 })
  await page.mouse.up()
}
