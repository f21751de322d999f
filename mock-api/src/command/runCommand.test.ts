import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin.ts', import.meta.url))
const run = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function start(...args: string[]) {
  const child = spawn(process.execPath, [bin, '--port', '0', '--seed-size', 'tiny', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { child, url: /^Callout mock API: (http:\S+\/api\/v1)$/.exec(line)?.[1] ?? '' }
}

describe('the command', () => {
  test.each([
    [['--help'], 0, /^callout-mock 4\.\d+\.\d+: .*\n\nUsage: /],
    [['--version'], 0, /^4\.\d+\.\d+\n$/],
    [['--prot', '0'], 2, /^Unknown option '--prot'.* See callout-mock --help\.\n$/],
    [['--port', '70000'], 2, /^--port must be a whole number from 0 to 65535\. See /],
    [['--seed-size', 'huge'], 2, /^--seed-size must be tiny, odd, demo or large\. See /],
  ])('%j exits with %i', (args, code, text) => {
    const { status, stdout, stderr } = run(...args)
    expect(status).toBe(code)
    expect(stdout + stderr).toMatch(text)
  })

  test('prints its address, refuses writes when it is read-only, and exits with 0', async () => {
    const { child, url } = await start('--read-only', '--clock', '2026-06-17T12:00Z')
    const headers = { 'x-fc-app-platform': '2', 'content-type': 'application/json' }
    const post = async (address: string, body: object, authorization = '') => {
      const reply = await fetch(address, { method: 'POST', headers: { ...headers, authorization }, body: JSON.stringify(body) })
      return (await reply.json()) as { responseMessage: string; responseData: { user: { authentication_token: string } } }
    }
    const { responseData } = await post(`${url}/users/sign_in`, { email: 'owner@demo.test', password: 'demo1234' })
    const token = responseData.user.authentication_token
    expect((await fetch(`${url}/taxes`, { headers: { ...headers, authorization: token } })).status).toBe(200)
    const forbidden = { responseCode: 403, responseMessage: 'This mock is read-only.' }
    expect(await post(`${url}/taxes`, { name: 'VAT', rate: 1 }, token)).toMatchObject(forbidden)
    expect(await post(new URL('/control/reset', url).href, {})).toMatchObject(forbidden)
    expect(await post(new URL('/control/tokens', url).href, { user: 'owner' })).toHaveProperty('token')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
