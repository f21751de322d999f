import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingRows } from '../../tools/envExample.ts'
import { commandOf, composed, healthCommandOf, readCompose, secondsOf, stages, wholeStage, textAfter } from './composeFiles.ts'

const images = ['gateway', 'mock-api', 'gateway-dev', 'client-dev'] as const
const { version, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string
  devDependencies: Record<string, string>
}

test('without REST_BASE_URL the mock API is the backend, with its identity page and card form', () => {
  const { services, settingsOf } = composed()
  expect(Object.keys(services).toSorted()).toEqual(['gateway', 'mock-api', 'redis'])
  expect(settingsOf('gateway')).toMatchObject({
    REST_BASE_URL: 'http://mock-api:4010/api/v1',
    IDENTITY_URL: 'http://127.0.0.1:4010/control/identity',
    CARD_FORM_URL: 'http://127.0.0.1:4010/control/card',
    FILES_ORIGIN: 'http://127.0.0.1:4010',
  })
})

test('with REST_BASE_URL no mock API runs, and no setting names one', () => {
  const environment = { REST_BASE_URL: 'https://api.example.com/api/v1', CARD_FORM_URL: 'https://card.example' }
  for (const isDev of [false, true]) {
    const { services, settingsOf } = composed(environment, isDev)
    expect(Object.keys(services)).not.toContain('mock-api')
    expect(settingsOf('gateway')).toMatchObject({ ...environment, IDENTITY_URL: '', FILES_ORIGIN: '' })
    expect(JSON.stringify(settingsOf('gateway'))).not.toMatch(/mock-api|4010/)
  }
})

test('docker/dev.yml runs a development gateway and a client with identity page and card form', () => {
  const { services, settingsOf } = composed({}, true)
  expect(Object.entries(services).map(([name, { build, read_only }]) => [name, build?.target, read_only === true])).toEqual([
    ['gateway', 'gateway-dev', false],
    ['redis', undefined, true],
    ['mock-api', 'mock-api', false],
    ['client-dev', 'client-dev', false],
  ])
  expect(settingsOf('client-dev')).toMatchObject({
    GATEWAY_URL: 'http://gateway:4000',
    IDENTITY_URL: 'http://127.0.0.1:4010/control/identity',
    CARD_FORM_URL: 'http://127.0.0.1:4010/control/card',
  })
  expect(settingsOf('gateway')).toMatchObject({ CLIENT_DIR: '', GRAPHIQL: '1' })
  expect(settingsOf('mock-api')['CLIENT_URL']).toBe('http://127.0.0.1:5173')
})

test('docker/dev.yml watches every source, the schema and the files that need a new image', () => {
  const { services } = composed({}, true)
  const pathsOf = (name: string, actions: RegExp): string[] =>
    (services[name]?.develop?.watch ?? []).filter(({ action }) => actions.test(action)).map(({ path }) => path)
  const allOf = ['gateway', 'client-dev', 'mock-api']
  for (const name of allOf) expect(pathsOf(name, /^rebuild$/)).toEqual(expect.arrayContaining(['package.json', 'package-lock.json']))
  for (const name of allOf) expect(pathsOf(name, /^sync/)).toContain('contracts/src')
  expect(pathsOf('gateway', /^sync\+restart$/)).toContain('gateway/src')
  expect(pathsOf('mock-api', /^sync\+restart$/)).toContain('mock-api/src')
  expect(pathsOf('client-dev', /^sync$/)).toEqual(expect.arrayContaining(['client/src', 'client/index.html', 'client/vite.config.ts']))
  for (const name of ['gateway', 'client-dev']) expect(pathsOf(name, /^sync\+exec$/)).toContain('schema.graphql')
  const rules = allOf.flatMap((name) => services[name]?.develop?.watch ?? [])
  expect(rules.filter(({ path }) => !existsSync(path))).toEqual([])
  expect(rules.filter(({ path, target }) => target !== undefined && target !== `/callout/${path}`)).toEqual([])
})

/** Settings that the containers set themselves: addresses and folders inside them. */
const fixed = ['PORT', 'HOST', 'NODE_ENV', 'CLIENT_DIR', 'FORMER_CLIENT_DIRS', 'DATA_DIR', 'GATEWAY_URL', 'METRICS_HOST', 'METRICS_PORT']
const readers = { gateway: ['gateway'], client: ['client-dev'], 'mock API': ['mock-api'] } as const

test('every setting of docs/running.md reaches the containers of its readers', () => {
  const rows = settingRows(readFileSync('docs/running.md', 'utf8'))
  const missing = rows.flatMap(({ names, readBy }) =>
    names
      .filter((name) => !fixed.includes(name))
      .flatMap((name) => {
        const environment = { REST_BASE_URL: '', [name]: 'https://value.example' }
        const { services, settingsOf } = composed(environment, true)
        const containers = Object.entries(readers).flatMap(([reader, list]) => (readBy.split(', ').includes(reader) ? list : []))
        const targets = readBy === 'client build' ? ['client-dev'] : containers
        const isMissing = targets.filter((target) => services[target] && settingsOf(target)[name] !== 'https://value.example')
        const isBuildArgument = readBy !== 'client build' || Object.keys(services['gateway']?.build?.args ?? {}).includes(name)
        return isMissing.length > 0 || !isBuildArgument ? [name] : []
      }),
  )
  expect(missing).toEqual([])
  const buildSettings = rows.filter(({ readBy }) => readBy === 'client build').flatMap(({ names }) => names)
  expect(
    textAfter('ARG', wholeStage('built-client'))
      .flatMap((line) => line.split(/\s+/))
      .toSorted(),
  ).toEqual(buildSettings.toSorted())
})

test('ports and the bind address are settings; by default only this machine reaches them', () => {
  const environment = { GATEWAY_PORT: '8080', MOCK_API_PORT: '8081', CLIENT_PORT: '8082', METRICS_PORT: '8083' }
  const { services, settingsOf } = composed(environment, true)
  const ports = Object.values(services).flatMap((service) => service.ports ?? [])
  expect(ports.toSorted()).toEqual(['127.0.0.1:8080:4000', '127.0.0.1:8081:4010', '127.0.0.1:8082:5173', '127.0.0.1:8083:9464'])
  expect(settingsOf('gateway')['IDENTITY_URL']).toBe('http://127.0.0.1:8081/control/identity')
  expect(composed(environment).settingsOf('mock-api')).toMatchObject({
    CLIENT_URL: 'http://127.0.0.1:8080',
    PUBLIC_URL: 'http://127.0.0.1:8081',
  })
  const open = composed({ BIND_ADDRESS: '0.0.0.0', GATEWAY_PORTS: '4000-4001' }).services
  expect(open['gateway']?.ports).toEqual(['0.0.0.0:4000-4001:4000', '127.0.0.1:9464:9464'])
})

test('images and projects have no fixed names, and `up` builds what changed', () => {
  const compose = readCompose('docker-compose.yml', {})
  expect(compose.name).toBe(undefined)
  for (const { build, image, pull_policy } of Object.values(composed({}, true).services))
    expect(build ? [image, pull_policy] : [undefined, 'build']).toEqual([undefined, 'build'])
})

test.each(['gateway', 'mock-api', 'client-dev'])('%s restarts, stops in time and rotates its logs', (name) => {
  const { init, restart, stop_grace_period, logging } = composed({}, true).services[name] ?? {}
  expect([init, restart]).toEqual([true, 'unless-stopped'])
  expect(secondsOf(stop_grace_period)).toBeGreaterThan(0)
  expect(logging?.options).toEqual({ 'max-size': '10m', 'max-file': '3' })
})

test.each(['gateway', 'mock-api'])('%s reaches this machine as host.docker.internal', (name) => {
  expect(composed({}, true).services[name]?.extra_hosts).toEqual(['host.docker.internal:host-gateway'])
})

test('the gateway has longer to end than it lets what is under way finish', async () => {
  const { CLOSING_MS } = await import('@callout/gateway/web/closing')
  expect(secondsOf(composed().services['gateway']?.stop_grace_period) * 1000).toBeGreaterThan(CLOSING_MS + 5000)
})

test('nothing of the clone is mounted: what containers write stays in theirs', () => {
  const mounted = Object.values(composed({}, true).services).flatMap(({ volumes = [] }) => volumes)
  expect(mounted).toEqual(['data:/data'])
})

test.each(images)('the image of %s runs node itself, as a user without rights', (name) => {
  const stage = wholeStage(name)
  const [command, script] = commandOf(stage)
  expect([command, textAfter('USER', stage).at(-1)]).toEqual(['node', 'node'])
  const folder = textAfter('WORKDIR', stage).at(-1)?.replace('/callout', '.') ?? '.'
  expect(existsSync(join(folder, script ?? ''))).toBe(true)
})

test.each(images)('the image of %s has a health check and labels', (name) => {
  const stage = wholeStage(name)
  expect(healthCommandOf(stage).slice(0, 2)).toEqual(['node', '-e'])
  expect(textAfter('HEALTHCHECK', stage).at(-1)).toContain('--start-interval=1s')
  const labels = textAfter('LABEL', stage).join(' ')
  expect(labels).toContain(`org.opencontainers.image.version="${version}"`)
  expect(labels).toMatch(/org\.opencontainers\.image\.title="Callout [^"]+"/)
})

test('images begin with one whole version of Node, that of this repository', () => {
  const outside = [...stages().values()].map(({ from }) => from).filter((from) => !stages().has(from))
  expect(outside).toEqual([`node:${devDependencies['node']}-bookworm-slim`])
})

test('what runs has no development packages, and its data a folder of its own user', () => {
  for (const name of ['gateway', 'mock-api']) expect(textAfter('RUN', wholeStage(name))[0]).toMatch(/ npm ci --omit=dev /)
  const [install = ''] = textAfter('RUN', wholeStage('mock-api'))
  expect(install).toContain('mkdir /data && chown node:node /data')
})

test.each([
  ['gateway', 'CLIENT_DIR=/callout/client/dist'],
  ['mock-api', 'DATA_DIR=/data'],
])('the image of %s listens outside its container and names its folder', (name, folder) => {
  expect(textAfter('ENV', wholeStage(name))).toEqual([expect.stringMatching(/\bHOST=0\.0\.0\.0\b/), folder])
})

test('no image has the cache of npm', () => {
  const installs = [...stages().values()].flatMap((stage) => textAfter('RUN', stage)).filter((line) => line.includes('npm ci'))
  expect(installs).toHaveLength(3)
  for (const line of installs) expect(line).toMatch(/^--mount=type=cache,target=\/root\/\.npm /)
})

test('everything that is copied is there', () => {
  const copied = [...stages().values()].flatMap((stage) => textAfter('COPY', stage)).filter((line) => !line.startsWith('--from='))
  const sources = copied.flatMap((line) =>
    line
      .replace(/^--chown=\S+ /, '')
      .split(/\s+/)
      .slice(0, -1),
  )
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
})

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0
test.skipIf(!hasCompose).each([{}, { REST_BASE_URL: 'http://host.docker.internal:3000/api/v1' }])(
  'Compose accepts the files with %o',
  (set) => {
    const files = ['-f', 'docker-compose.yml', '-f', 'docker/dev.yml']
    for (const args of [[], files]) {
      const { status, stderr } = spawnSync('docker', ['compose', ...args, 'config', '--quiet'], {
        env: { ...process.env, ...set },
        encoding: 'utf8',
      })
      expect([status, stderr]).toEqual([0, ''])
    }
  },
)

test(
  'the command of the gateway starts it with the settings of its service, and its health is asked as the image says',
  { tags: 'nightly' },
  async () => {
    const stage = wholeStage('gateway')
    const [, script = ''] = commandOf(stage)
    const { CLIENT_DIR: _, METRICS_PORT: __, ...settings } = composed().settingsOf('gateway')
    const PORT = String(20_000 + Math.floor(Math.random() * 10_000))
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings, HOST: '127.0.0.1', PORT }
    const gateway = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await once(gateway.stdout, 'data')
    const [, ...question] = healthCommandOf(stage).map((word) => word.replace(':4000', `:${PORT}`))
    const health = spawn(process.execPath, question, { stdio: 'ignore' })
    expect(await once(health, 'exit')).toEqual([0, null])
    gateway.kill('SIGTERM')
    expect(await once(gateway, 'exit')).toEqual([0, null])
    const after = spawn(process.execPath, question, { stdio: 'ignore' })
    expect(await once(after, 'exit')).toEqual([1, null])
  },
)
