/** CPU for an operation of the gateway, beside a passthrough, a hand-written backend-for-frontend and bare Mercurius. */
import { deepStrictEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { record } from './gateway/record.ts'
import { requests } from './gateway/operations.ts'
import { startGateway, temporaryFolder } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { pinCores } from './harness/cores.ts'
import { type Report, shownRatio, shownSpread, shownVerdict, type Verdict } from './harness/report.ts'
import { ask, bytesOf, type Request } from './harness/request.ts'
import { type Contender, measureSideBySide } from './harness/rounds.ts'
import { type Server, startServer } from './harness/server.ts'
import { ratiosOf, spreadOf } from './harness/statistics.ts'

const CONNECTIONS = 16
const ROUNDS = 7
const WARM_UP = 2
const SLICE_LIMIT_MS = 5_000

interface Side {
  readonly server: Server
  readonly requests: readonly Request[]
}
interface Comparison {
  readonly what: string
  readonly peer: string
  /** Nothing where design.md sets none. */
  readonly budget?: number
  readonly operations: number
  readonly sign: string
  readonly gateway: Side
  readonly peerSide: Side
  readonly mercurius: Side
}
interface Servers {
  readonly upstream: Server
  readonly gateway: Server
  readonly passthrough: Server
  readonly backendForFrontend: Server
  readonly mercurius: Server
}

const comparisonsOf = ({ gateway, passthrough, backendForFrontend, mercurius }: Servers): Comparison[] => [
  {
    what: 'list, a page of 10',
    peer: 'bare Fastify passthrough',
    budget: 1.4,
    operations: 2_500,
    sign: '"jobs":',
    gateway: { server: gateway, requests: requests.list.graphql },
    peerSide: { server: passthrough, requests: requests.list.rest },
    mercurius: { server: mercurius, requests: requests.list.graphql },
  },
  {
    what: 'list, the same page for all',
    peer: 'bare Fastify passthrough',
    operations: 2_500,
    sign: '"jobs":',
    gateway: { server: gateway, requests: requests.list.graphql.slice(0, 1) },
    peerSide: { server: passthrough, requests: requests.list.rest.slice(0, 1) },
    mercurius: { server: mercurius, requests: requests.list.graphql.slice(0, 1) },
  },
  {
    what: 'list with nested customers',
    peer: 'hand-written backend-for-frontend',
    budget: 1.05,
    operations: 600,
    sign: '"data":{"jobs":{',
    gateway: { server: gateway, requests: requests.nested.graphql },
    peerSide: { server: backendForFrontend, requests: requests.nested.rest },
    mercurius: { server: mercurius, requests: requests.nested.graphql },
  },
  {
    what: 'mutation',
    peer: 'bare Fastify passthrough',
    budget: 1.2,
    operations: 2_500,
    sign: '"job":{',
    gateway: { server: gateway, requests: requests.mutation.graphql },
    peerSide: { server: passthrough, requests: requests.mutation.rest },
    mercurius: { server: mercurius, requests: requests.mutation.graphql },
  },
]

const contenderOf = ({ server, requests: asked }: Side, { operations, sign }: Comparison): Contender => {
  const bytes = asked.map(bytesOf)
  const requestAt = (index: number): Buffer => bytes[index % bytes.length] as Buffer
  return { server, load: { connections: CONNECTIONS, operations, limitMs: SLICE_LIMIT_MS, requestAt, sign } }
}

const answerOf = ({ server, requests: [first] }: Side): Promise<unknown> => ask(server.url, first as Request)

async function callsOf(upstream: Server, side: Side): Promise<number> {
  const count = async () => Number(await ask(upstream.url, { method: 'GET', path: '/calls' }))
  const before = await count()
  await answerOf(side)
  return (await count()) - before
}

/** Nobody may win by doing less: equal answers where the interface is the same, and equally many calls. */
async function checkFairness(upstream: Server, { what, gateway, peerSide, mercurius }: Comparison): Promise<number> {
  const answer = await answerOf(gateway)
  deepStrictEqual(await answerOf(mercurius), answer, `${what}: bare Mercurius answers something else`)
  if (what.includes('nested')) deepStrictEqual(await answerOf(peerSide), answer, `${what}: the peer answers something else`)
  const calls = await callsOf(upstream, gateway)
  for (const side of [peerSide, mercurius]) {
    const others = await callsOf(upstream, side)
    if (others !== calls) throw new Error(`${what}: the gateway makes ${calls} calls, ${side.server.name} ${others}`)
  }
  return calls
}

async function measure(upstream: Server, comparison: Comparison): Promise<{ row: string[]; verdicts: Verdict[] }> {
  const { what, peer, budget, gateway, peerSide, mercurius } = comparison
  const calls = await checkFairness(upstream, comparison)
  const contenders = [gateway, peerSide, mercurius].map((side) => contenderOf(side, comparison))
  const [own = [], others = [], bare = []] = await measureSideBySide(contenders, ROUNDS, WARM_UP)
  const ratio = ratiosOf(own, others)
  const verdicts = budget === undefined ? [] : [{ what: `gateway, ${what}`, measured: Number(ratio.median.toFixed(2)), budget }]
  const row = [what, String(calls), shown(own), `${peer}: ${shown(others)}`, shownRatio(ratio)]
  return { row: [...row, verdicts.map(shownVerdict).join('') || '–', `${shown(bare)}, ${shownRatio(ratiosOf(bare, others))}`], verdicts }
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

export const benchmarkGateway = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const folder = temporaryFolder()
    later(folder.remove)
    const file = join(folder.path, 'recording.json')
    await record(file)
    const servers = await startServers(file, later)
    const measured = []
    for (const comparison of comparisonsOf(servers)) measured.push(await measure(servers.upstream, comparison))
    const columns = ['Operation', 'calls', 'gateway, µs', 'peer, µs', 'gateway ÷ peer', 'budget', 'bare Mercurius with jit, µs, and ÷ peer']
    const caption = `CPU for an operation; ${CONNECTIONS} connections, ${ROUNDS} rounds; median (lowest–highest).`
    return { tables: [{ caption, columns, rows: measured.map(({ row }) => row) }], verdicts: measured.flatMap(({ verdicts }) => verdicts) }
  })
