/** Live changes: 500 windows on one gateway. */
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startGateway } from './harness/callout.ts'
import { withCleanUp } from './harness/cleanUp.ts'
import { pinCores } from './harness/cores.ts'
import { type Report, shown } from './harness/report.ts'
import { type Server, startServer } from './harness/server.ts'

const COMPANIES = 25
const WINDOWS = 20
const ALL = COMPANIES * WINDOWS
const MEASURED_MS = 15_000
const SETTLED_MS = 6_000
const SECOND = 1000
const MB = 1024 * 1024

interface Calls {
  readonly reads: number
  readonly writes: number
}
const callsOf = async ({ url }: Server): Promise<Calls> => (await (await fetch(`${url}/calls`)).json()) as Calls

const headersOf = (company: number, person: number) => ({
  authorization: `c${company}-w${person}`,
  'content-type': 'application/json',
  accept: 'application/json',
})
const ask = async (gateway: Server, company: number, person: number, query: string): Promise<void> => {
  const reply = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: headersOf(company, person),
    body: JSON.stringify({ query }),
  })
  const text = await reply.text()
  if (text.includes('"errors"')) throw new Error(text)
}

/** What the windows have heard, and what they do then. */
interface Hearing {
  notices: number
  onNotice: (company: number, person: number) => void
}

function openWindow(gateway: Server, company: number, person: number, hearing: Hearing): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(`${gateway.url}/events`, { headers: headersOf(company, person), agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream was answered ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (text: string) => {
        if (!text.includes('notices')) return
        hearing.notices += 1
        hearing.onNotice(company, person)
      })
      response.on('error', () => undefined)
      return resolve(() => request.destroy())
    })
    request.on('error', () => undefined)
  })
}

interface Servers {
  readonly gateway: Server
  readonly upstream: Server
}
interface Measured {
  /** Of one core. */
  readonly cpuPercent: number
  readonly readsPerSecond: number
  readonly readsPerChange: number
  readonly noticesPerChange: number
}

/** One change a second in each of so many companies, for a while. */
async function measure({ gateway, upstream }: Servers, hearing: Hearing, changing: number): Promise<Measured> {
  hearing.notices = 0
  const before = await callsOf(upstream)
  const cpu = await gateway.cpuMicroseconds()
  const start = performance.now()
  for (let second = 0; second < MEASURED_MS / SECOND; second += 1) {
    for (let company = 0; company < changing; company += 1)
      void ask(gateway, company, 0, 'mutation { manageJob(input: { jobId: 1, action: START, lockVersion: 1 }) { job { id } } }')
    await pause(SECOND)
  }
  const cpuPercent = ((await gateway.cpuMicroseconds()) - cpu) / (performance.now() - start) / 10
  const seconds = (performance.now() - start) / SECOND
  const after = await callsOf(upstream)
  const [reads, changes] = [after.reads - before.reads, after.writes - before.writes]
  return { cpuPercent, readsPerSecond: reads / seconds, readsPerChange: reads / changes, noticesPerChange: hearing.notices / changes }
}

const rowOf = (what: string, { cpuPercent, readsPerSecond, readsPerChange, noticesPerChange }: Measured): string[] => [
  what,
  `${shown(cpuPercent)} %`,
  shown(readsPerSecond),
  ...[readsPerChange, noticesPerChange].map((figure) => (Number.isFinite(figure) ? shown(figure) : '–')),
]

/** CPU, memory and upstream reads of a gateway that 500 windows of 25 companies listen to. */
export const benchmarkLive = (): Promise<Report> =>
  withCleanUp(async (later) => {
    const cores = pinCores()
    const upstream = await startServer({ name: 'upstream', module: import.meta.resolve('./live/upstream.ts'), core: cores?.load })
    later(upstream.stop)
    const gateway = await startGateway({ upstream: upstream.url, core: cores?.server })
    later(gateway.stop)
    const servers = { gateway, upstream }
    const hearing: Hearing = { notices: 0, onNotice: () => undefined }
    for (let person = 0; person < 4; person += 1) await ask(gateway, 99, person, '{ job(id: 1) { id title lockVersion } }')
    const heapBefore = await gateway.heapBytes()
    const rssBefore = await gateway.rssBytes()
    const windows: (() => void)[] = []
    for (let company = 0; company < COMPANIES; company += 1)
      windows.push(...(await Promise.all(Array.from({ length: WINDOWS }, (_, person) => openWindow(gateway, company, person, hearing)))))
    later(() => windows.forEach((close) => close()))
    await pause(SETTLED_MS)
    const heap = (await gateway.heapBytes()) - heapBefore
    const rss = (await gateway.rssBytes()) - rssBefore
    const idle = await measure(servers, hearing, 0)
    const told = await measure(servers, hearing, COMPANIES)
    hearing.onNotice = (company, person) => void ask(gateway, company, person, '{ job(id: 1) { id title lockVersion } }')
    const read = await measure(servers, hearing, COMPANIES)
    return {
      tables: [
        {
          caption: `${ALL} windows of ${COMPANIES} companies on one gateway, each with a token of its own; ${MEASURED_MS / SECOND} s each.`,
          columns: ['', 'CPU of a core', 'upstream reads a second', 'reads for each change', 'windows told of each change'],
          rows: [
            rowOf('nothing changes', idle),
            rowOf('one change a second in each company', told),
            rowOf('the same, and each window reads the job that it was told of', read),
          ],
        },
        {
          caption: 'Memory for each window, the readings of its company included.',
          columns: ['', 'heap, kB', 'resident, kB', 'resident of all, MB'],
          rows: [['after a collection', shown(heap / ALL / 1024), shown(rss / ALL / 1024), shown((rss + rssBefore) / MB)]],
        },
      ],
      verdicts: [],
    }
  })
