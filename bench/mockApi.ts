/** CPU per request of the mock API, bare Fastify and json-server, and of lists and searches of a large company. */
import { readsAfterWrites } from './mockApi/afterWrite.ts'
import { dashboardCalls, NOON } from './mockApi/dashboardCalls.ts'
import { type Lists, listsOfMany, newSearchesOfMany } from './mockApi/lists.ts'
import { writeRecords } from './mockApi/records.ts'
import { pageRequests, upTo, VARIETY } from './mockApi/requests.ts'
import { restHeaders, signInAsOwner, startMockApi, temporaryFolder } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { pinCores } from './harness/cores.ts'
import { type Report, shownRatio, shownSpread, shownVerdict, type Table, type Verdict } from './harness/report.ts'
import { ask, bytesOf, type Request } from './harness/request.ts'
import { type Contender, measureSideBySide } from './harness/rounds.ts'
import { type Server, startServer } from './harness/server.ts'
import { ratiosOf, spreadOf } from './harness/statistics.ts'

const CONNECTIONS = 16
const ROUNDS = 7
const WARM_UP = 2
const SLICE_LIMIT_MS = 1_000
const SLICE_OPERATIONS = 2_500
/** Guards of design.md, in milliseconds of CPU at 100,000 jobs. */
const LIST_BUDGET_MS = 15
const SEARCH_BUDGET_MS = 80
/** Reads cost no more than json-server's. */
const PEER_BUDGET = 1

interface Side {
  readonly server: Server
  readonly requests: readonly Request[]
  readonly sign: string
}
interface Comparison {
  readonly what: string
  /** Lowest ratio of json-server's CPU to ours; missing if the work differs. */
  readonly budget?: number
  readonly mock: Side
  readonly bare: Side
  readonly jsonServer: Side
}
interface Servers {
  readonly mock: Server
  readonly bare: Server
  readonly jsonServer: Server
}
interface Measured {
  readonly row: string[]
  readonly verdicts: readonly Verdict[]
}

const peerPages = (name: string): Request[] =>
  upTo(VARIETY, (index) => ({ method: 'GET', path: `/${name}?_page=${index + 1}&_per_page=10` }))

function comparisonsOf({ mock, bare, jsonServer }: Servers, token: string, ids: readonly number[]): Comparison[] {
  const headers = restHeaders(token)
  const some = upTo(VARIETY, (index) => ids[index * Math.floor(ids.length / VARIETY)] ?? 0)
  const reads = some.map((id): Request => ({ method: 'GET', path: `/api/v1/jobs/${id}`, headers }))
  const note = (id: number) => ({ job_id: id, event: 'note', note: 'Called the customer.' })
  const writes = some.map((id): Request => ({ method: 'POST', path: '/api/v1/jobs/job_history_update', headers, body: note(id) }))
  const ours = (requests: readonly Request[]) => {
    const sign = '"responseCode":200'
    return { mock: { server: mock, requests, sign }, bare: { server: bare, requests, sign } }
  }
  const jsonServerSide = (requests: readonly Request[]): Side => ({ server: jsonServer, requests, sign: '"id":' })
  return [
    {
      what: 'list, a page of 10 (of 5,000) with the counts of the tabs',
      budget: PEER_BUDGET,
      ...ours(pageRequests(token)),
      jsonServer: jsonServerSide(peerPages('jobs')),
    },
    {
      what: 'another list: customers, a page of 10 with what they owe and their next visits',
      budget: PEER_BUDGET,
      ...ours(pageRequests(token, '/customers/list_customers')),
      jsonServer: jsonServerSide(peerPages('customers')),
    },
    {
      what: 'read one job',
      budget: PEER_BUDGET,
      ...ours(reads),
      jsonServer: jsonServerSide(some.map((id) => ({ method: 'GET', path: `/job_details/${id}` }))),
    },
    {
      what: 'write a note, durable before acknowledged',
      ...ours(writes),
      jsonServer: jsonServerSide(some.map((id) => ({ method: 'POST', path: '/notes', body: note(id) }))),
    },
  ]
}

const contenderOf = ({ server, requests, sign }: Side): Contender => {
  const bytes = requests.map(bytesOf)
  const requestAt = (index: number): Buffer => bytes[index % bytes.length] as Buffer
  return { server, load: { connections: CONNECTIONS, operations: SLICE_OPERATIONS, limitMs: SLICE_LIMIT_MS, requestAt, sign } }
}

async function measure({ what, budget, mock, bare, jsonServer }: Comparison): Promise<Measured> {
  const contenders = [mock, bare, jsonServer].map(contenderOf)
  const [ownCpuFigures = [], others = [], jsonServerSide = []] = await measureSideBySide(contenders, ROUNDS, WARM_UP)
  const ratio = ratiosOf(jsonServerSide, ownCpuFigures)
  const measured = Number(ratio.median.toFixed(2))
  const verdicts = budget === undefined ? [] : [{ what: `mock-api, json-server ÷ ${what}`, measured, budget, isFloor: true }]
  const figures = [ownCpuFigures, others, jsonServerSide].map((side) => shownSpread(spreadOf(side)))
  return {
    row: [what, ...figures, shownRatio(ratiosOf(ownCpuFigures, others)), shownRatio(ratio), verdicts.map(shownVerdict).join('') || '–'],
    verdicts,
  }
}

type Later = (step: () => Promise<void>) => void

async function started(server: Promise<Server>, later: Later): Promise<Server> {
  const ready = await server
  later(ready.stop)
  return ready
}

async function comparePeers(later: Later): Promise<Measured[]> {
  const core = pinCores()?.server
  const folder = temporaryFolder()
  later(async () => folder.remove())
  const mock = await started(startMockApi({ size: 'demo', core }), later)
  const token = await signInAsOwner(mock.url)
  const ids = await writeRecords(mock.url, token, folder.path)
  const env = { BENCH_FOLDER: folder.path }
  const bare = await started(
    startServer({ name: 'bare Fastify', module: import.meta.resolve('./mockApi/bareServer.ts'), env, core }),
    later,
  )
  const readyPath = '/jobs?_page=1&_per_page=1'
  const jsonServer = await started(
    startServer({ name: 'json-server', module: import.meta.resolve('./mockApi/jsonServer.ts'), env, core, readyPath }),
    later,
  )
  const measured = []
  for (const comparison of comparisonsOf({ mock, bare, jsonServer }, token, ids)) measured.push(await measure(comparison))
  return measured
}

async function compareLists(later: Later, listsOf: (token: string) => Lists): Promise<Measured[]> {
  const core = pinCores()?.server
  const server = await started(startMockApi({ size: 'large', core }), later)
  const lists = listsOf(await signInAsOwner(server.url))
  const contenders = lists.map(([, requests]) => contenderOf({ server, requests, sign: '"responseCode":200' }))
  const measured = await measureSideBySide(contenders, ROUNDS, WARM_UP)
  return lists.map(([what], index) => measuredIn(what, what.includes('search') ? SEARCH_BUDGET_MS : LIST_BUDGET_MS, measured[index] ?? []))
}

function measuredIn(what: string, budget: number, figures: readonly number[]): Measured {
  const spread = spreadOf(figures.map((figure) => figure / 1000))
  const verdict: Verdict = { what: `mock-api, ${what}, ms`, measured: Number(spread.median.toFixed(2)), budget }
  return { row: [what, shownSpread(spread), shownVerdict(verdict)], verdicts: [verdict] }
}

async function compareDashboard(later: Later): Promise<Measured[]> {
  const server = await started(startMockApi({ size: 'large', core: pinCores()?.server }), later)
  // Noon of the seed's day, so that results don't depend on the time of day.
  await ask(server.url, { method: 'POST', path: '/control/clock', headers: {}, body: { now: NOON } })
  const token = await signInAsOwner(server.url)
  const sign = '"responseCode":200'
  const calls = dashboardCalls.map(([, path]): Contender => {
    const request: Request = { method: 'GET', path: `/api/v1${path}`, headers: restHeaders(token) }
    return contenderOf({ server, requests: [request], sign })
  })
  const measured = await measureSideBySide(calls, ROUNDS, WARM_UP)
  return dashboardCalls.map(([what], index) => measuredIn(what, LIST_BUDGET_MS, measured[index] ?? []))
}

async function compareAfterWrites(): Promise<Measured[]> {
  const measured = await readsAfterWrites(
    dashboardCalls.map(([, path]) => path),
    NOON,
  )
  return dashboardCalls.map(([what], index) => measuredIn(`${what} after a write`, LIST_BUDGET_MS, measured[index] ?? []))
}

export const benchmarkMockApi = async (): Promise<Report> => {
  const peers = await withCleanUp(comparePeers)
  const lists = await withCleanUp((later) => compareLists(later, listsOfMany))
  const searches = await withCleanUp((later) => compareLists(later, newSearchesOfMany))
  const dashboard = await withCleanUp(compareDashboard)
  const afterWrites = await compareAfterWrites()
  const caption = `CPU for a request; ${CONNECTIONS} connections, ${ROUNDS} rounds; median (lowest–highest).`
  const columns = [
    'Request',
    'mock-api, µs',
    'bare Fastify, µs',
    'json-server, µs',
    'mock-api ÷ Fastify',
    'json-server ÷ mock-api',
    'budget',
  ]
  const tables: Table[] = [
    { caption, columns, rows: peers.map(({ row }) => row) },
    {
      caption: 'Lists and searches of a large company (20,000 customers, 100,000 jobs, 200 staff).',
      columns: ['Request', 'mock-api, ms', 'budget'],
      rows: lists.map(({ row }) => row),
    },
    {
      caption: 'Searches without repetition: a word, two words or digits of a phone.',
      columns: ['Request', 'mock-api, ms', 'budget'],
      rows: searches.map(({ row }) => row),
    },
    {
      caption: 'The calls of Today over 100,000 jobs.',
      columns: ['Request', 'mock-api, ms', 'budget'],
      rows: dashboard.map(({ row }) => row),
    },
    {
      caption:
        'The same calls as the first read after a write of a visit and its job: time in the server, without a network; medians of 60 reads.',
      columns: ['Request', 'mock-api, ms', 'budget'],
      rows: afterWrites.map(({ row }) => row),
    },
  ]
  return { tables, verdicts: [...peers, ...lists, ...searches, ...dashboard, ...afterWrites].flatMap(({ verdicts }) => verdicts) }
}
