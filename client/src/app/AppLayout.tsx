import { ApolloProvider, useApolloClient } from '@apollo/client/react'
import './mantine.css'
import { useEffect, useState } from 'react'
import { dropClient, sessionClient } from './apollo.ts'
import { watchReach } from './recovery.ts'
import { Shell } from './shell/Shell.tsx'
import { lazyWithPreload } from '../lib/lazyWithPreload.tsx'
import { useVerificationRequested, wantVerification } from './errorRules.ts'
import { takeWindow } from '../lib/navigation/sessionMoves.ts'
import { useSessionValue, readSession, subscribeSession } from '../lib/session/session.ts'
import type { ApolloClient } from '@apollo/client'
import { whenIdle } from '../lib/whenIdle.ts'
import { subscribeSettings } from '../lib/session/settingsChanged.ts'

/** Root fields that depend on the company's settings. */
const dependent = ['companySettings', 'company', 'generalData', 'me'] as const

/** Refetches what depends on the settings after a change in this browser, while showing the old data. Returns the unsubscribe function. */
const watchSettings = (client: ApolloClient): (() => void) =>
  subscribeSettings(() => {
    const refetched = client.refetchQueries({
      updateCache: (cache) => dependent.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
    })
    // Each query's component shows its error.
    refetched.catch(() => undefined)
  })

function useLive(client: ApolloClient): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    const start = async (): Promise<void> => {
      const { startLive } = await import('./live/live.ts')
      if (!isLeft) stop = startLive(client)
    }
    // Without live updates, queries are refetched when the window regains focus.
    const callOff = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isLeft = true
      callOff()
      stop?.()
    }
  }, [client])
}

const reloadPage = (): void => window.location.reload()

const setPageShown = (isShown: boolean): void => {
  document.documentElement.style.opacity = isShown ? '' : '0'
}

/** Hides a cached page, because WebKit paints it before its scripts run; reloads one of another session. Returns the unsubscribe. */
function watchPageCache(isSameSession: () => boolean, reload: () => void): () => void {
  const onPageHide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) setPageShown(false)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    if (isSameSession()) setPageShown(true)
    else reload()
  }
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/** Spec §4 "Auth guard". The root changes when the session ends; another user's sign-in reloads. The first profile assigns the window. */
export function useSessionGuard(reload: () => void = reloadPage): void {
  useEffect(() => {
    let email = readSession('authEmail')
    if (email !== null) takeWindow(email)
    const leavePageCache = watchPageCache(() => readSession('authToken') !== null && readSession('authEmail') === email, reload)
    const unsubscribe = subscribeSession(() => {
      const current = readSession('authEmail')
      if (email !== null && current !== null && current !== email) reload()
      if (email === null && current !== null) takeWindow(current)
      email ??= current
    })
    return () => {
      leavePageCache()
      unsubscribe()
    }
  }, [reload])
}

const VerifyEmailDialog = lazyWithPreload(async () => (await import('../features/auth/authDialogs.ts')).VerifyEmailDialog)

const close = (): void => wantVerification(false)

/** Spec §8: a response with the OTP message opens the verification; the page stays, and its queries are refetched afterwards. */
function Verification() {
  const isRequested = useVerificationRequested()
  const email = useSessionValue('authEmail') ?? ''
  const client = useApolloClient()
  useEffect(() => close, [])
  const continueSession = (): void => {
    close()
    void client.refetchQueries({ include: 'active' })
  }
  return isRequested && <VerifyEmailDialog email={email} onClose={close} onVerified={continueSession} />
}

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
