import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Plugin } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openProfile, sharedBrowser } from './browser.ts'
import { clientFolder, type DevelopmentServer, signInAsOwner, startDevelopment } from './xray/developmentServer.ts'
import type { Recording } from './failures/Recording.ts'

/** Saved files by path, which the disk doesn't have. */
const saved = new Map<string, string>()
const savedFiles: Plugin = { name: 'saved-files', enforce: 'pre', load: (id) => saved.get(id) }

let development: DevelopmentServer
let page: Page
let recording: Recording
beforeAll(async () => {
  development = await startDevelopment([savedFiles])
  ;({ page, recording } = await openProfile(await sharedBrowser(), development.url, 'desktop'))
  await signInAsOwner(page)
})
afterEach(({ task }) => recording.saveIfFailed(task))
afterAll(async () => {
  await page.context().close()
  await development.stop()
})

test.each([
  ['a component', '/jobs', 'components/list/CreateButton.tsx', '      {label}\n    </Button>', '      {label} edited\n    </Button>'],
  ['a list', '/jobs', 'features/jobs/list/jobColumns.tsx', "label: 'Title'", "label: 'Name edited'"],
  ['a form', '/customers/new', 'features/customers/form/customerForm.tsx', "noun: 'customer'", "noun: 'customer edited'"],
])('saving %s updates the page without a reload', async (_, path, file, from, to) => {
  await page.goto(path)
  const button = page.getByRole(path === '/jobs' ? 'link' : 'button', { name: path === '/jobs' ? 'New job' : 'Save customer' })
  await button.first().waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
  const id = `${clientFolder}src/${file}`
  const source = readFileSync(id, 'utf8')
  expect(source).toContain(from)
  saved.set(id, source.replace(from, to))
  development.vite.watcher.emit('change', id)
  await page.getByText('edited').first().waitFor()
  // A reload would follow the update.
  await page.waitForTimeout(500)
  expect(await page.locator('html').getAttribute('data-not-reloaded')).toBe('')
  saved.delete(id)
  development.vite.watcher.emit('change', id)
})
