import type { AnalyticsSink } from './analytics.ts'

/** Posts each event as JSON to a URL without waiting; ignores failures. */
export function beaconSink(url: string): AnalyticsSink {
  const post = (body: object): void => void navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'text/plain' }))
  return {
    event: (name, properties) => post({ type: 'event', name, properties }),
    identify: (person) => post({ type: 'identify', person }),
  }
}
