/** Two gateways as processes of their own behind one address, replaced one after the other under load. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

const main = new URL('../../gateway/src/main.ts', import.meta.url).pathname
const question = JSON.stringify({ query: '{ cancelReasons { id } }' })
const READY_EVERY_MS = 30

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** One of the gateways behind the address; a new process has a new port. */
class Place {
  port = 0
  isReady = false
  #process: ChildProcess | undefined
  readonly #backend: number

  constructor(backend: number) {
    this.#backend = backend
  }

  async start(): Promise<void> {
    const settings = {
      PORT: '0',
      NODE_ENV: 'production',
      OPEN_DOCUMENTS: '1',
      DRAIN_MS: '1500',
      CLOSING_MS: '1000',
      LIVE_POLL_SECONDS: '0',
    }
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, REST_BASE_URL: `http://127.0.0.1:${this.#backend}/api/v1`, ...settings }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    child.stdout.resume()
    this.port = Number(/:(\d+)"/.exec(line.toString())?.[1])
  }

  /** Resolves with the code and the signal of its end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown[]> {
    const child = this.#process as ChildProcess
    if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode]
    const gone = once(child, 'exit')
    child.kill(signal)
    return gone
  }

  async look(): Promise<void> {
    this.isReady = await fetch(`http://127.0.0.1:${this.port}/health/ready`).then(
      ({ ok, body }) => (void body?.cancel(), ok),
      () => false,
    )
  }
}

let backend: Server
let front: Server
let places: readonly [Place, Place]
let url: string
let watch: NodeJS.Timeout

beforeAll(async () => {
  backend = createServer(async (_, response) => {
    await pause(20)
    response.end(JSON.stringify({ responseCode: 200, responseMessage: '', responseData: [{ id: 1, reason: 'Other' }] }))
  })
  const port = await listening(backend)
  places = [new Place(port), new Place(port)]
  await Promise.all(places.map((place) => place.start()))
  // A load balancer: sends requests in turn to servers that are ready.
  watch = setInterval(() => places.forEach((place) => void place.look()), READY_EVERY_MS)
  let turn = 0
  front = createServer((incoming, outgoing) => {
    const ready = places.filter(({ isReady }) => isReady)
    const place = ready[turn++ % Math.max(1, ready.length)] ?? places[0]
    const { method, url: path, headers } = incoming
    const passed = request({ host: '127.0.0.1', port: place.port, method, path, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => {
      place.isReady = false
      outgoing.writeHead(502).end()
    })
    incoming.pipe(passed)
  })
  url = `http://127.0.0.1:${await listening(front)}/graphql`
  while (!places.every(({ isReady }) => isReady)) await pause(READY_EVERY_MS)
})

afterAll(async () => {
  clearInterval(watch)
  await Promise.all(places.map((place) => place.end('SIGTERM')))
  front.close()
  backend.close()
})

/** Clients that send one request after another until stopped; records each response's status and text. */
function people(count: number): { readonly answers: readonly string[]; readonly stop: () => Promise<readonly string[]> } {
  const over = { is: false }
  const answers: string[] = []
  const ask = async (token: string): Promise<void> => {
    while (!over.is) {
      const headers = { 'content-type': 'application/json', authorization: token }
      const answer = await fetch(url, { method: 'POST', headers, body: question })
      answers.push(`${answer.status} ${await answer.text()}`)
    }
  }
  const all = Array.from({ length: count }, (_, at) => ask(`token-${at}`))
  return { answers, stop: async () => ((over.is = true), await Promise.all(all), answers) }
}
const untilMore = (answers: readonly string[], count: number): Promise<void> => {
  const enough = answers.length + count
  return expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(enough)
}
const good = '200 {"data":{"cancelReasons":[{"id":"1"}]}}'

test('replaced one after the other they lose nothing', { tags: 'nightly' }, async () => {
  const asking = people(8)
  for (const place of places) {
    expect(await place.end('SIGTERM')).toEqual([0, null])
    await place.start()
    await expect.poll(() => place.isReady, { timeout: 60_000 }).toBe(true)
  }
  const answers = await asking.stop()
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter((answer) => answer !== good)).toEqual([])
})

test('one that is killed loses what it had under way, and no more', async () => {
  const asking = people(8)
  await untilMore(asking.answers, 20)
  await places[0].end('SIGKILL')
  await expect.poll(() => places[0].isReady, { timeout: 60_000 }).toBe(false)
  // The last 20 were sent after the balancer noticed.
  await untilMore(asking.answers, 40)
  const answers = await asking.stop()
  const lost = answers.filter((answer) => answer !== good)
  expect(answers.slice(-20).every((answer) => answer === good)).toBe(true)
  expect(lost.length).toBeLessThan(40)
  expect([...new Set(lost.map((answer) => answer.slice(0, 3)))].every((status) => status === '502')).toBe(true)
  await places[0].start()
})

test('an upload that has stalled and a reader that does not read cannot hold one that closes', { tags: 'nightly' }, async () => {
  const { port } = places[1]
  const head = (length: number): string =>
    `POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
  const [stalled, deaf] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  for (const socket of [stalled, deaf]) socket.on('error', () => undefined)
  stalled.write(`${head(1000)}{"query":`)
  deaf.pause()
  for (let at = 0; at < 50; at++) deaf.write(head(question.length) + question)
  await pause(100)
  const beganAt = performance.now()
  expect(await places[1].end('SIGTERM')).toEqual([0, null])
  // DRAIN_MS and CLOSING_MS, and the time of a busy machine.
  expect(performance.now() - beganAt).toBeLessThan(40_000)
  stalled.destroy()
  deaf.destroy()
  await places[1].start()
})
