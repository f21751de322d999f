/** Bare Fastify with the mock API's replies in memory. Notes are written to a file before they are acknowledged. */
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { fastify, LogController } from 'fastify'
import type { Replies } from './records.ts'

const folder = process.env['BENCH_FOLDER'] ?? ''
const replies = JSON.parse(readFileSync(`${folder}/replies.json`, 'utf8')) as Replies
const file = await open(`${folder}/notes.log`, 'a')

let waiting: string[] = []
let writing: Promise<void> = Promise.resolve()
let next: Promise<void> | undefined

async function writeGroup(): Promise<void> {
  next = undefined
  const lines = waiting.join('')
  waiting = []
  await file.appendFile(lines)
  await file.datasync()
}

/** Groups lines that arrive during a write into the next one. */
function durable(line: string): Promise<void> {
  waiting.push(line)
  if (next === undefined) {
    next = writing.then(writeGroup)
    writing = next
  }
  return next
}

const id = { type: 'integer', minimum: 1 }
const headers = {
  type: 'object',
  required: ['authorization', 'x-fc-app-platform'],
  properties: { authorization: { type: 'string', minLength: 1 }, 'x-fc-app-platform': { const: '2' } },
}
const day = { type: 'string', format: 'date' }
const querystring = {
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1, default: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    search: { type: 'string', maxLength: 200 },
    branch_id: id,
    date_from: day,
    date_to: day,
    status: { type: 'array', items: { type: 'integer' } },
    sort_by: { type: 'string' },
    sort_dir: { enum: ['asc', 'desc'] },
  },
}
const params = { type: 'object', required: ['id'], properties: { id } }
const note = {
  type: 'object',
  required: ['job_id', 'note'],
  properties: { job_id: id, visit_id: id, event: { const: 'note' }, note: { type: 'string', minLength: 1, maxLength: 5000 } },
}

const app = fastify({ logger: true, logController: new LogController({ disableRequestLogging: true }) })
app.addHook('onResponse', (request, reply, done) => {
  const { method, routeOptions } = request
  request.log.info({ method, path: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  done()
})
app.get('/health', () => ({ status: 'ok' }))
app.get('/api/v1/jobs/job_listing', { schema: { headers, querystring } }, () => replies.list)
app.get('/api/v1/customers/list_customers', { schema: { headers, querystring } }, () => replies.customers)
app.get('/api/v1/jobs/:id', { schema: { headers, params } }, () => replies.job)
app.post('/api/v1/jobs/job_history_update', { schema: { headers, body: note } }, async ({ body }) => {
  await durable(`${JSON.stringify(body)}\n`)
  return replies.note
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
