import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { createPageRouter } from '../shared/navigation/pageRouter.ts'
import { routes } from './routes.tsx'

const pathsOf = (some: readonly RouteObject[], above = ''): string[] =>
  some.flatMap(({ path = '', children }) => {
    const whole = `${above}/${path}`.replaceAll(/\/+/g, '/')
    return children ? pathsOf(children, whole) : [whole]
  })

/** Pages, and what they are of: ids of the routes, and what stands in the place of placeholders. */
const told = (matches: ReturnType<typeof matchRoutes>) =>
  (matches ?? []).map(({ route: { id }, params, pathname }) => ({ id, params, pathname }))

const odd = [
  '/jobs/',
  '//jobs',
  '/JOBS',
  '/Jobs/12/Edit',
  '/jobs/new/',
  '/jobs/a%20b',
  '/jobs/a%2Fb/edit',
  '/nowhere',
  '/jobs/1/2/3',
  '/settings/x',
]

test('each address leads to the page to which the library would lead', () => {
  const router = createPageRouter(routes)
  const addresses = [...pathsOf(routes).map((path) => path.replaceAll(/:\w+/g, '12')), ...odd]
  expect(addresses.length).toBeGreaterThan(70)
  for (const pathname of addresses) {
    const found = told((router as unknown as { match: (at: { pathname: string }) => ReturnType<typeof matchRoutes> }).match({ pathname }))
    expect({ pathname, found }).toEqual({ pathname, found: told(matchRoutes(router.routes, { pathname })) })
  }
})
