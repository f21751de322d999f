import { restHeaders } from '../harness/callout.ts'
import type { Request } from '../harness/request.ts'

/** Number of different pages and jobs. */
export const VARIETY = 50

export const upTo = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

export const pageRequests = (token: string, list = '/jobs/job_listing'): Request[] =>
  upTo(VARIETY, (index) => ({ method: 'GET', path: `/api/v1${list}?page=${index + 1}&per_page=10`, headers: restHeaders(token) }))
