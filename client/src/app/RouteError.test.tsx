import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { setServerAway } from '../lib/api/reach.ts'
import { RouteError } from './RouteError.tsx'

// Unmount first: a mounted page reloads once the server is reachable.
afterEach(() => {
  cleanup()
  setServerAway(false)
})

const missing = new TypeError('Failed to fetch dynamically imported module: https://callout.example/assets/a1b2.js')

function open(error: unknown): void {
  const routes = [{ id: 'page', path: '/', Component: () => null, ErrorBoundary: RouteError }]
  const router = createMemoryRouter(routes, { hydrationData: { errors: { page: error } } })
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  )
}

test('offline, a page that is not cached says what it needs and links to Today', () => {
  setServerAway(true)
  open(missing)
  expect(screen.getByRole('alert')).toHaveTextContent('Open this page once while online')
  expect(screen.getByRole('link', { name: 'Go to today' })).toHaveAttribute('href', '/')
})

test.each([
  ['an error of a page is one without network, too', true, new TypeError('undefined is not an object')],
  ['with a network, a part that cannot be had is an error', false, missing],
])('%s', (_, isAway, error) => {
  setServerAway(isAway)
  open(error)
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
})
