/** The backend of the live benchmark: companies by their tokens (`c3-w5`: company 3), lists of a hundred rows, and a count of the calls. */
import { createServer } from 'node:http'

const ROWS = 100
const versions = new Map<string, number>()
let reads = 0
let writes = 0

const ok = (responseData: unknown): string => JSON.stringify({ responseCode: 200, responseMessage: 'Success', responseData })
const rowsOf = (company: string, name: string): object[] =>
  Array.from({ length: ROWS }, (_, index) => ({
    id: ROWS - index,
    job_number: `JOB-${ROWS - index}`,
    title: 'Boiler check',
    status: 1,
    date: '2026-11-18',
    customer: { id: index + 1, name: 'Ada Lane', phone: '5550100150' },
    staffs: [{ id: 13, name: 'Marcus Hall', color: '#1864ab' }],
    lock_version: versions.get(`${company} ${name} ${ROWS - index}`) ?? 1,
  }))

const texts = new Map<string, string>()
function listOf(company: string, name: string): string {
  const key = `${company} ${name}`
  const text =
    texts.get(key) ??
    ok({ [name]: rowsOf(company, name), pagination: { current_page: 1, per_page: ROWS, total_count: ROWS, total_pages: 1 } })
  texts.set(key, text)
  return text
}

/** Raises the version of a job, as an action does. */
function changed(company: string): string {
  const key = `${company} jobs 1`
  versions.set(key, (versions.get(key) ?? 1) + 1)
  texts.delete(`${company} jobs`)
  return ok({ job: { id: 1, customer_id: 7, lock_version: versions.get(key) } })
}

function answer(path: string, company: string, token: string): string {
  if (path.startsWith('/users/user_profile_get'))
    return ok({
      user: {
        id: Number(/w(\d+)/.exec(token)?.[1] ?? 0) + 1,
        user_type: 'company',
        company_id: Number(company) + 1,
        timezone: 'America/Chicago',
      },
    })
  if (path.startsWith('/jobs/job_listing')) return listOf(company, 'jobs')
  if (path.startsWith('/customers/')) return listOf(company, 'customers')
  if (path.startsWith('/jobs/paid_unpaid_invoices')) return listOf(company, 'invoices')
  if (path.startsWith('/jobs/dispatch_map')) return ok({ visits: [], unassigned: [], staffs: [], gone: [], server_at: 1_795_000_000 })
  return ok({ id: 1, title: 'Boiler check', lock_version: versions.get(`${company} jobs 1`) ?? 1 })
}

createServer((request, response) => {
  const { url = '', method, headers } = request
  const token = headers.authorization ?? ''
  const company = /c(\d+)/.exec(token)?.[1] ?? ''
  const path = url.replace('/api/v1', '')
  request.resume()
  response.setHeader('content-type', 'application/json')
  if (url === '/health') return response.end('{}')
  if (url === '/calls') return response.end(JSON.stringify({ reads, writes }))
  if (method === 'POST') writes += 1
  else reads += 1
  return response.end(method === 'POST' ? changed(company) : answer(path, company, token))
}).listen(Number(process.env['PORT']), process.env['HOST'])
