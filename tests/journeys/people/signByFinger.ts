import type { Locator, Page } from 'playwright-core'

/** A stroke of one finger over the field. */
export async function signByFinger(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('There is no field to sign in.')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const at = (part: number) => ({ x: box.x + box.width * (0.1 + 0.8 * part), y: box.y + box.height * (0.5 + 0.3 * Math.sin(part * 9)) })
  await touch('touchStart', [at(0)])
  for (let step = 1; step <= 20; step += 1) await touch('touchMove', [at(step / 20)])
  await touch('touchEnd', [])
}
