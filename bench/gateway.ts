/** CPU per operation of the gateway, a passthrough, a hand-written backend-for-frontend and bare Mercurius. */
import { deepStrictEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { record } from './gateway/record.ts'
import { heapAfterDocuments } from './gateway/heap.ts'
import { headers, requests } from './gateway/operations.ts'
import { costOfAnonymous } from './gateway/anonymous.ts'
import { startGateway, temporaryFolder } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { pinCores } from './harness/cores.ts'
import { type Report, shownRatio, shownSpread, shownVerdict, type Verdict } from './harness/report.ts'
import { ask, bytesOf, type Request } from './harness/request.ts'
import { type Contender, measureSideBySide } from './harness/rounds.ts'
import { type Server, startServer } from './harness/server.ts'
import { ratiosOf, spreadOf } from './harness/statistics.ts'

const CONNECTIONS = 16
const ROUNDS = 11
/** V8 still compiles code of the servers for about 10,000 requests. */
const WARM_UP = 6
const SLICE_LIMIT_MS = 5_000

interface Asked {
  readonly graphql: readonly Request[]
  readonly rest: readonly Request[]
  /** The equivalent backend calls. */
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
  readonly gateway: Side
  readonly backendForFrontend: Side
  readonly mercurius: Side
  /** For operations with one call. */
  readonly passthrough?: Side
}
interface Servers {
  readonly upstream: Server
  readonly gateway: Server
  readonly passthrough: Server
  readonly backendForFrontend: Server
  readonly mercurius: Server
}

/** CPU of the gateway ÷ bare Mercurius with jit (design.md). */
const BUDGET = 1.2

const sidesOf = ({ gateway, backendForFrontend, mercurius }: Servers, asked: Asked) => ({
  gateway: { server: gateway, requests: asked.graphql },
  backendForFrontend: { server: backendForFrontend, requests: asked.rest },
  mercurius: { server: mercurius, requests: asked.graphql },
})

const comparisonsOf = (servers: Servers): Comparison[] => {
  const through = ({ upstream }: Required<Asked>): Side => ({ server: servers.passthrough, requests: upstream })
  const { list, nested, mutation } = requests
  return [
    {
      what: 'list, a page of 10',
      operations: 2_500,
      sign: '"jobs":',
      ...sidesOf(servers, list),
      passthrough: through(list),
    },
    { what: 'list with nested customers', operations: 600, sign: '"data":{"jobs":{', ...sidesOf(servers, nested) },
    {
      what: 'mutation',
      operations: 2_500,
      sign: '"job":{',
      ...sidesOf(servers, mutation),
      passthrough: through(mutation),
    },
  ]
}

const contenderOf = ({ server, requests: asked }: Side, { operations, sign }: Comparison): Contender => {
  const bytes = asked.map(bytesOf)
  const requestAt = (index: number): Buffer => bytes[index % bytes.length] as Buffer
  return { server, load: { connections: CONNECTIONS, operations, limitMs: SLICE_LIMIT_MS, requestAt, sign } }
}

/** `data` and `errors`: the gateway adds the backend's message of a write as an extension. */
async function answerOf({ server, requests: [first] }: Side): Promise<unknown> {
  const { extensions: _, ...answer } = (await ask(server.url, first as Request)) as Record<string, unknown>
  return answer
}

async function callsOf(upstream: Server, side: Side): Promise<number> {
  const count = async () => Number(await ask(upstream.url, { method: 'GET', path: '/calls' }))
  const before = await count()
  await answerOf(side)
  return (await count()) - before
}

/** Servers must do the same work: equal responses and equally many calls. */
async function checkFairness(upstream: Server, { what, gateway, backendForFrontend, mercurius, passthrough }: Comparison): Promise<number> {
  const answer = await answerOf(gateway)
  deepStrictEqual(await answerOf(mercurius), answer, `${what}: bare Mercurius answers something else`)
  deepStrictEqual(await answerOf(backendForFrontend), answer, `${what}: the backend-for-frontend answers something else`)
  const calls = await callsOf(upstream, gateway)
  for (const side of [backendForFrontend, mercurius, ...(passthrough ? [passthrough] : [])]) {
    const others = await callsOf(upstream, side)
    if (others !== calls) throw new Error(`${what}: the gateway makes ${calls} calls, ${side.server.name} ${others}`)
  }
  return calls
}

async function measure(upstream: Server, comparison: Comparison): Promise<{ row: string[]; verdict: Verdict }> {
  const { what, gateway, backendForFrontend, mercurius, passthrough } = comparison
  const calls = await checkFairness(upstream, comparison)
  const sides = [gateway, backendForFrontend, mercurius, ...(passthrough ? [passthrough] : [])]
  const contenders = sides.map((side) => contenderOf(side, comparison))
  const [own = [], others = [], bare = [], through] = await measureSideBySide(contenders, ROUNDS, WARM_UP)
  const ratio = ratiosOf(own, bare)
  const verdict = { what: `gateway, ${what}`, measured: Number(ratio.median.toFixed(2)), budget: BUDGET }
  const passed = through ? `${shown(through)}, ${shownRatio(ratiosOf(own, through))}` : '–'
  const compared = [shown(own), shown(bare), shownRatio(ratio), shownVerdict(verdict)]
  return { row: [what, String(calls), ...compared, `${shown(others)}, ${shownRatio(ratiosOf(own, others))}`, passed], verdict }
}

const shown = (figures: readonly number[]): string => shownSpread(spreadOf(figures))

async function startServers(file: string, later: (step: () => Promise<void>) => void): Promise<Servers> {
  const cores = pinCores()
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
  const peer = (name: string, module: string) => started(startServer({ name, module, env, core: cores?.server }))
  return {
    upstream,
    gateway: await started(startGateway({ upstream: upstream.url, core: cores?.server })),
    passthrough: await peer('the passthrough', import.meta.resolve('./gateway/passthrough.ts')),
    backendForFrontend: await peer('the backend-for-frontend', import.meta.resolve('./gateway/backendForFrontend.ts')),
    mercurius: await peer('bare Mercurius', import.meta.resolve('./gateway/bareMercurius.ts')),
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
    const servers = await startServers(file, later)
    const measured = []
    for (const comparison of comparisonsOf(servers)) measured.push(await measure(servers.upstream, comparison))
    const columns = [
      'Operation',
      'calls',
      'gateway, µs',
      'bare Mercurius with jit, µs',
      'gateway ÷ it',
      'budget',
      'backend-for-frontend, µs, and gateway ÷ it',
      'bare passthrough, µs, and gateway ÷ passthrough',
    ]
    const caption = `CPU for an operation; ${CONNECTIONS} connections, ${ROUNDS} rounds; median (lowest–highest).`
    const compared = {
      tables: [{ caption, columns, rows: measured.map(({ row }) => row) }],
      verdicts: measured.map(({ verdict }) => verdict),
    }
    const reports = [compared, await measureAnonymous(servers.gateway), await measureHeap(servers.gateway)]
    return { tables: reports.flatMap(({ tables }) => tables), verdicts: reports.flatMap(({ verdicts }) => verdicts) }
  })
