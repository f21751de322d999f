/** A bare Fastify server with the mock-api's replies in memory. Notes go into a file before they are acknowledged. */
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { fastify } from 'fastify'
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

/** What comes while one group is written makes the next one. */
function durable(line: string): Promise<void> {
  waiting.push(line)
  if (next === undefined) {
    next = writing.then(writeGroup)
    writing = next
  }
  return next
}

const app = fastify()
app.get('/health', () => ({ status: 'ok' }))
app.get('/api/v1/jobs/job_listing', () => replies.list)
app.get('/api/v1/jobs/:id', () => replies.job)
app.post('/api/v1/jobs/job_history_update', async ({ body }) => {
  await durable(`${JSON.stringify(body)}\n`)
  return replies.note
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
