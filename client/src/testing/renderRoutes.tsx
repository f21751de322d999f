import { ApolloProvider } from '@apollo/client/react'
import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onTestFinished } from 'vitest'
import { createApollo } from '../lib/api/createApollo.ts'

/** Renders routes of a test at a path with a location state, without the client's layout. */
export function renderRoutes(path: string, routes: RouteObject[], state: unknown = null): void {
  // React Router keeps the location state in `usr`.
  window.history.replaceState({ usr: state }, '', path)
  const router = createBrowserRouter(routes)
  // A router that listens would follow the navigations of later tests.
  onTestFinished(() => router.dispose())
  render(
    <MantineProvider>
      <ApolloProvider client={createApollo(() => undefined)}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>,
  )
}
