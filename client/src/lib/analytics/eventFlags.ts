import { windowStore } from '../preferences/storage.ts'
import { type EventProperties, sendEvent } from './analytics.ts'

/** Spec §4 "Auth guard and session flags": events tracked once per session before sign-in. */
const signedOutEvents = ['sign_up_create_account_tap', 'sign_up_api_error'] as const
const signedInEvents = [
  ...signedOutEvents,
  'subscription_banner_tap',
  'pricing_plans_view',
  'plan_request_sent',
  'password_changed',
] as const

export type TrackedEvent = (typeof signedInEvents)[number]
export type EventFlags = Partial<Record<TrackedEvent, boolean>>

const KEY = 'trackedEvents'

export function readFlags(): EventFlags {
  try {
    return (JSON.parse(windowStore.read(KEY) ?? '{}') ?? {}) as EventFlags
  } catch {
    return {}
  }
}

export const writeFlags = (flags: EventFlags): void => void windowStore.write(KEY, JSON.stringify(flags))

/** Initializes the session's flags to false; existing flags of the same set are unchanged. */
export function beginTrackedEvents(isSignedIn: boolean): void {
  const before = readFlags()
  const names: readonly TrackedEvent[] = isSignedIn ? signedInEvents : signedOutEvents
  writeFlags(Object.fromEntries(names.map((name) => [name, before[name] ?? false])))
}

/** Sends an event on its first occurrence in a session. */
export function trackOnce(name: TrackedEvent, properties: EventProperties = {}): void {
  const flags = readFlags()
  if (flags[name] !== false) return
  writeFlags({ ...flags, [name]: true })
  sendEvent(name, properties)
}
