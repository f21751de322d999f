import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFirefox } from '../../tools/browser.ts'
import { coveredFocus, layoutFaults } from './layoutFaults.ts'
import { isBuildFile, storedData } from './people/storedData.ts'
import { borrowStack, type Stack } from './stack.ts'

const firefox = findFirefox()

/** Firefox' own figure: no cookies, and no storage of any kind. */
const REJECT_ALL = 2
/** More stops than any page has. */
const LIMIT = 150
const field = (label: string): string => `::-p-xpath(//input[@id=//label[starts-with(., "${label}")]/@for])`
const jobsLink = 'nav a[href="/jobs"]'
const button = (name: string): string => `::-p-xpath(//button[normalize-space()="${name}"])`
const heading = (name: string): string => `::-p-xpath(//h1[starts-with(normalize-space(), "${name}")])`

/** Firefox is driven by the protocol that it keeps with every version: WebDriver BiDi. */
describe.skipIf(firefox === undefined)(
  `in Firefox${firefox === undefined ? ', which is not installed here' : ''}, with unusual data`,
  () => {
    let stack: Stack
    let browser: Browser
    let profile: string
    let page: Page
    const complaints: string[] = []

    beforeAll(async () => {
      profile = await mkdtemp(join(tmpdir(), 'callout-firefox-'))
      const options = { browser: 'firefox', executablePath: firefox ?? '', userDataDir: profile, timeout: 120_000 } as const
      ;[stack, browser] = await Promise.all([borrowStack('odd'), launch(options)])
      page = await browser.newPage()
      page.setDefaultTimeout(120_000)
      // A form that is left asks whether it may be.
      page.on('dialog', (dialog) => void dialog.accept())
      page.on('pageerror', (error) => complaints.push(String(error)))
    })
    afterAll(async () => {
      await browser.close()
      await stack.stop()
      await rm(profile, { recursive: true, force: true })
    })

    const goTo = async (path: string, title: string): Promise<void> => {
      await page.goto(`${stack.url}${path}`)
      await page.waitForSelector(heading(title))
    }

    const quiet = async (): Promise<void> => {
      const waiting = '[aria-busy="true"], [role="status"][aria-label="Loading"], .mantine-Skeleton-root, [data-skeleton]'
      await page.waitForFunction((selector) => document.querySelector(selector) === null, {}, waiting)
    }

    async function expectNoFault(place: string): Promise<void> {
      for (const width of [360, 390, 1440]) {
        await page.setViewport({ width, height: 844 })
        await quiet()
        expect(await page.evaluate(layoutFaults), `${place}, ${width} pixels wide`).toEqual([])
      }
    }

    test('the owner signs in, works through the list, a job and a new job', async () => {
      await goTo('/login', 'Sign in')
      await page.locator(field('Email')).fill('owner@demo.test')
      await page.locator(field('Password')).fill('demo1234')
      await page.locator(button('Sign in')).click()
      await page.locator(jobsLink).click()
      await page.waitForSelector(heading('Jobs'))
      await page.waitForSelector('[data-row-link]')
      await expectNoFault('/jobs')

      await page.locator('[data-row-link]').click()
      await page.waitForSelector(heading('J-1030'))
      await expectNoFault('a job')

      await goTo('/jobs/new', 'New job')
      await page.waitForSelector(field('Line items'))
      await page.setViewport({ width: 1440, height: 900 })
      await page.locator(field('Customer')).fill('Donaudampf')
      await page.locator('::-p-xpath(//*[@role="option"][starts-with(normalize-space(), "Donaudampf")])').click()
      await page.waitForFunction(() => document.querySelector('aside[aria-label="Summary"]')?.textContent?.includes('Donaudampf'))
      await expectNoFault('/jobs/new')
      expect(complaints).toEqual([])
    })

    test('on a small phone no bar covers what has the focus', { tags: 'nightly' }, async () => {
      await goTo('/jobs/new', 'New job')
      await page.waitForSelector(field('Line items'))
      await page.setViewport({ width: 360, height: 640 })
      await page.evaluate(() => document.querySelector('h1')?.scrollIntoView())
      const covered: string[] = []
      let stops = 0
      for (; stops < LIMIT; stops += 1) {
        await page.keyboard.press('Tab')
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        const found = await page.evaluate(coveredFocus)
        if (found === null) break
        if (found.coveredBy !== null) covered.push(`${found.stop}, below ${found.coveredBy}`)
      }
      expect(stops).toBeGreaterThan(20)
      expect(covered).toEqual([])
    })

    test('signing out leaves no data of the user in the browser', { tags: 'nightly' }, async () => {
      await goTo('/jobs', 'Jobs')
      await page.setViewport({ width: 1440, height: 900 })
      await page.locator('::-p-xpath(//button[starts-with(@aria-label, "Account: ")])').click()
      await page.locator('::-p-xpath(//*[@role="menuitem"][normalize-space()="Sign out"])').click()
      // The new job of an earlier test is a draft.
      await page.locator(button('Discard and sign out')).click()
      await page.waitForSelector(heading('Sign in'))
      await expect.poll(() => page.evaluate(storedData)).toMatchObject({ localStorage: [], databases: [] })
      const { cachedPaths } = await page.evaluate(storedData)
      expect(cachedPaths.filter((path) => !isBuildFile(path))).toEqual([])
    })

    test('with site data blocked a visitor reads, signs in, works, and sees what is missing', { tags: 'nightly' }, async () => {
      const ownProfile = await mkdtemp(join(tmpdir(), 'callout-firefox-'))
      const blocked = await launch({
        browser: 'firefox',
        executablePath: firefox ?? '',
        userDataDir: ownProfile,
        timeout: 120_000,
        extraPrefsFirefox: { 'network.cookie.cookieBehavior': REJECT_ALL },
      })
      try {
        const visit = await blocked.newPage()
        visit.setDefaultTimeout(120_000)
        const found: string[] = []
        visit.on('pageerror', (error) => found.push(String(error)))
        await visit.goto(`${stack.url}/home`)
        await visit.waitForSelector(heading('Grow Your Business With Us.'))
        await visit.goto(`${stack.url}/login`)
        await visit.waitForSelector('::-p-xpath(//*[contains(., "Your browser blocks site data for Callout")])')
        await visit.locator(field('Email')).fill('owner@demo.test')
        await visit.locator(field('Password')).fill('demo1234')
        await visit.locator(button('Sign in')).click()
        await visit.locator(jobsLink).click()
        await visit.waitForSelector('[data-row-link]')
        expect(found).toEqual([])
      } finally {
        await blocked.close()
        await rm(ownProfile, { recursive: true, force: true })
      }
    })
  },
)
