import { writeFileSync } from 'node:fs'
import type { Customer } from '@callout/contracts/customers/schemas'
import type { Envelope } from '@callout/contracts/wire/envelope'
import type { ManagedJob } from '@callout/contracts/jobs/manageJob'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import type { JobPage, JobSummary } from '@callout/contracts/jobs/schemas/list'
import { restHeaders, signInAsOwner, startMockApi } from '../harness/callout.ts'
import { ask } from '../harness/request.ts'
import { type Recording, ROWS } from './recording.ts'

async function recordFrom(url: string): Promise<Recording> {
  const headers = restHeaders(await signInAsOwner(url))
  const get = async <T>(path: string) => (await ask(url, { method: 'GET', path: `/api/v1${path}`, headers })) as Envelope<T>
  const listing = await get<JobPage>(`/jobs/job_listing?page=1&per_page=${ROWS}&sort_by=start_at&sort_dir=desc`)
  const assigned = await get<JobPage>('/jobs/job_listing?status[]=1&per_page=1')
  const { id, lock_version, customer } = assigned.responseData.jobs[0] as JobSummary
  const body = { job_id: id, action: 'start', lock_version }
  const managed = (await ask(url, { method: 'POST', path: '/api/v1/jobs/manage_job', headers, body })) as Envelope<ManagedJob>
  return { listing, customer: await get<Customer>(`/customers/${customer?.id}`), managed, job: await get<Job>(`/jobs/${id}`) }
}

export async function record(file: string): Promise<void> {
  const mock = await startMockApi({ size: 'demo' })
  try {
    const recording = await recordFrom(mock.url)
    for (const { responseCode, responseMessage } of Object.values(recording) as Envelope[])
      if (responseCode !== 200) throw new Error(`The mock-api refused: ${responseMessage}`)
    writeFileSync(file, JSON.stringify(recording))
  } finally {
    await mock.stop()
  }
}
