import type { Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findFirefox } from '../../../tools/browser.ts'
import { notInstalled } from '../../../tools/engines.ts'
import { writeFailure } from '../failures/writeFailure.ts'
import { coveredFocus, layoutFaults } from '../layoutFaults.ts'
import { isBuildFile, storedData } from '../people/storedData.ts'
import { borrowStack, type Stack } from '../stack.ts'
import { type Firefox, type FirefoxVisit, startFirefox } from './firefox.ts'
import { testFlows } from './testFlows.ts'

const installed = findFirefox()

/** Firefox' own figure: no cookies, and no storage of any kind. */
const REJECT_ALL = 2
/** More stops than any page has. */
const LIMIT = 150
const field = (label: string): string => `::-p-xpath(//input[@id=//label[starts-with(., "${label}")]/@for])`
const jobsLink = 'nav a[href="/jobs"]'
const button = (name: string): string => `::-p-xpath(//button[normalize-space()="${name}"])`
const heading = (name: string): string => `::-p-xpath(//h1[starts-with(normalize-space(), "${name}")])`

describe.skipIf(!installed)(`in Firefox${installed ? '' : `: ${notInstalled('Firefox')}`}`, () => {
  let firefox: Firefox
  beforeAll(async () => {
    if (installed) firefox = await startFirefox(installed)
  })
  afterAll(() => firefox.stop())

  describe('with unusual data', () => {
    let stack: Stack
    let visit: FirefoxVisit
    let page: Page
    beforeAll(async () => {
      ;[stack, visit] = await Promise.all([borrowStack('odd'), firefox.visit()])
      page = visit.tab
    })
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await writeFailure(task, await visit.evidence())
    })
    afterAll(async () => {
      await visit.end()
      await stack.stop()
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
      expect(visit.complaints).toEqual([])
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
      const blocked = await startFirefox(installed ?? '', { 'network.cookie.cookieBehavior': REJECT_ALL })
      try {
        const { tab, complaints } = await blocked.visit()
        await tab.goto(`${stack.url}/home`)
        await tab.waitForSelector(heading('Grow Your Business With Us.'))
        await tab.goto(`${stack.url}/login`)
        await tab.waitForSelector('::-p-xpath(//*[contains(., "Your browser blocks site data for Callout")])')
        await tab.locator(field('Email')).fill('owner@demo.test')
        await tab.locator(field('Password')).fill('demo1234')
        await tab.locator(button('Sign in')).click()
        await tab.locator(jobsLink).click()
        await tab.waitForSelector('[data-row-link]')
        expect(complaints).toEqual([])
      } finally {
        await blocked.stop()
      }
    })
  })

  describe('through the day', () => {
    let stack: Stack
    beforeAll(async () => {
      stack = await borrowStack('tiny')
    })
    afterAll(() => stack.stop())

    testFlows(() => ({ engine: firefox, stack }))
  })
})
