import { plainReplies } from './plain.ts'

type Loose = Readonly<Record<string, unknown>>
interface Asked {
  readonly method: string
  /** Below the version, without the query. */
  readonly path: string
  readonly body: unknown
}

/** What each action of `manage_job` leads to. */
const statusAfter: Readonly<Record<string, number>> = {
  schedule: 0,
  unschedule: 11,
  assign: 1,
  unassign: 0,
  on_the_way: 2,
  reached: 3,
  start: 4,
  create_invoice: 5,
  finish: 6,
  cancel: 7,
  decline: 8,
  reopen: 4,
}

const sample = plainReplies['GET /jobs/0'] as Loose
const known = new Set(Object.keys(sample))
const getRecord = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
/** Of what is written, what the specification names. */
const namedIn = (body: Loose): Loose => Object.fromEntries(Object.entries(body).filter(([name]) => known.has(name) && name !== 'id'))

function firstStatus({ schedule_later, staff_ids }: Loose): number {
  if (schedule_later === true) return 11
  return Array.isArray(staff_ids) && staff_ids.length > 0 ? 1 : 0
}

/**
 * Stores jobs as sent, with the specification's names. Returns reply data for job calls: null for an unknown job, undefined for
 * other calls.
 */
export function createJobStore(): (asked: Asked) => unknown {
  const jobs = new Map<number, Loose>([[Number(sample['id']), sample]])
  const put = (id: number, job: Loose): Loose => {
    const stored = { ...job, id }
    jobs.set(id, stored)
    return stored
  }
  const created = (body: Loose): Loose => put(Math.max(...jobs.keys()) + 1, { ...namedIn(body), status: firstStatus(body) })
  const managed = ({ job_id, action, ...others }: Loose): Loose => {
    const job = jobs.get(Number(job_id))
    const status = statusAfter[String(action)] ?? job?.['status']
    return { job: put(Number(job_id), { ...job, ...namedIn(others), status }) }
  }
  const ofOne = (method: string, id: number, body: Loose): unknown => {
    const job = jobs.get(id)
    if (!job || method === 'GET') return job ?? null
    if (method === 'PUT') return put(id, { ...job, ...namedIn(body) })
    jobs.delete(id)
    return { id }
  }
  return ({ method, path, body }) => {
    const id = /^\/jobs\/(\d+)$/.exec(path)?.[1]
    if (id !== undefined) return ofOne(method, Number(id), getRecord(body))
    if (method === 'POST' && path === '/jobs') return created(getRecord(body))
    if (method === 'POST' && path === '/jobs/manage_job') return managed(getRecord(body))
    if (method !== 'GET' || path !== '/jobs/job_listing') return undefined
    const rows = [...jobs.values()]
    return { jobs: rows, pagination: { current_page: 1, per_page: 10, total_count: rows.length, total_pages: 1 } }
  }
}
