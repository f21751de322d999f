import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenTo } from '@callout/gateway/testing/events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProfile, sharedBrowser } from '../journeys/browser.ts'
import { signInToWorkAs } from '../journeys/people/signIn.ts'

const hasEngine = spawnSync('docker', ['info']).status === 0 && spawnSync('docker', ['compose', 'version']).status === 0
if (!hasEngine)
  process.stderr.write('No container engine answers: these tests are skipped. tools/containerEngine.sh starts one on Debian.\n')

/** A clone of the last commit: its own images, data and ports. */
const clone = join(mkdtempSync(join(tmpdir(), 'callout-')), 'callout-containers')
const ports = { GATEWAY_PORT: '4300', GATEWAY_PORTS: '4300', METRICS_PORT: '9564', MOCK_API_PORT: '4310', CLIENT_PORT: '5473' }
const redis = {
  REDIS_URL: 'redis://redis:6379',
  COMPOSE_PROFILES: 'redis',
  GATEWAY_PORTS: '4300-4301',
  METRICS_PORT: '9564-9565',
  OPEN_DOCUMENTS: '1',
  LIVE_POLL_SECONDS: '0',
}
const gateway = 'http://127.0.0.1:4300'
const dev = ['-f', 'docker-compose.yml', '-f', 'docker/dev.yml']

function compose(args: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const options = { cwd: clone, env: { ...process.env, ...ports, ...environment }, encoding: 'utf8', maxBuffer: 1 << 26 } as const
  const { status, stdout, stderr } = spawnSync('docker', ['compose', ...args], options)
  if (status !== 0) throw new Error(`docker compose ${args.join(' ')}: ${stderr.slice(-2000)}`)
  return stdout
}

const getStatus = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Runs an operation at a gateway. */
async function ask(url: string, query: string, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    'x-callout-window': 'window-1',
    ...(token !== undefined && { authorization: token }),
  }
  const reply = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  return reply.json()
}
const signIn = 'mutation { signIn(input: { email: "owner@demo.test", password: "demo1234" }) { ... on SignedIn { token } } }'

/** Names of the components in an image's bill of materials. */
const componentsOf = (service: string): string[] =>
  (JSON.parse(compose(['exec', '--no-TTY', service, 'cat', 'sbom.json'])) as { components: { name: string }[] }).components.map(
    ({ name }) => name,
  )

const answers = (url: string) => expect.poll(() => getStatus(url), { timeout: 120_000, interval: 100 }).toBe(200)

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

  test('each image contains its bill of materials', () => {
    const [inGateway, inMock] = [componentsOf('gateway'), componentsOf('mock-api')]
    expect(inGateway).toEqual(expect.arrayContaining(['debian', 'node', 'npm', 'mercurius', 'react', '@mantine/core', 'workbox-core']))
    // React is in the build of its page.
    expect(inMock).toEqual(expect.arrayContaining(['debian', 'node', 'npm', 'fastify', 'pdfkit', 'react']))
    expect(compose(['exec', '--no-TTY', 'mock-api', 'ls', 'node_modules']).split('\n')).not.toContain('react')
    expect([...inGateway, ...inMock]).not.toContain('vitest')
    expect(inMock).not.toContain('mercurius')
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
    const item = 'http://127.0.0.1:4301'
    await answers(`${gateway}/health/ready`)
    await answers(`${item}/health/ready`)
    const { data } = (await ask(gateway, signIn)) as { data: { signIn: { token: string } } }
    const listening = await listenTo(item, data.signIn.token)
    await ask(gateway, 'mutation { createTax(input: { name: "Two gateways", rate: 5 }) { id } }', data.signIn.token)
    // Neither gateway polls, and only the one of the write has its window.
    const message = await listening.until(({ notices = [] }) => notices.some((notice) => JSON.stringify(notice).includes('window-1')))
    expect(message).toMatchObject({ notices: [{ type: 'Tax' }] })
    listening.leave()
    expect(
      compose(['exec', '--no-TTY', 'redis', 'redis-cli', 'client', 'list'], redis).match(/^id=.* addr=(?!127)/gm)?.length,
    ).toBeGreaterThan(1)
  })

  test('a gateway reaches a backend of this machine, and no mock API runs', async () => {
    compose(['down'], redis)
    const asked: string[] = []
    const backend = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ responseCode: 200, responseMessage: '', responseData: [{ id: 1, reason: 'From this machine' }] }))
    })
    await new Promise<void>((resolve) => backend.listen(0, '0.0.0.0', resolve))
    const { port } = backend.address() as AddressInfo
    const settings = { REST_BASE_URL: `http://host.docker.internal:${port}/api/v1`, OPEN_DOCUMENTS: '1' }
    compose(['up', '--detach', '--wait'], settings)
    await answers(`${gateway}/health/ready`)
    expect(compose(['ps', '--services'], settings).trim().split('\n')).toEqual(['gateway'])
    expect(await ask(gateway, '{ cancelReasons { id reason } }', 'token-1')).toEqual({
      data: { cancelReasons: [{ id: '1', reason: 'From this machine' }] },
    })
    expect(asked).toContain('/api/v1/static_contents/cancel_job_reasons')
    compose(['down'], settings)
    backend.close()
  })

  test('the largest demo data are healthy before the start period is over', async () => {
    const large = { COMPOSE_PROJECT_NAME: 'callout-containers-large', SEED_SIZE: 'large', MOCK_API_PORT: '4311' }
    compose(['up', '--detach', '--wait', 'mock-api'], large)
    await answers('http://127.0.0.1:4311/health')
    const health = compose(['ps', '--format', '{{.Health}}'], large)
    const restarts = spawnSync('docker', ['inspect', '--format', '{{.RestartCount}}', 'callout-containers-large-mock-api-1'], {
      encoding: 'utf8',
    })
    expect([health.trim(), restarts.stdout.trim()]).toEqual(['healthy', '0'])
    compose(['down', '--volumes', '--rmi', 'local'], large)
  })

  test('a saved file of each package reaches its container', async () => {
    const watch = spawn('docker', ['compose', ...dev, 'up', '--watch'], {
      cwd: clone,
      env: { ...process.env, ...ports },
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

    const manifest = join(clone, 'package.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"private": true', '"private": true, "keywords": ["saved"]'))
    const keywordsIn = (service: string): string =>
      spawnSync('docker', ['compose', ...dev, 'exec', '--no-TTY', service, 'grep', 'saved', '/callout/package.json'], {
        cwd: clone,
        encoding: 'utf8',
      }).stdout
    for (const service of ['gateway', 'mock-api', 'client-dev'])
      await expect.poll(() => keywordsIn(service), { timeout: 600_000, interval: 1000 }).toContain('saved')
    await answers(`${gateway}/health/ready`)
    await answers('http://127.0.0.1:5473/')
    watch.kill('SIGINT')
  }, 1_800_000)
})
