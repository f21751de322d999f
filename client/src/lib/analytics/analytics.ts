import { readSession } from '../session/session.ts'

type Value = string | number | boolean | null
export type EventProperties = Readonly<Record<string, Value | undefined>>

/** The signed-in user as tracking tools may identify them (spec §1). */
export interface TrackedPerson {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly role: string | null
  readonly subscription: string | null
}

export interface AnalyticsSink {
  readonly event: (name: string, properties: EventProperties) => void
  readonly identify: (person: TrackedPerson) => void
}

let sink: AnalyticsSink | null = null

/** Nothing is sent until a sink is set; null removes it. */
export const configureAnalytics = (next: AnalyticsSink | null): void => void (sink = next)

const secretName = /token|password|secret|code|authori[sz]ation|cookie/i
const secretValues = (): (string | null)[] => (['authToken', 'verifyToken'] as const).map(readSession)
const isUrl = /^(https?:\/)?\//

/** Strips a URL to its path: query and fragment may hold private data. */
const plain = (value: Value): Value => (typeof value === 'string' && isUrl.test(value) ? value.replace(/[?#].*$/s, '') : value)

/** Properties without names or values that look like secrets. */
export function withoutSecrets(properties: EventProperties): EventProperties {
  const secrets = secretValues().filter((secret) => secret !== null)
  const holdsSecret = (value: Value): boolean => typeof value === 'string' && secrets.some((secret) => value.includes(secret))
  const allowed = Object.entries(properties).filter(
    (entry): entry is [string, Value] => entry[1] !== undefined && !secretName.test(entry[0]) && !holdsSecret(entry[1]),
  )
  return Object.fromEntries(allowed.map(([name, value]) => [name, plain(value)]))
}

export const sendEvent = (name: string, properties: EventProperties = {}): void => sink?.event(name, withoutSecrets(properties))

export const identify = (person: TrackedPerson): void => sink?.identify(person)

/** Logs a failure of an external provider (spec §8 "provider-side failure is only logged"). */
export const logFailure = (name: string, properties: EventProperties): void => sendEvent(`${name}_failed`, properties)
