import { useEffect } from 'react'
import { configureAnalytics } from './analytics.ts'
import { beaconSink } from './beacon.ts'
import { beginTrackedEvents } from './eventFlags.ts'
import { useSessionValue } from '../session/session.ts'

export function useAnalytics(): void {
  const isSignedIn = useSessionValue('authToken') !== null
  useEffect(() => beginTrackedEvents(isSignedIn), [isSignedIn])
  useEffect(() => {
    const url = import.meta.env.VITE_ANALYTICS_URL
    if (url) configureAnalytics(beaconSink(url))
  }, [])
}
