/** What can be held of the containers where no engine runs them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'

interface Service {
  readonly build: { readonly target: string }
  readonly environment?: Readonly<Record<string, string | number | null>>
  readonly env_file?: string
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly restart?: string
  readonly stop_grace_period?: string
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly profiles?: readonly string[]
  readonly command?: unknown
  readonly user?: string
  readonly develop?: { readonly watch: readonly { readonly path: string; readonly target?: string }[] }
}
interface Compose {
  readonly include?: readonly string[]
  readonly services: Readonly<Record<string, Service>>
}

type Environment = Readonly<Record<string, string>>

/** Replaces `${NAME}`, `${NAME:-usual}` and `${NAME:+other}` as compose does. */
const interpolated = (text: string, environment: Environment): string =>
  text.replace(/\$\{(\w+)(?::([-+])([^}]*))?\}/g, (_, name: string, sign?: string, word = '') => {
    const value = environment[name] ?? ''
    if (sign === '+') return value === '' ? '' : word
    return value === '' && sign === '-' ? word : value
  })

const read = (file: string, environment: Environment): string => interpolated(readFileSync(file, 'utf8'), environment)

/** All that compose would run, with the settings of each service. */
function composed(environment: Environment = {}) {
  const main = parse(read('docker-compose.yml', environment), { merge: true }) as Compose
  const parts = (main.include ?? []).map((file) => parse(read(file, environment)) as Compose)
  const services = Object.assign({}, main.services, ...parts.map((part) => part.services)) as Record<string, Service>
  const settingsOf = (name: string): Record<string, string> => {
    const { env_file: file, environment: own = {} } = services[name] as Service
    const lines = file === undefined ? [] : read(file, environment).split('\n')
    const pairs = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2))
    return { ...Object.fromEntries(pairs), ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, String(value ?? '')])) }
  }
  return { services, settingsOf }
}

interface Stage {
  readonly from: string
  readonly lines: readonly string[]
}

/** The stages of the Dockerfile by their names. */
function stages(): Map<string, Stage> {
  const text = readFileSync('Dockerfile', 'utf8').replace(/\\\n/g, ' ')
  const parts = text.split(/^FROM /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const [from = '', name = ''] = head.split(' AS ')
      return [name.trim(), { from: from.trim(), lines: lines.filter((line) => line !== '' && !line.startsWith('#')) }]
    }),
  )
}
const wordsAfter = (word: string, { lines }: Stage): string[] =>
  lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []))
/** What a service runs: that of its image. */
const commandOf = (stage: Stage): string[] => JSON.parse(wordsAfter('CMD', stage)[0] ?? '[]') as string[]

const secondsOf = (text = '0s'): number => Number(text.replace(/s$/, ''))

test('without REST_BASE_URL the mock plays the backend, and the gateway finds it', () => {
  const { services, settingsOf } = composed()
  expect(Object.keys(services).toSorted()).toEqual(['client-dev', 'gateway', 'gateway-dev', 'mock-api'])
  expect(settingsOf('gateway')).toMatchObject({
    REST_BASE_URL: 'http://mock-api:4010/api/v1',
    IDENTITY_URL: 'http://127.0.0.1:4010/control/identity',
    FILES_ORIGIN: 'http://127.0.0.1:4010',
    CLIENT_DIR: '/callout/client/dist',
  })
})

test('with it there is no mock, and nothing points at one', () => {
  const { services, settingsOf } = composed({ REST_BASE_URL: 'https://api.example.com/api/v1' })
  expect(Object.keys(services).toSorted()).toEqual(['client-dev', 'gateway', 'gateway-dev'])
  expect(settingsOf('gateway')).toMatchObject({ REST_BASE_URL: 'https://api.example.com/api/v1', IDENTITY_URL: '', FILES_ORIGIN: '' })
  expect(JSON.stringify([services, settingsOf('gateway')])).not.toMatch(/mock-api|4010/)
})

test('the development server asks a gateway that answers documents no build has listed, and browsers one that does not', () => {
  const { services, settingsOf } = composed()
  const asked = new URL(settingsOf('client-dev')['GATEWAY_URL'] ?? '').hostname
  expect(services[asked]).toMatchObject({ profiles: services['client-dev']?.profiles, build: { target: 'gateway' } })
  expect(settingsOf(asked)).toEqual({ ...settingsOf('gateway'), OPEN_DOCUMENTS: '1' })
  expect(services[asked]?.ports).toBeUndefined()
})

test('ports move by settings, and only this machine reaches them', () => {
  const environment = { GATEWAY_PORT: '8080', MOCK_API_PORT: '8081', CLIENT_PORT: '8082', METRICS_PORT: '8083' }
  const { services, settingsOf } = composed(environment)
  const ports = Object.values(services).flatMap((service) => service.ports ?? [])
  expect(ports.toSorted()).toEqual(['127.0.0.1:8080:4000', '127.0.0.1:8081:4010', '127.0.0.1:8082:5173', '127.0.0.1:8083:9464'])
  expect(settingsOf('gateway')['IDENTITY_URL']).toBe('http://127.0.0.1:8081/control/identity')
  expect(settingsOf('mock-api')).toMatchObject({ CLIENT_URL: 'http://127.0.0.1:8080', PUBLIC_URL: 'http://127.0.0.1:8081' })
})

test.each(Object.keys(composed().services))('%s is watched, comes back, and is given the time to end', (name) => {
  const service = composed().services[name] as Service
  expect(service.healthcheck?.test.slice(0, 3)).toEqual(['CMD', 'node', '-e'])
  expect(service.restart).toBe('unless-stopped')
  expect(secondsOf(service.stop_grace_period)).toBeGreaterThan(0)
  expect([service.command, service.user]).toEqual([undefined, undefined])
})

test('the gateway has longer to end than it lets what is under way finish', async () => {
  const { CLOSING_MS } = await import('@callout/gateway/web/closing')
  expect(secondsOf(composed().services['gateway']?.stop_grace_period) * 1000).toBeGreaterThan(CLOSING_MS + 5000)
})

test('nothing of the clone is mounted: what containers write stays in theirs', () => {
  const mounted = Object.values(composed().services).flatMap(({ volumes = [] }) => volumes)
  expect(mounted).toEqual(['data:/data'])
})

test.each(['gateway', 'mock-api', 'client-dev'])('the image of %s runs node itself, as a user without rights', (name) => {
  const stage = stages().get(name) as Stage
  const [command, script] = commandOf(stage)
  expect([command, wordsAfter('USER', stage)]).toEqual(['node', ['node']])
  const folder = wordsAfter('WORKDIR', stage)[0]?.replace('/callout', '.') ?? '.'
  expect(existsSync(join(folder, script ?? ''))).toBe(true)
})

test('images begin with one whole version of Node, that of this repository', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> }
  const outside = [...stages().values()].map(({ from }) => from).filter((from) => !stages().has(from))
  expect(outside).toEqual([`node:${devDependencies['node']}-bookworm-slim`])
})

test('what runs has no development packages, and its data a folder of its own user', () => {
  for (const name of ['gateway', 'mock-api']) expect(wordsAfter('RUN', stages().get(name) as Stage)[0]).toMatch(/^npm ci --omit=dev /)
  const [install = ''] = wordsAfter('RUN', stages().get('mock-api') as Stage)
  expect(install).toContain('mkdir /data && chown node:node /data')
  expect(composed().settingsOf('mock-api')['DATA_DIR']).toBe('/data')
})

test('everything that is copied is there, and every watched path', () => {
  const copied = [...stages().values()].flatMap((stage) => wordsAfter('COPY', stage)).filter((line) => !line.startsWith('--from='))
  for (const line of copied) for (const source of line.split(/\s+/).slice(0, -1)) expect(existsSync(source), source).toBe(true)
  const watched = Object.entries(composed().services).flatMap(([name, { develop }]) =>
    (develop?.watch ?? []).map(({ path }) => (name === 'mock-api' ? join('docker', path) : path)),
  )
  for (const path of watched) expect(existsSync(path), path).toBe(true)
  expect(globSync('docker/*').toSorted()).toEqual(['docker/mock.env', 'docker/mock.yml', 'docker/no-mock.env', 'docker/no-mock.yml'])
})

test('the command of the gateway starts it with the settings of its service, and its health is asked as the service says', async () => {
  const { services, settingsOf } = composed()
  const [, script = ''] = commandOf(stages().get('gateway') as Stage)
  const { CLIENT_DIR: _, METRICS_PORT: __, ...settings } = settingsOf('gateway')
  const PORT = String(20_000 + Math.floor(Math.random() * 10_000))
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings, HOST: '127.0.0.1', PORT }
  const gateway = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(gateway.stdout, 'data')
  const [, , ...question] = (services['gateway']?.healthcheck?.test ?? []).map((word) => word.replace(':4000', `:${PORT}`))
  const health = spawn(process.execPath, question, { stdio: 'ignore' })
  expect(await once(health, 'exit')).toEqual([0, null])
  gateway.kill('SIGTERM')
  expect(await once(gateway, 'exit')).toEqual([0, null])
  const after = spawn(process.execPath, question, { stdio: 'ignore' })
  expect(await once(after, 'exit')).toEqual([1, null])
})
