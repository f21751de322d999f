import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import './mantine.css'
import { useEffect, useState } from 'react'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useClosedArea } from './navigation.ts'
import { usePrefetch } from './prefetch.ts'
import { watchReach } from './recovery.ts'
import { createPageRouter } from '../shared/navigation/pageRouter.ts'
import { appApollo } from './apollo.ts'
import { takeAnswersInto } from './pressedAnswers.ts'
import { routes } from './routes.tsx'
import { useSessionGuard } from './sessionGuard.ts'
import { useLive } from './useLive.ts'
import { useWorker } from './useWorker.ts'
import { watchSettings } from './watchSettings.ts'
import { Verification } from './Verification.tsx'

/** Nothing of an area that is closed to the signed-in user is prefetched. */
function Prefetch({ router }: { readonly router: DataRouter }) {
  const closedArea = useClosedArea()
  usePrefetch(router, (pathname) => closedArea(pathname) !== undefined)
  return null
}

function createApp(): { readonly router: DataRouter; readonly client: ApolloClient } {
  const router: DataRouter = createPageRouter(routes)
  return { router, client: appApollo((to, options) => void router.navigate(to, options)) }
}

/** The app for those who are signed in. Its cache begins empty with each session. */
export function AppRoot() {
  const [{ router, client }] = useState(createApp)
  useEffect(() => takeAnswersInto(client), [client])
  useEffect(() => watchReach(client), [client])
  useEffect(() => watchSettings(client), [client])
  useSessionGuard()
  useWorker()
  useLive(client)
  return (
    <ApolloProvider client={client}>
      <Prefetch router={router} />
      {/* A click is answered in one frame: a transition would draw the page in pieces between all others. */}
      <RouterProvider router={router} useTransitions={false} />
      <Verification />
    </ApolloProvider>
  )
}
