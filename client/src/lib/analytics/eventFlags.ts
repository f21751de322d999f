import { windowStore } from '../preferences/storage.ts'
import { type EventProperties, sendEvent } from './analytics.ts'

/** Spec §4 "Auth guard and session flags": what is tracked once in a session, of those who are not signed in. */
const signedOutEvents = ['sign_up_create_account_tap', 'sign_up_api_error'] as const
/** The full set, of those who are. */
const signedInEvents = [
  ...signedOutEvents,
  'subscription_banner_tap',
  'pricing_plans_view',
  'plan_request_sent',
  'password_changed',
] as const

export type TrackedEvent = (typeof signedInEvents)[number]
/** Each event of the session's set, and whether it has been sent. */
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

/** Begins the session's booleans, each false; those of the same set that are there already stay as they are. */
export function beginTrackedEvents(isSignedIn: boolean): void {
  const before = readFlags()
  const names: readonly TrackedEvent[] = isSignedIn ? signedInEvents : signedOutEvents
  writeFlags(Object.fromEntries(names.map((name) => [name, before[name] ?? false])))
}

/** Sends an event the first time that it happens in a session. */
export function trackOnce(name: TrackedEvent, properties: EventProperties = {}): void {
  const flags = readFlags()
  if (flags[name] !== false) return
  writeFlags({ ...flags, [name]: true })
  sendEvent(name, properties)
}
