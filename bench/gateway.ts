/** CPU per operation of the gateway and of graphql-yoga, Apollo Server, Hive Gateway, bare Mercurius, a backend-for-frontend and a passthrough. */
import { deepStrictEqual } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { record } from './gateway/record.ts'
import { heapAfterDocuments } from './gateway/heap.ts'
import { headers, requests } from './gateway/operations.ts'
import { composeHive, hiveRequests } from './gateway/peers/composeHive.ts'
import { installPeers } from './gateway/peers/installed.ts'
import { costOfAnonymous } from './gateway/anonymous.ts'
import { startGateway, temporaryFolder } from './harness/callout.ts'
import { type Later, withCleanUp } from './harness/cleanUp.ts'
import { pinCores } from './harness/cores.ts'
import { type Report, shownRatio, shownSpread, shownVerdict, type Verdict } from './harness/report.ts'
import { ask, bytesOf, type Request } from './harness/request.ts'
import { type Contender, type CpuFigures, measureSideBySide } from './harness/rounds.ts'
import { type Server, startServer } from './harness/server.ts'
import { benchmarkOverload } from './load/overload.ts'
import { ratiosOf, spreadOf } from './harness/statistics.ts'

const CONNECTIONS = 16
const ROUNDS = 11
/** V8 still compiles code of the servers for about 10,000 requests. */
const WARM_UP = 6
const SLICE_LIMIT_MS = 5_000

interface Asked {
  readonly graphql: readonly Request[]
  readonly rest: readonly Request[]
  readonly upstream?: readonly Request[]
}
interface Side {
  readonly server: Server
  readonly requests: readonly Request[]
}
interface Comparison {
  readonly what: string
  readonly operations: number
  readonly sign: string
  /** The gateway first, then those that answer the same, then those that only make the same calls. */
  readonly gateway: Side
  readonly same: readonly Side[]
  readonly others: readonly Side[]
}
interface Servers {
  readonly upstream: Server
  readonly gateway: Server
  readonly passthrough: Server
  readonly backendForFrontend: Server
  readonly mercurius: Server
  readonly yoga: Server
  readonly apollo: Server
  readonly hive: Server
  readonly hiveRequests: ReturnType<typeof hiveRequests>
}

/** CPU of the gateway ÷ the cheapest other gateway in JavaScript. */
const BUDGET = 1

const sidesOf = ({ gateway, backendForFrontend, mercurius, yoga, apollo }: Servers, asked: Asked) => ({
  gateway: { server: gateway, requests: asked.graphql },
  same: [
    ...[yoga, apollo, mercurius].map((server): Side => ({ server, requests: asked.graphql })),
    { server: backendForFrontend, requests: asked.rest },
  ],
})

const comparisonsOf = (servers: Servers): Comparison[] => {
  const others = (asked: Required<Asked>, hive: readonly Request[]): Side[] => [
    { server: servers.hive, requests: hive },
    { server: servers.passthrough, requests: asked.upstream },
  ]
  const { list, nested, mutation } = requests
  const { hiveRequests: hive } = servers
  return [
    { what: 'list, a page of 10', operations: 2_500, sign: '"jobs":', ...sidesOf(servers, list), others: others(list, hive.list) },
    { what: 'list with nested customers', operations: 600, sign: '"data":{"jobs":{', ...sidesOf(servers, nested), others: [] },
    { what: 'mutation', operations: 2_500, sign: '"job":{', ...sidesOf(servers, mutation), others: others(mutation, hive.mutation) },
  ]
}

const contenderOf = ({ server, requests: asked }: Side, { operations, sign }: Comparison): Contender => {
  const bytes = asked.map(bytesOf)
  const requestAt = (index: number): Buffer => bytes[index % bytes.length] as Buffer
  return { server, load: { connections: CONNECTIONS, operations, limitMs: SLICE_LIMIT_MS, requestAt, sign } }
}

/** The gateway adds the backend's message of a write as an extension. */
async function getAnswer({ server, requests: [first] }: Side): Promise<unknown> {
  const { extensions: _, ...answer } = (await ask(server.url, first as Request)) as Record<string, unknown>
  return answer
}

async function callsOf(upstream: Server, side: Side): Promise<number> {
  const count = async () => Number(await ask(upstream.url, { method: 'GET', path: '/calls' }))
  const before = await count()
  await getAnswer(side)
  return (await count()) - before
}

/** Servers must do the same work: equal responses and equally many calls. */
async function checkFairness(upstream: Server, { what, gateway, same, others }: Comparison): Promise<number> {
  const answer = await getAnswer(gateway)
  for (const side of same) deepStrictEqual(await getAnswer(side), answer, `${what}: ${side.server.name} answers something else`)
  const calls = await callsOf(upstream, gateway)
  for (const side of [...same, ...others]) {
    const made = await callsOf(upstream, side)
    if (made !== calls) throw new Error(`${what}: the gateway makes ${calls} calls, ${side.server.name} ${made}`)
  }
  return calls
}

const rivals = ['graphql-yoga', 'Apollo Server', 'Hive Gateway', 'bare Mercurius', 'backend-for-frontend', 'passthrough'] as const
const gateways: readonly string[] = rivals.slice(0, 3)

async function measure(upstream: Server, comparison: Comparison): Promise<{ row: string[]; verdict: Verdict }> {
  const { what, gateway, same, others } = comparison
  const calls = await checkFairness(upstream, comparison)
  const contenders = [gateway, ...same, ...others].map((side) => contenderOf(side, comparison))
  const [ownCpuFigures = [], ...figures] = await measureSideBySide(contenders, ROUNDS, WARM_UP)
  const byName = new Map([...same, ...others].map(({ server }, index) => [server.name, figures[index] ?? []]))
  const cells = rivals.map((name) => {
    const cpu = byName.get(name)
    return cpu ? `${shown(cpu)}, ${shownRatio(ratiosOf(cpu, ownCpuFigures))}` : '–'
  })
  const ratios = gateways.flatMap((name) => ratioTo(byName.get(name), ownCpuFigures))
  const verdict = { what: `gateway ÷ the cheapest other, ${what}`, measured: Number((1 / Math.min(...ratios)).toFixed(2)), budget: BUDGET }
  return { row: [what, String(calls), shown(ownCpuFigures), ...cells, shownVerdict(verdict)], verdict }
}

const ratioTo = (cpu: CpuFigures | undefined, ownCpuFigures: CpuFigures): number[] => (cpu ? [ratiosOf(cpu, ownCpuFigures).median] : [])

const shown = (figures: readonly number[]): string => shownSpread(spreadOf(figures))

async function startServers(folder: string, file: string, later: Later): Promise<Servers> {
  const cores = pinCores()
  const peers = installPeers(later)
  const started = async (server: Promise<Server>): Promise<Server> => {
    const ready = await server
    later(ready.stop)
    return ready
  }
  const upstream = await started(
    startServer({
      name: 'upstream',
      module: import.meta.resolve('./gateway/upstream.ts'),
      env: { RECORDING: file },
      core: cores?.load,
      readyPath: '/calls',
    }),
  )
  const env = { REST_BASE_URL: `${upstream.url}/api/v1` }
  const peer = (name: (typeof rivals)[number], module: string, more: Readonly<Record<string, string>> = {}) =>
    started(startServer({ name, module, env: { ...env, ...more }, core: cores?.server }))
  const supergraph = await composeHive(folder, peers.hive, env.REST_BASE_URL)
  const supergraphFile = join(folder, 'supergraph.graphql')
  writeFileSync(supergraphFile, supergraph)
  return {
    upstream,
    gateway: await started(startGateway({ upstream: upstream.url, core: cores?.server })),
    passthrough: await peer('passthrough', import.meta.resolve('./gateway/passthrough.ts')),
    backendForFrontend: await peer('backend-for-frontend', import.meta.resolve('./gateway/backendForFrontend.ts')),
    mercurius: await peer('bare Mercurius', import.meta.resolve('./gateway/bareMercurius.ts')),
    yoga: await peer('graphql-yoga', import.meta.resolve('./gateway/peers/yoga.ts'), { PEER: peers.yoga }),
    apollo: await peer('Apollo Server', import.meta.resolve('./gateway/peers/apollo.ts'), { PEER: peers.apollo }),
    hive: await peer('Hive Gateway', import.meta.resolve('./gateway/peers/hive.ts'), { PEER: peers.hive, SUPERGRAPH: supergraphFile }),
    hiveRequests: hiveRequests(supergraph),
  }
}

const ANONYMOUS_BUDGET_MS = 30
const HEAP_BUDGET_MB = 150

async function measureAnonymous(gateway: Server): Promise<Report> {
  const costs = [...(await costOfAnonymous(gateway))]
  const dearest = Math.max(...costs.map(([, ms]) => ms))
  return {
    tables: [
      {
        caption: 'CPU for one request of somebody who has no token; the median of 15.',
        columns: ['Request', 'gateway, ms'],
        rows: costs.map(([what, ms]) => [what, ms.toFixed(2)]),
      },
    ],
    verdicts: [{ what: 'gateway, the dearest request of a stranger in ms', measured: dearest, budget: ANONYMOUS_BUDGET_MS }],
  }
}

async function measureHeap(gateway: Server): Promise<Report> {
  const before = await gateway.heapBytes()
  const { documents, bytes } = await heapAfterDocuments(gateway, headers)
  const megabytes = (figure: number): number => Number((figure / 1_000_000).toFixed(1))
  const verdict = { what: 'gateway, MB of heap after 10,000 documents', measured: megabytes(bytes), budget: HEAP_BUDGET_MB }
  const row = [documents.toLocaleString('en'), String(megabytes(before)), `**${megabytes(bytes)}**`, shownVerdict(verdict)]
  return {
    tables: [
      {
        caption: 'Heap, each document sent twice.',
        columns: ['Different valid documents', 'before, MB', 'after, MB', 'budget'],
        rows: [row],
      },
    ],
    verdicts: [verdict],
  }
}

export const benchmarkGateway = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const folder = temporaryFolder()
    later(folder.remove)
    const file = join(folder.path, 'recording.json')
    await record(file)
    const servers = await startServers(folder.path, file, later)
    const measured = []
    for (const comparison of comparisonsOf(servers)) measured.push(await measure(servers.upstream, comparison))
    const others = rivals.map((name) => `${name}, µs, and ÷ gateway`)
    const columns = ['Operation', 'calls', 'gateway, µs', ...others, 'gateway ÷ the cheapest of yoga, Apollo and Hive']
    const caption = `CPU for an operation; ${CONNECTIONS} connections, ${ROUNDS} rounds; median (lowest–highest).`
    const compared = {
      tables: [{ caption, columns, rows: measured.map(({ row }) => row) }],
      verdicts: measured.map(({ verdict }) => verdict),
    }
    const overload = await benchmarkOverload([servers.gateway, servers.yoga, servers.mercurius])
    const reports = [compared, overload, await measureAnonymous(servers.gateway), await measureHeap(servers.gateway)]
    return { tables: reports.flatMap(({ tables }) => tables), verdicts: reports.flatMap(({ verdicts }) => verdicts) }
  })
