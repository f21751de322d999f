import { ApolloProvider, useApolloClient } from '@apollo/client/react'
import './mantine.css'
import { useEffect, useState } from 'react'
import { dropClient, sessionClient } from './apollo.ts'
import { watchReach } from './recovery.ts'
import { Shell } from './shell/Shell.tsx'
import { lazyWithPreload } from '../lib/lazyWithPreload.tsx'
import { useVerificationWanted, wantVerification } from './errorRules.ts'
import { takeWindow } from '../lib/navigation/sessionMoves.ts'
import { useSessionValue, readSession, subscribeSession } from '../lib/session/session.ts'
import type { ApolloClient } from '@apollo/client'
import { whenIdle } from '../lib/whenIdle.ts'
import { subscribeSettings } from '../lib/session/settingsChanged.ts'

/** What depends on the settings of the company. */
const dependent = ['companySettings', 'company', 'generalData', 'me'] as const

/** Reads anew what depends on the settings when somebody has changed them in this browser. What shows it stays meanwhile. Returns how to stop. */
const watchSettings = (client: ApolloClient): (() => void) =>
  subscribeSettings(() => {
    const refetched = client.refetchQueries({
      updateCache: (cache) => dependent.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
    })
    // A query that fails shows it where it stands.
    refetched.catch(() => undefined)
  })

/** Shows what others change, once the page itself is there. */
function useLive(client: ApolloClient): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    const start = async (): Promise<void> => {
      const { startLive } = await import('./live/live.ts')
      if (!isLeft) stop = startLive(client)
    }
    // Without it the page works as before; coming back to the window asks anew.
    const callOff = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isLeft = true
      callOff()
      stop?.()
    }
  }, [client])
}

const loadAnew = (): void => window.location.reload()

/**
 * Spec §4 "Auth guard". When the session ends, here or in another tab, the root changes by itself and the public one
 * leads to /login. When somebody else signs in in another tab, this one starts anew: what it shows is not theirs. A new
 * token of the same person, as after a change of password, changes nothing; the first word of who it is hands the window over.
 */
export function useSessionGuard(reload: () => void = loadAnew): void {
  useEffect(() => {
    let email = readSession('authEmail')
    if (email !== null) takeWindow(email)
    return subscribeSession(() => {
      const current = readSession('authEmail')
      if (email !== null && current !== null && current !== email) reload()
      if (email === null && current !== null) takeWindow(current)
      email ??= current
    })
  }, [reload])
}

const VerifyEmailDialog = lazyWithPreload(async () => (await import('../features/auth/otp/VerifyEmailDialog.tsx')).VerifyEmailDialog)

const close = (): void => wantVerification(false)

/** Spec §8: an answer with the OTP message opens the verification; what stands on the screen stays, and loads anew after it. */
function Verification() {
  const isWanted = useVerificationWanted()
  const email = useSessionValue('authEmail') ?? ''
  const client = useApolloClient()
  useEffect(() => close, [])
  const goOn = (): void => {
    close()
    void client.refetchQueries({ include: 'active' })
  }
  return isWanted && <VerifyEmailDialog email={email} onClose={close} onVerified={goOn} />
}

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
