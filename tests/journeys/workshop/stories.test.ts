import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openProfile, sharedBrowser, widths } from '../browser.ts'
import { seriousFindings, transitionsOver } from '../looks.ts'
import { twoFreePorts } from '../servers.ts'

const client = fileURLToPath(new URL('../../../client', import.meta.url))
const endWithParent = fileURLToPath(new URL('../endWithParent.ts', import.meta.url))
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))

let url = ''
let stop = (): unknown => undefined
beforeAll(async () => {
  const [port] = await twoFreePorts()
  url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['--import', endWithParent, vite, '--port', String(port)], {
    cwd: client,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  stop = () => server.kill()
  await vi.waitFor(() => fetch(`${url}/workshop.html`), { timeout: 60_000, interval: 100 })
})
afterAll(() => stop())

/** Presses Tab through a story. Returns the controls that never got the focus. A menu has arrow keys instead. */
async function unreachable(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    if (document.querySelector('[role="menu"]')) return 0
    const isStop = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [inert] *, [aria-hidden="true"] *')
    const place = document.querySelector('[role="dialog"]') ?? document.querySelector('[data-story]')
    const stops = [...(place ?? document).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(isStop)
    for (const element of stops) {
      element.toggleAttribute('data-unreached', element !== document.activeElement)
      element.addEventListener('focus', () => element.removeAttribute('data-unreached'), { once: true })
    }
    return stops.length
  })
  for (let press = 0; press < count + 2; press += 1) await page.keyboard.press('Tab')
  return page.locator('[data-unreached]').evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 160)))
}

/** Shows a story without loading the workshop again. */
async function show(page: Page, id: string, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((address) => {
    history.replaceState(null, '', address)
    dispatchEvent(new HashChangeEvent('hashchange'))
  }, `?canvas=${scheme}#${id}`)
  await page.locator(`html[data-mantine-color-scheme="${scheme}"] [data-story="${id}"][data-ready]`).waitFor({ state: 'attached' })
  await transitionsOver(page)
}

/** Problems of a story: axe in both themes, keyboard, and the width of a phone. */
async function getProblems(page: Page, id: string): Promise<string[]> {
  const found: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await show(page, id, scheme)
    found.push(...(await seriousFindings(page)).map((finding) => `${scheme}: ${finding}`))
  }
  found.push(...(await unreachable(page)).map((html) => `not reachable with Tab: ${html}`))
  await page.setViewportSize(widths.phone)
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await page.setViewportSize(widths.desktop)
  return [...found, ...(isTooWide ? ['wider than a phone'] : [])]
}

test('each story of the workshop is accessible, in light and dark, with the keyboard and on a phone', async ({ onTestFinished }) => {
  const { page, context, complaints, recording } = await openProfile(await sharedBrowser(true), url, 'desktop')
  onTestFinished(async ({ task }) => {
    await recording.saveIfFailed(task)
    await context.close()
  })
  await page.goto('/workshop.html?canvas=light')
  const ids: string[] = await page.evaluate("import('/src/workshop/stories.ts').then(({ stories }) => stories.map(({ id }) => id))")
  expect(ids.length).toBeGreaterThan(60)
  const problems: Record<string, string[]> = {}
  for (const id of ids) {
    const found = await getProblems(page, id)
    if (found.length > 0) problems[id] = found
  }
  expect(problems).toEqual({})
  expect(complaints).toEqual([])
})
