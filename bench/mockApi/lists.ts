import { restHeaders } from '../harness/callout.ts'
import type { Request } from '../harness/request.ts'
import { earningCalls } from './earningCalls.ts'
import { newSearches } from './newSearches.ts'
import { pageRequests, upTo, VARIETY } from './requests.ts'
import { accents, phoneDigits, words } from './searches.ts'

/** More pages than a slice requests. */
const NEW_PAGES = 3_000

export type Lists = readonly (readonly [what: string, requests: readonly Request[]])[]

const searchRequests = (token: string, path: string, searches: readonly string[]): Request[] =>
  searches.map((word) => ({
    method: 'GET',
    path: `/api/v1${path}?per_page=10&search=${encodeURIComponent(word)}`,
    headers: restHeaders(token),
  }))

export const listsOfMany = (token: string): Lists => {
  const headers = restHeaders(token)
  const asked = (path: string, searches: readonly string[]): Request[] => searchRequests(token, path, searches)
  return [
    ['jobs, a page of 10 of 100,000', pageRequests(token)],
    ['customers, a page of 10 of 20,000', pageRequests(token, '/customers/list_customers')],
    ['customers, a search for words in 20,000', asked('/customers/list_customers', words)],
    ['customers, a search for words with accents', asked('/customers/list_customers', accents)],
    ['customers, a search for digits of a phone, in any form', asked('/customers/list_customers', phoneDigits)],
    ['jobs, a search in 100,000', asked('/jobs/job_listing', [...words, ...accents, ...phoneDigits])],
    [
      'staff, a page of 10 of 200',
      upTo(VARIETY, (index) => ({ method: 'GET', path: `/api/v1/staffs/staffs_listing?page=${(index % 20) + 1}`, headers })),
    ],
    ['invoices, a page of 10 of 20,000 with their sums', pageRequests(token, '/jobs/paid_unpaid_invoices')],
    [
      'invoices, a page of 10 of the overdue ones',
      upTo(VARIETY, (index) => ({
        method: 'GET',
        path: `/api/v1/jobs/paid_unpaid_invoices?is_overdue=true&per_page=10&page=${(index % 20) + 1}`,
        headers,
      })),
    ],
    ['invoices, a search in 20,000', asked('/jobs/paid_unpaid_invoices', words)],
    ...earningCalls.map(([what, path]) => [what, [{ method: 'GET', path: `/api/v1${path}`, headers }]] as const),
    ['staff, a search in 200', asked('/staffs/staffs_listing', ['an', 'ana', '555', '(512) 555', 'lee'])],
  ]
}

/** Requests that no cache can answer. */
export const newSearchesOfMany = (token: string): Lists => {
  const { customers, jobs } = newSearches()
  const pages = upTo(NEW_PAGES, (index): Request => ({
    method: 'GET',
    path: `/api/v1/jobs/job_listing?page=${index + 1}&per_page=10`,
    headers: restHeaders(token),
  }))
  return [
    ['jobs, pages of 10 of 100,000, each once', pages],
    ['customers, a search in 20,000', searchRequests(token, '/customers/list_customers', customers)],
    ['jobs, a search in 100,000', searchRequests(token, '/jobs/job_listing', jobs)],
  ]
}
