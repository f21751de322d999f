import { ApolloProvider } from '@apollo/client/react'
import './mantine.css'
import { useEffect, useState } from 'react'
import { dropClient, sessionClient } from './apollo.ts'
import { watchReach } from './recovery.ts'
import { useSessionGuard } from './sessionGuard.ts'
import { Shell } from './shell/Shell.tsx'
import { useLive } from './useLive.ts'
import { Verification } from './Verification.tsx'
import { watchSettings } from './watchSettings.ts'

/** The app of the signed-in user: the Apollo client, the navigation and the page. */
export function AppLayout() {
  const [client] = useState(sessionClient)
  useEffect(() => () => dropClient(client), [client])
  useEffect(() => watchReach(client), [client])
  useEffect(() => watchSettings(client), [client])
  useSessionGuard()
  useLive(client)
  return (
    <ApolloProvider client={client}>
      <Shell />
      <Verification />
    </ApolloProvider>
  )
}
