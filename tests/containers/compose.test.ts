import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProfile, sharedBrowser } from '../journeys/browser.ts'
import { signInToWorkAs } from '../journeys/people/signIn.ts'

const hasEngine = spawnSync('docker', ['info']).status === 0 && spawnSync('docker', ['compose', 'version']).status === 0
if (!hasEngine)
  process.stderr.write('No container engine answers: these tests are skipped. tools/containerEngine.sh starts one on Debian.\n')

/** A clone of the last commit: its own images, data and ports. */
const clone = join(mkdtempSync(join(tmpdir(), 'callout-')), 'callout-containers')
const ports = { GATEWAY_PORT: '4300', GATEWAY_PORTS: '4300-4301', METRICS_PORT: '9564-9565', MOCK_API_PORT: '4310', CLIENT_PORT: '5473' }
const redis = { REDIS_URL: 'redis://redis:6379', COMPOSE_PROFILES: 'redis' }
const gateway = 'http://127.0.0.1:4300'
const dev = ['-f', 'docker-compose.yml', '-f', 'docker/dev.yml']

function compose(args: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const options = { cwd: clone, env: { ...process.env, ...ports, ...environment }, encoding: 'utf8', maxBuffer: 1 << 26 } as const
  const { status, stdout, stderr } = spawnSync('docker', ['compose', ...args], options)
  if (status !== 0) throw new Error(`docker compose ${args.join(' ')}: ${stderr.slice(-2000)}`)
  return stdout
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
const answers = (url: string) => expect.poll(() => statusOf(url), { timeout: 120_000, interval: 100 }).toBe(200)

/** `docker compose ps`, by service. */
const exitCodes = (): Record<string, number> =>
  Object.fromEntries(
    compose(['ps', '--all', '--format', '{{.Service}} {{.ExitCode}}'])
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', code]) => [name, Number(code)]),
  )

describe.skipIf(!hasEngine)('containers', () => {
  beforeAll(() => {
    const { status, stderr } = spawnSync('git', ['clone', '--quiet', '.', clone], { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  })
  afterAll(() => {
    compose([...dev, '--profile', 'redis', 'down', '--volumes', '--rmi', 'local'])
    rmSync(join(clone, '..'), { recursive: true })
  })

  test('builds, starts, and signs in the owner in a browser', async () => {
    compose(['up', '--detach', '--wait'])
    const { page, context } = await openProfile(await sharedBrowser(), gateway, 'desktop')
    await signInToWorkAs(page, 'owner')
    await context.close()
    expect(compose(['logs', 'gateway'])).not.toMatch(/"path":"\/health|doesn’t answer/)
  })

  test('keeps the data through a kill and a stop, and ends with 0', async () => {
    compose(['kill', 'mock-api'])
    compose(['up', '--detach', '--wait'])
    await answers('http://127.0.0.1:4310/health')
    expect(compose(['logs', 'mock-api', '--tail', '5'])).toContain('"loaded":"/data"')
    compose(['stop'])
    expect(exitCodes()).toEqual({ gateway: 0, 'mock-api': 0 })
  })

  test('ends in time when it is stopped while it starts', () => {
    compose(['up', '--detach', '--no-deps', 'mock-api'])
    const since = performance.now()
    compose(['stop', 'mock-api'])
    expect(performance.now() - since).toBeLessThan(12_000)
  })

  test('runs two gateways behind Redis', async () => {
    compose(['up', '--detach', '--wait', '--scale', 'gateway=2'], redis)
    await answers(`${gateway}/health/ready`)
    await answers('http://127.0.0.1:4301/health/ready')
    expect(
      compose(['exec', '--no-TTY', 'redis', 'redis-cli', 'client', 'list'], redis).match(/^id=.* addr=(?!127)/gm)?.length,
    ).toBeGreaterThan(1)
    compose(['--profile', 'redis', 'down'], redis)
  })

  test('a saved file of each package reaches its container', async () => {
    const watch = spawn('docker', ['compose', ...dev, 'up', '--watch'], {
      cwd: clone,
      env: { ...process.env, ...ports, GATEWAY_PORTS: '4300', METRICS_PORT: '9564' },
    })
    let output = ''
    watch.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    watch.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const contains = (text: string) => expect.poll(() => output, { timeout: 300_000, interval: 100 }).toContain(text)
    await contains('Watch enabled')
    await answers('http://127.0.0.1:5473/')
    await answers(`${gateway}/health/ready`)
    const page = () => fetch('http://127.0.0.1:5473/src/main.tsx').then((reply) => reply.text())
    appendFileSync(join(clone, 'client/src/main.tsx'), '// saved-client\n')
    await expect.poll(page, { timeout: 60_000, interval: 100 }).toContain('saved-client')
    for (const file of ['gateway/src/main.ts', 'mock-api/src/main.ts', 'contracts/src/constants.ts']) {
      appendFileSync(join(clone, file), `console.log('saved ${file}')\n`)
      await contains(`saved ${file}`)
      await answers(`${gateway}/health/ready`)
    }
    appendFileSync(
      join(clone, 'schema.graphql'),
      '\ntype SavedSchema {\n  saved: String\n}\n\nextend type Query {\n  savedSchema: SavedSchema\n}\n',
    )
    const saved = async (): Promise<unknown> => {
      const body = JSON.stringify({ query: '{ savedSchema { saved } }' })
      const headers = { 'content-type': 'application/json' }
      return fetch(`${gateway}/graphql`, { method: 'POST', headers, body }).then(
        (reply) => reply.json(),
        () => undefined,
      )
    }
    await expect.poll(saved, { timeout: 120_000, interval: 200 }).toMatchObject({ data: { savedSchema: null } })
    watch.kill('SIGINT')
  })
})
