import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openProfile, sharedBrowser } from './browser.ts'
import type { Recording } from './failures/Recording.ts'
import { type Server, startServer, twoFreePorts } from './servers.ts'

const client = fileURLToPath(new URL('../../client/', import.meta.url))

/** Saved files by path, which the disk doesn't have. */
const saved = new Map<string, string>()
const savedFiles: Plugin = { name: 'saved-files', enforce: 'pre', load: (id) => saved.get(id) }

let folder: string
let servers: Server[] = []
let server: ViteDevServer
let page: Page
let recording: Recording
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callout-refresh-'))
  const [[mockPort, gatewayPort], [port]] = [await twoFreePorts(), await twoFreePorts()]
  servers = await Promise.all([
    startServer('mock-api', mockPort, { DATA_DIR: folder, SEED_SIZE: 'tiny' }),
    startServer('gateway', gatewayPort, { REST_BASE_URL: `http://127.0.0.1:${mockPort}/api/v1` }),
  ])
  const gateway = `http://127.0.0.1:${gatewayPort}`
  server = await createServer({
    root: client,
    configFile: `${client}vite.config.ts`,
    mode: 'development',
    logLevel: 'error',
    cacheDir: fileURLToPath(new URL('../../.tmp/vite', import.meta.url)),
    plugins: [savedFiles],
    server: { port, watch: null, proxy: { '/graphql': gateway, '/events': gateway } },
  })
  await server.listen()
  ;({ page, recording } = await openProfile(await sharedBrowser(), `http://127.0.0.1:${port}`, 'desktop'))
  await page.goto('/login')
  await page.getByLabel('Email').fill('owner@demo.test')
  await page.getByLabel('Password').first().fill('demo1234')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/(jobs)?$/)
})
afterEach(({ task }) => recording.saveIfFailed(task))
afterAll(async () => {
  await page.context().close()
  await server.close()
  await Promise.all(servers.map((each) => each.end('SIGTERM')))
  await rm(folder, { recursive: true })
})

test.each([
  ['a component', '/jobs', 'components/list/CreateButton.tsx', '      {label}\n    </Button>', '      {label} edited\n    </Button>'],
  ['a list', '/jobs', 'features/jobs/list/jobColumns.tsx', "label: 'Title'", "label: 'Name edited'"],
  ['a form', '/customers/new', 'features/customers/form/customerForm.tsx', "label: 'Save customer'", "label: 'Save edited'"],
])('saving %s updates the page without a reload', async (_, path, file, from, to) => {
  await page.goto(path)
  const button = page.getByRole(path === '/jobs' ? 'link' : 'button', { name: path === '/jobs' ? 'New job' : 'Save customer' })
  await button.first().waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
  const id = `${client}src/${file}`
  const source = readFileSync(id, 'utf8')
  expect(source).toContain(from)
  saved.set(id, source.replace(from, to))
  server.watcher.emit('change', id)
  await page.getByText('edited').first().waitFor()
  // A reload would follow the update.
  await page.waitForTimeout(500)
  expect(await page.locator('html').getAttribute('data-not-reloaded')).toBe('')
  saved.delete(id)
  server.watcher.emit('change', id)
})
