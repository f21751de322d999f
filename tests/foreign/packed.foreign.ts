import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBrowser } from '../../tools/browser.ts'
import { packMock } from '../../tools/packMock.ts'

const MEGABYTE = 1024 * 1024
const root = fileURLToPath(new URL('../..', import.meta.url))

/** A folder without this repository around it. */
let folder: string
let tarball: string
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'callout-packed-')))
  tarball = await packMock(folder)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(cwd: string, program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} exits with ${status}\n${stdout}\n${stderr}`)
  return stdout
}
const install = (cwd: string, ...packages: string[]): string =>
  run(cwd, 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', ...packages])

describe('the package in an empty folder', () => {
  let empty: string
  beforeAll(() => {
    empty = join(folder, 'empty')
    mkdirSync(empty)
    writeFileSync(join(empty, 'package.json'), '{ "private": true, "type": "module" }')
    install(empty, tarball)
  }, 120_000)

  test('takes at most 40 MB, without other packages', () => {
    const files = globSync('**/*', { cwd: join(empty, 'node_modules'), withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes / MEGABYTE).toBeLessThan(40)
    expect(globSync('*', { cwd: join(empty, 'node_modules') })).toEqual(['@callout'])
  })

  test('prints lines of JSON, and exits with 0 when it is stopped', async () => {
    const child = spawn('npx', ['callout-mock', '--port', '0', '--seed-size', 'tiny', '--json'], {
      cwd: empty,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: child.stdout })) {
      const { listening, pid } = JSON.parse(line) as { listening?: string; pid?: number }
      if (listening === undefined || pid === undefined) continue
      expect((await fetch(new URL('/health', listening))).status).toBe(200)
      const { stderr, status } = spawnSync('npx', ['callout-mock', '--port', new URL(listening).port], { cwd: empty, encoding: 'utf8' })
      expect([status, stderr]).toEqual([1, `PORT ${new URL(listening).port} is already in use on 127.0.0.1; set another one.\n`])
      process.kill(pid, 'SIGTERM')
    }
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0)
  })

  test('serves its page, cities and calls, and names missing packages in a sentence', () => {
    const script = `
      import { startMock } from '@callout/mock-api'
      const mock = await startMock({ clock: '2026-06-17T12:00Z' })
      const { token } = await mock.signIn('owner')
      const headers = { authorization: token, 'X-FC-App-Platform': '2', 'content-type': 'application/json' }
      const call = async (path, body) => (await fetch(mock.apiUrl + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })).json()
      const text = async (path) => (await fetch(mock.url + path)).text()
      const states = await call('/states?country_code=US')
      const texas = states.responseData.find(({ name }) => name === 'Texas')
      const { responseData: { invoices: [invoice] } } = await call('/jobs/paid_unpaid_invoices')
      const sent = await call('/contracts/send_attachment', { to: ['a@example.com'], subject: 'Invoice', body: 'Here', attachment_type: 'invoice', invoice_id: invoice.id })
      const [, script] = /src="([^"]+)"/.exec(await text('/'))
      console.log(JSON.stringify([(await text(script)).length, (await call('/cities?state_id=' + texas.id)).responseData.length, sent.responseMessage]))
      await mock.stop()`
    writeFileSync(join(empty, 'script.js'), script)
    const [page, cities, sent] = JSON.parse(run(empty, process.execPath, ['script.js'])) as [number, number, string]
    expect([page > 100_000, cities > 100]).toEqual([true, true])
    expect(sent).toBe('PDF files need fonts that aren’t installed. Run npm install @expo-google-fonts/inter.')
  })
})

describe.each(['vitest', 'playwright'])('examples/%s', (name) => {
  test('compiles and passes with the tarball', { timeout: 400_000 }, () => {
    const copy = join(folder, name)
    cpSync(join(root, 'examples', name), copy, { recursive: true, filter: (path) => !/node_modules|test-results/.test(path) })
    run(copy, 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'])
    install(copy, tarball)
    run(copy, join(root, 'node_modules/.bin/tsc'), ['-p', '.'])
    expect(run(copy, 'npm', ['test'], { CHROMIUM: ensureBrowser(), FORCE_COLOR: '0' })).toMatch(/\d+ passed/)
  })
})
