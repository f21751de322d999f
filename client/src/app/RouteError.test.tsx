import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { setServerAway } from '../lib/api/reach.ts'
import { RouteError } from './RouteError.tsx'

// A page that is still there would be loaded anew.
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

test('without network, a page that is not on the device says what it takes, and leads to today', () => {
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
