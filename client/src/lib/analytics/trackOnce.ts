import { type EventProperties, sendEvent } from './analytics.ts'
import { readFlags, type TrackedEvent, writeFlags } from './eventFlags.ts'

/** Sends an event the first time that it happens in a session. */
export function trackOnce(name: TrackedEvent, properties: EventProperties = {}): void {
  const flags = readFlags()
  if (flags[name] !== false) return
  writeFlags({ ...flags, [name]: true })
  sendEvent(name, properties)
}
