import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { latePart } from '../shared/late/latePart.ts'
import { pageFinder } from './prefetch.ts'

const pageAt = (path: string): RouteObject => ({ path, handle: latePart(() => Promise.resolve(path)) })
const children = [
  { index: true, handle: latePart(() => Promise.resolve('home')) },
  ...['jobs', 'jobs/:jobId', 'jobs/new', 'jobs/:jobId/edit', 'customers/:customerId/properties/new'].map(pageAt),
  { path: '*' },
]
const routes: RouteObject[] = [{ path: '/', children: [{ children }] }]

test.each([
  '/',
  '/jobs',
  '/jobs/',
  '/jobs/new',
  '/jobs/12',
  '/jobs/12/edit',
  '/customers/3/properties/new',
  '/nowhere',
  '/jobs/12/edit/more',
])('the page of %s is the one that the router shows', (pathname) => {
  expect(pageFinder(routes)(pathname)?.handle).toBe(matchRoutes(routes, pathname)?.at(-1)?.route.handle)
})
