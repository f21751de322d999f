import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { sharedBrowser } from '../journeys/browser.ts'

/** Number of pixels that differ; all of them if the sizes differ. The browser decodes the pictures. */
const countDifferent = (page: Page, pictures: readonly [string, string]): Promise<number> =>
  page.evaluate(async (sources) => {
    const decode = async (source: string): Promise<ImageData> => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('The browser has no canvas.')
      context.drawImage(bitmap, 0, 0)
      return context.getImageData(0, 0, bitmap.width, bitmap.height)
    }
    const [before, after] = await Promise.all([decode(sources[0]), decode(sources[1])])
    if (before.width !== after.width || before.height !== after.height) return Math.max(before.data.length, after.data.length) / 4
    const [left, right] = [before, after].map(({ data }) => new Uint32Array(data.buffer)) as [Uint32Array, Uint32Array]
    return left.reduce((count, pixel, index) => count + (pixel === right[index] ? 0 : 1), 0)
  }, pictures)

/** `lines`: one for each picture that differs or that one folder lacks. */
export async function compareScreens(before: string, after: string): Promise<{ count: number; lines: string[] }> {
  const page = await (await sharedBrowser()).newPage()
  const [old, current] = [before, after].map((folder) => new Set(readdirSync(folder).filter((name) => name.endsWith('.png')))) as [
    Set<string>,
    Set<string>,
  ]
  const names = [...new Set([...old, ...current])].toSorted((left, right) => left.localeCompare(right))
  const lines: string[] = []
  for (const name of names) {
    if (!old.has(name) || !current.has(name)) {
      lines.push(`${name}: only in ${old.has(name) ? before : after}`)
      continue
    }
    const pictures = [before, after].map((folder) => readFileSync(join(folder, name))) as [Buffer, Buffer]
    // Equal files have equal pixels.
    const different = pictures[0].equals(pictures[1])
      ? 0
      : await countDifferent(page, [pictures[0].toString('base64'), pictures[1].toString('base64')])
    if (different > 0) lines.push(`${name}: ${different} pixels differ`)
  }
  return { count: names.length, lines }
}
