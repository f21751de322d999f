import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isHeaded } from '../../../tools/browser.ts'
import type { WebKit } from '../../../tools/engines.ts'
import { type Evidence, loggedPath, pageHtml } from '../failures/writeFailure.ts'
import { twoFreePorts } from '../servers.ts'
import { type EnginePage, findVisible, type Key, LIMIT_MS, type Point } from './EnginePage.ts'
import type { Visit } from './testFlows.ts'
import { openSession, type WebDriver } from './webDriver.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Space: ' ',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Control: '\uE009',
}
/** The name of an element in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type ElementReference = Readonly<Record<typeof ELEMENT, string>>

/** Rarely the answer to a script is lost. */
const SCRIPT_LIMIT_MS = 5000
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Tries until it succeeds: an element can be replaced or covered between two commands. */
async function retry<Result>(step: () => Promise<Result>, what: string): Promise<Result> {
  const end = performance.now() + LIMIT_MS
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (performance.now() > end) throw new Error(`${what}: ${String(error)}`, { cause: error })
      await pause(200)
    }
  }
}

function pressActions(keys: readonly Key[]): object {
  const actions = keys.flatMap((key) => {
    const codes = key.split('+').map((part) => keyCodes[part])
    const down = codes.map((value) => ({ type: 'keyDown', value }))
    return [...down, ...codes.toReversed().map((value) => ({ type: 'keyUp', value }))]
  })
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}

function drawActions(box: DOMRect, points: readonly Point[]): object {
  const moves = points.map(({ x, y }) => ({
    type: 'pointerMove',
    duration: 20,
    x: Math.round(box.x + box.width * x),
    y: Math.round(box.y + box.height * y),
  }))
  const [first, ...rest] = moves
  const actions = [first, { type: 'pointerDown', button: 0 }, ...rest, { type: 'pointerUp', button: 0 }]
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] }
}

function getPage(driver: WebDriver): EnginePage {
  const find = (path: string): Promise<ElementReference> =>
    retry(async () => {
      const found = await driver.run<ElementReference | null>(findVisible, path)
      if (!found) throw new Error('not on screen')
      return found
    }, path)
  const getId = async (path: string): Promise<string> => (await find(path))[ELEMENT]
  const clickOn = (path: string): Promise<unknown> =>
    retry(async () => {
      const element = await find(path)
      // The driver neither scrolls to an element nor waits until it is enabled.
      const isEnabled = await driver.run<boolean>((target: HTMLElement) => {
        target.scrollIntoView({ block: 'center' })
        return !target.matches(':disabled')
      }, element)
      if (!isEnabled) throw new Error('disabled')
      return driver.send('POST', `/element/${element[ELEMENT]}/click`)
    }, `click on ${path}`)
  return {
    open: (url) => driver.send('POST', '/url', { url }),
    back: () => driver.send('POST', '/back'),
    resize: (width, height) => driver.send('POST', '/window/rect', { width, height }),
    see: async (path) => {
      await find(path)
    },
    unsee: (path) =>
      retry(async () => {
        if (await driver.run(findVisible, path)) throw new Error('still on screen')
      }, path),
    click: async (path) => {
      await clickOn(path)
    },
    focus: async (path) => {
      await driver.run((element: HTMLElement) => element.focus(), await find(path))
    },
    fill: (path, text) =>
      retry(async () => {
        const id = await getId(path)
        await driver.send('POST', `/element/${id}/clear`)
        await driver.send('POST', `/element/${id}/value`, { text })
      }, `fill ${path}`),
    press: (...keys) => driver.send('POST', '/actions', pressActions(keys)),
    draw: async (path, points) => {
      const element = await find(path)
      const box = await driver.run<DOMRect>((target: HTMLElement) => {
        target.scrollIntoView({ block: 'center' })
        return target.getBoundingClientRect().toJSON()
      }, element)
      await driver.send('POST', '/actions', drawActions(box, points))
    },
    evaluate: (script) => driver.run(script),
  }
}

/** A display of its own, except with `HEADED=1`. */
async function startDisplay(xvfb: string): Promise<{ readonly name: string; readonly child?: ChildProcess }> {
  if (isHeaded()) return { name: process.env['DISPLAY'] ?? ':0' }
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(xvfb, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const output = child.stdio[3]
  if (!output) throw new Error('Xvfb has no output.')
  const [number] = await once(output, 'data')
  return { name: `:${String(number).trim()}`, child }
}

/** Requests of the page as it counts them: the driver reports none. */
const loadedResources = (): string[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, responseStatus, duration }) => `${name} ${responseStatus} ${Math.round(duration)} ms`)

async function evidenceOf(driver: WebDriver): Promise<Evidence> {
  const resources = await driver.run<string[]>(loadedResources)
  return {
    console: ['WebKitGTK’s driver does not report the console.'],
    network: resources.map((line) => loggedPath(line.slice(0, line.indexOf(' '))) + line.slice(line.indexOf(' '))),
    // A page without an origin has no storage.
    secrets: [await driver.run<string>(() => localStorage.getItem('authToken') ?? '').catch(() => '')],
    pages: [
      { html: await driver.run<string>(pageHtml), screenshot: Buffer.from(await driver.send<string>('GET', '/screenshot'), 'base64') },
    ],
  }
}

export interface WebKitEngine {
  /** A browser without data. One at a time. */
  visit(): Promise<Visit & { readonly version: string }>
  stop(): Promise<void>
}

/** WebKitGTK's own browser, driven by WebDriver. */
export async function startWebKit({ driver: program, browser: binary, xvfb }: WebKit): Promise<WebKitEngine> {
  const home = await mkdtemp(join(tmpdir(), 'callout-webkit-'))
  const display = await startDisplay(xvfb)
  const [port] = await twoFreePorts()
  const env = { PATH: process.env['PATH'], HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' }
  const server = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' })
  return {
    visit: async () => {
      const options = { timeouts: { script: SCRIPT_LIMIT_MS }, 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
      const driver = await retry(() => openSession(`http://127.0.0.1:${port}`, options), 'a session of WebKit')
      return {
        page: getPage(driver),
        version: String(driver.capabilities['browserVersion']),
        // The driver reports no errors of the page.
        complaints: [],
        evidence: () => evidenceOf(driver),
        end: async () => {
          await driver.send('DELETE', '')
        },
      }
    },
    stop: async () => {
      for (const child of [server, display.child]) {
        if (!child || child.exitCode !== null) continue
        const gone = once(child, 'exit')
        child.kill()
        await gone
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}
