import { expect } from 'vitest'

/** A page of any engine. */
interface Page {
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>
}

/** The names of the answers that the device keeps. */
const cachedResponses = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const request = indexedDB.open('callout-answers', 1)
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const keys = request.result.transaction('answers').objectStore('answers').getAllKeys()
    await new Promise((resolve) => keys.addEventListener('success', resolve))
    request.result.close()
    return keys.result.map(String).join()
  })

const cachedFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().length
  })

/** The device has these answers (`Job/{"id":"7"}`), and the parts of the product that they need. */
export async function untilCached(page: Page, answers: readonly string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const answer of answers) await expect.poll(() => cachedResponses(page)).toContain(answer)
  let before = 0
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await cachedFiles(page)]
        before = now
        return now > 40 && now === last
      },
      { interval: 700 },
    )
    .toBe(true)
}
