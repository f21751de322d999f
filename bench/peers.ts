/** The packed mock API beside json-server v1, Mockoon CLI and Prism: a list, a read, a write, start, memory and size. Takes packages from npm. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { JobPage, JobSummary } from '@callout/contracts/jobs/schemas/list'
import { packMock } from '../tools/packMock.ts'
import { askRest, REFERENCE_DATE, restHeaders, signInAsOwner, temporaryFolder } from './harness/callout.ts'
import { type Later, withCleanUp } from './harness/cleanUp.ts'
import { install } from './harness/packages.ts'
import { type Report, shown } from './harness/report.ts'
import { ask, type Request } from './harness/request.ts'
import { freePort } from './harness/server.ts'

const packages = {
  jsonServer: 'json-server@1.0.0-beta.15',
  mockoon: '@mockoon/cli@9.9.0',
  prism: '@stoplight/prism-cli@5.16.0',
} as const
const ROUNDS = 3
const REQUESTS = 1_000
const ROUND_LIMIT_MS = 2_000
/** Of Linux; `/proc` counts CPU time in ticks. */
const TICK_MS = 10
const CONNECTIONS = 8
const START_LIMIT_MS = 90_000
const root = fileURLToPath(new URL('..', import.meta.url))

/** `node_modules` of each tool. `PEERS_DIR` names a folder to keep those of others in. */
async function installPeers(later: Later) {
  const temporary = temporaryFolder()
  later(temporary.remove)
  const folder = process.env['PEERS_DIR'] ?? temporary.path
  return {
    mock: install(join(temporary.path, 'mock'), await packMock(temporary.path)),
    jsonServer: install(join(folder, 'jsonServer'), packages.jsonServer),
    mockoon: install(join(folder, 'mockoon'), packages.mockoon),
    prism: install(join(folder, 'prism'), packages.prism),
  }
}

const sizeMb = (folder: string): number =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) /
  (1024 * 1024)

interface Started {
  readonly url: string
  readonly startMs: number
  readonly child: ChildProcess
}

async function start(
  later: Later,
  command: (port: number) => readonly string[],
  ready: Pick<Request, 'path' | 'headers'>,
  env: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const since = performance.now()
  const child = spawn(process.execPath, command(port), { cwd: root, env: { ...process.env, ...env, PORT: String(port) }, stdio: 'ignore' })
  later(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const isReady = (): Promise<boolean> =>
    fetch(url + ready.path, { headers: ready.headers ?? {}, signal: AbortSignal.timeout(5000) }).then(
      ({ ok, body }) => body?.cancel().then(() => ok) ?? ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - since > START_LIMIT_MS) throw new Error(`${command(port).join(' ')} doesn’t start`)
    await pause(20)
  }
  return { url, startMs: performance.now() - since, child }
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** CPU milliseconds of all threads since the start, the kernel's included. */
function cpuMs({ pid }: ChildProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * TICK_MS
}

/** CPU milliseconds per request of one round. */
async function roundOf({ url, child }: Started, requests: readonly Request[]): Promise<number> {
  const since = performance.now()
  const cpuBefore = cpuMs(child)
  let next = 0
  const connection = async (): Promise<void> => {
    while (next < REQUESTS && performance.now() - since < ROUND_LIMIT_MS) {
      const request = requests[next % requests.length] as Request
      next += 1
      await ask(url, request)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return (cpuMs(child) - cpuBefore) / next
}

const residentMb = ({ pid }: ChildProcess): number =>
  Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function jobsOf(url: string, token: string): Promise<JobSummary[]> {
  const jobs: JobSummary[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/api/v1/jobs/job_listing?page=${page}&per_page=100`
    const read = await askRest<JobPage>(url, { method: 'GET', path, headers: restHeaders(token) })
    jobs.push(...read.jobs)
    pages = read.pagination?.total_pages ?? 0
  }
  return jobs
}

/** An environment of Mockoon with CRUD routes over the jobs. */
const mockoonFile = (jobs: readonly JobSummary[]): string => {
  const [route, response, bucket] = ['route', 'response', 'bucket'].map((name) => `${name}-0000-4000-8000-000000000001`)
  return JSON.stringify({
    uuid: 'environment-0000-4000-8000-000000000001',
    lastMigration: 33,
    name: 'jobs',
    hostname: '127.0.0.1',
    routes: [
      {
        uuid: route,
        type: 'crud',
        endpoint: 'jobs',
        responses: [{ uuid: response, statusCode: 200, bodyType: 'DATABUCKET', databucketID: 'jobs', crudKey: 'id', default: true }],
      },
    ],
    rootChildren: [{ type: 'route', uuid: route }],
    data: [{ uuid: bucket, id: 'jobs', name: 'jobs', value: JSON.stringify(jobs) }],
  })
}

interface Peer extends Started {
  readonly name: string
  /** Its `node_modules`. */
  readonly folder: string
  readonly list: readonly Request[]
  readonly read: readonly Request[]
  readonly write: readonly Request[]
}

const named = (specifier: string): string => specifier.replace(/^@|@(?=\d)/g, ' ').trim()

async function startAll(later: Later): Promise<Peer[]> {
  const folder = temporaryFolder()
  later(folder.remove)
  const peers = await installPeers(later)
  const env = { REFERENCE_DATE }
  const mockCommand = (port: number): string[] => [
    join(peers.mock, '@callout/mock-api/dist/main.js'),
    '--data',
    join(folder.path, 'data'),
    '--port',
    String(port),
  ]
  const first = await start(later, mockCommand, { path: '/health' }, env)
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  const mock = await start(later, mockCommand, { path: '/health' }, env)
  const headers = restHeaders(await signInAsOwner(mock.url))
  const jobs = await jobsOf(mock.url, headers['authorization'] ?? '')
  const files = { db: join(folder.path, 'db.json'), mockoon: join(folder.path, 'mockoon.json'), openapi: join(folder.path, 'openapi.json') }
  writeFileSync(files.db, JSON.stringify({ jobs }))
  writeFileSync(files.mockoon, mockoonFile(jobs))
  writeFileSync(files.openapi, JSON.stringify(await ask(mock.url, { method: 'GET', path: '/openapi.json' })))

  const some = jobs.slice(0, 50)
  const jobCalls = (base: string) => ({
    list: some.map((_, index): Request => ({ method: 'GET', path: `${base}/jobs/job_listing?page=${index + 1}&per_page=10`, headers })),
    read: some.map(({ id }): Request => ({ method: 'GET', path: `${base}/jobs/${id}`, headers })),
    write: some.map(({ id }): Request => ({
      method: 'POST',
      path: `${base}/jobs/job_history_update`,
      headers,
      body: { job_id: id, event: 'note', note: 'Called the customer.' },
    })),
  })
  const crud = (page: (number: number) => string) => ({
    list: some.map((_, index): Request => ({ method: 'GET', path: `/jobs?${page(index + 1)}` })),
    read: some.map(({ id }): Request => ({ method: 'GET', path: `/jobs/${id}` })),
    write: some.map((_, index): Request => ({ method: 'POST', path: '/jobs', body: { title: `Job ${index}` } })),
  })
  const jsonServer = await start(later, (port) => [join(peers.jsonServer, 'json-server/lib/bin.js'), files.db, '--port', String(port)], {
    path: '/jobs?_page=1&_per_page=1',
  })
  const mockoon = await start(
    later,
    (port) => [
      join(peers.mockoon, '@mockoon/cli/bin/run.js'),
      'start',
      '--data',
      files.mockoon,
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
      '--repair',
      '--disable-log-to-file',
    ],
    { path: '/jobs?limit=1' },
  )
  const prism = await start(
    later,
    (port) => [
      join(peers.prism, '@stoplight/prism-cli/dist/index.js'),
      'mock',
      files.openapi,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
    ],
    { path: '/countries', headers },
  )
  return [
    { name: 'callout-mock', folder: peers.mock, ...mock, ...jobCalls('/api/v1') },
    { name: named(packages.jsonServer), folder: peers.jsonServer, ...jsonServer, ...crud((page) => `_page=${page}&_per_page=10`) },
    { name: named(packages.mockoon), folder: peers.mockoon, ...mockoon, ...crud((page) => `page=${page}&limit=10`) },
    { name: named(packages.prism), folder: peers.prism, ...prism, ...jobCalls('') },
  ]
}

/** The rounds of all tools in turn, so that a busy moment hits each of them. */
async function measureAll(peers: readonly Peer[]): Promise<string[][]> {
  const figures = new Map(peers.map((peer) => [peer, { list: [] as number[], read: [] as number[], write: [] as number[] }]))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [peer, measured] of figures)
      for (const kind of ['list', 'read', 'write'] as const) {
        const took = await roundOf(peer, peer[kind])
        if (round > 0) measured[kind].push(took)
      }
  return [...figures].map(([peer, { list, read, write }]) => [
    peer.name,
    ...[list, read, write].map((rounds) => shown(medianOf(rounds))),
    shown(peer.startMs / 1000),
    residentMb(peer.child).toFixed(0),
    sizeMb(peer.folder).toFixed(0),
  ])
}

export const benchmarkPeers = async (): Promise<Report> => {
  const rows = await withCleanUp(async (later) => measureAll(await startAll(later)))
  const caption = `CPU for a request with ${CONNECTIONS} connections; medians of ${ROUNDS} rounds of ${REQUESTS} requests or 2 seconds. The start is the time until the first reply, of a machine that does other work, too.`
  const columns = ['Tool', 'list, ms of CPU', 'read, ms of CPU', 'write, ms of CPU', 'start, s', 'memory, MB', 'installed, MB']
  return { tables: [{ caption, columns, rows }], verdicts: [] }
}
