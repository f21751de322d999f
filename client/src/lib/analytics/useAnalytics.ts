import { useEffect } from 'react'
import { beginTrackedEvents } from './eventFlags.ts'
import { useSessionValue } from '../session/session.ts'

async function connect(url: string): Promise<void> {
  const [{ configureAnalytics }, { beaconSink }] = await Promise.all([import('./analytics.ts'), import('./beacon.ts')])
  configureAnalytics(beaconSink(url))
}

/** Initializes each session's event flags, and connects the sink of `VITE_ANALYTICS_URL` if it is set. */
export function useAnalytics(): void {
  const isSignedIn = useSessionValue('authToken') !== null
  useEffect(() => beginTrackedEvents(isSignedIn), [isSignedIn])
  useEffect(() => {
    const url = import.meta.env.VITE_ANALYTICS_URL
    if (url) void connect(url)
  }, [])
}
