import { writeFileSync } from 'node:fs'
import type { CustomerPage, CustomerRow } from '@callout/contracts/customers/schemas'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import type { JobPage, JobSummary } from '@callout/contracts/jobs/schemas/list'
import type { z } from '@callout/contracts/wire/zod'
import { askRest, restHeaders } from '../harness/callout.ts'
import { ask } from '../harness/request.ts'

const PAGE_SIZE = 100
const AT_ONCE = 8

export interface Replies {
  readonly list: unknown
  readonly customers: unknown
  readonly job: unknown
  readonly note: unknown
}

async function pagesOf(url: string, token: string, pages: number): Promise<JobSummary[]> {
  const jobs: JobSummary[] = []
  for (let page = 1; page <= pages; page += 1) {
    const path = `/api/v1/jobs/job_listing?page=${page}&per_page=${PAGE_SIZE}`
    jobs.push(...(await askRest<JobPage>(url, { method: 'GET', path, headers: restHeaders(token) })).jobs)
  }
  return jobs
}

async function customersOf(url: string, token: string): Promise<CustomerRow[]> {
  const customers: CustomerRow[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/api/v1/customers/list_customers?page=${page}&per_page=${PAGE_SIZE}`
    const read = await askRest<z.output<typeof CustomerPage>>(url, { method: 'GET', path, headers: restHeaders(token) })
    customers.push(...read.customers)
    pages = read.pagination?.total_pages ?? 0
  }
  return customers
}

async function detailsOf(url: string, token: string, ids: readonly number[]): Promise<Job[]> {
  const details: Job[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    details.push(
      ...(await Promise.all(
        some.map((id) => askRest<Job>(url, { method: 'GET', path: `/api/v1/jobs/${id}`, headers: restHeaders(token) })),
      )),
    )
  }
  return details
}

/** Writes the peers' data into a folder: `replies.json` for bare Fastify, `db.json` for json-server. Returns the job ids. */
export async function writeRecords(url: string, token: string, folder: string): Promise<number[]> {
  const headers = restHeaders(token)
  const get = (path: string) => ask(url, { method: 'GET', path: `/api/v1${path}`, headers })
  const first = await askRest<JobPage>(url, { method: 'GET', path: '/api/v1/jobs/job_listing?per_page=1', headers })
  const jobs = await pagesOf(url, token, Math.ceil((first.pagination?.total_count ?? 0) / PAGE_SIZE))
  const ids = jobs.map(({ id }) => id)
  const job_details = await detailsOf(url, token, ids)
  const customers = await customersOf(url, token)
  writeFileSync(`${folder}/db.json`, JSON.stringify({ jobs, job_details, customers, notes: [] }))
  const body = { job_id: ids[0], event: 'note', note: 'Called the customer.' }
  const note = await ask(url, { method: 'POST', path: '/api/v1/jobs/job_history_update', headers, body })
  const list = await get('/jobs/job_listing?page=1&per_page=10')
  const replies: Replies = {
    list,
    customers: await get('/customers/list_customers?page=1&per_page=10'),
    job: await get(`/jobs/${ids[0]}`),
    note,
  }
  writeFileSync(`${folder}/replies.json`, JSON.stringify(replies))
  return ids
}
