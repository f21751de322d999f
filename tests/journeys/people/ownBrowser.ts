import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { ensureBrowser, isHeaded } from '../../../tools/browser.ts'
import { onTestFinished } from 'vitest'
import { browserFlags } from '../browser.ts'
import { Recording } from '../failures/Recording.ts'

/** A browser process whose profile survives it, like a phone. */
export interface OwnBrowser {
  /** Starts it, with a page of 360 × 740; without a network where it is to begin so. */
  open(isOffline?: boolean): Promise<Page>
  /** Closes it as a person does; what it holds is on the disk then. */
  close(): Promise<void>
  /** Ends it as an empty battery does. */
  kill(): Promise<void>
  /** Ends it, and forgets the profile. */
  forget(): Promise<void>
}

async function portIn(folder: string): Promise<string> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n')
    if (port) return port
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The browser did not start.')
}

export async function ownBrowser(): Promise<OwnBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'callout-phone-'))
  let child: ChildProcess | null = null
  let closing: (() => Promise<void>) | null = null
  const gone = async (): Promise<void> => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    child = null
  }
  const kill = async (): Promise<void> => {
    // With all its helpers: one that lives on keeps the profile locked.
    if (child?.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
    await gone()
  }
  return {
    open: async (isOffline = false) => {
      await rm(join(folder, 'DevToolsActivePort'), { force: true })
      const headless = isHeaded() ? [] : ['--headless']
      const flags = [...browserFlags, ...headless, '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--window-size=360,740']
      child = spawn(ensureBrowser(), [...flags, 'about:blank'], { stdio: 'ignore', detached: true })
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(folder)}`)
      const [context] = browser.contexts()
      if (!context) throw new Error('The browser has no window.')
      const recording = new Recording(context)
      onTestFinished(({ task }) => recording.saveIfFailed(task))
      if (isOffline) await context.setOffline(true)
      const page = await context.newPage()
      await page.setViewportSize({ width: 360, height: 740 })
      closing = async () => {
        const session = await browser.newBrowserCDPSession()
        await session.send('Browser.close').catch(() => undefined)
      }
      return page
    },
    close: async () => {
      await closing?.()
      await gone()
    },
    kill,
    forget: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
