/** A fake backend that replays recorded bodies and counts calls. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { customerBody, managedBody, pageBody, PAGES, type Recording, ROWS } from './recording.ts'

const KEEP_OPEN_MS = 120_000
/** Gateways with different base URLs get different delays. */
const PREFIX = /^\/\w+(?=\/api\/)/

const recording = JSON.parse(readFileSync(process.env['RECORDING'] ?? '', 'utf8')) as Recording
const pages = Array.from({ length: PAGES }, (_, page) => pageBody(recording, page))
const customers = Array.from({ length: PAGES * ROWS }, (_, id) => customerBody(recording, id))
const managed = managedBody(recording)
let calls = 0
/** Milliseconds by path with its prefix, if any; see `/delay`. */
const delays = new Map<string, number>()

const numberIn = (url: string, pattern: RegExp): number => Number(pattern.exec(url)?.[1] ?? 0)

function bodyFor(url: string): Buffer | undefined {
  if (url.startsWith('/api/v1/jobs/job_listing')) return pages[numberIn(url, /[?&]page=(\d+)/)]
  if (url.startsWith('/api/v1/customers/')) return customers[numberIn(url, /(\d+)$/)]
  return url === '/api/v1/jobs/manage_job' ? managed : undefined
}

/** `/delay?path=/api/v1/taxes&ms=500` delays every later reply of a path. */
function setDelay(url: string): void {
  const { searchParams } = new URL(url, 'http://upstream')
  delays.set(searchParams.get('path') ?? '', Number(searchParams.get('ms')))
}

function answer({ url = '' }: IncomingMessage): Buffer {
  if (url === '/calls') return Buffer.from(String(calls))
  if (url.startsWith('/delay')) setDelay(url)
  calls += 1
  return bodyFor(url.replace(PREFIX, '')) ?? Buffer.from('{}')
}

const server = createServer((request, response) => {
  const body = answer(request)
  request.resume()
  const reply = (): void => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    response.end(body)
  }
  const delayMs = delays.get(request.url?.split('?')[0] ?? '') ?? 0
  if (delayMs > 0) setTimeout(reply, delayMs)
  else reply()
})
server.keepAliveTimeout = KEEP_OPEN_MS
server.listen(Number(process.env['PORT']), process.env['HOST'])
