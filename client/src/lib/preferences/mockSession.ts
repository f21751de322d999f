import { mockSessionHeader } from '@callout/contracts/constants'

const KEY = 'mockSession'
const PREFIX = 'mock:'
const SESSION_ID = /^[\w-]{1,40}$/

function readStored(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The tab's session of the mock API; null: the shared data. */
export const mockSession: string | null = readStored()

/** Headers that every request of the tab sends. */
export const mockSessionHeaders: Readonly<Record<string, string>> = mockSession === null ? {} : { [mockSessionHeader]: mockSession }

/** Name of a browser store, channel or lock: each mock session has its own. */
export const inMockSession = (name: string): string => (mockSession === null ? name : `${PREFIX}${mockSession}:${name}`)

/** The name inside of this tab's mock session; undefined for names of other sessions. */
export function nameInMockSession(stored: string): string | undefined {
  const prefix = inMockSession('')
  if (!stored.startsWith(prefix)) return undefined
  const name = stored.slice(prefix.length)
  return mockSession === null && name.startsWith(PREFIX) ? undefined : name
}

interface MockSettings {
  readonly mockHeaders?: unknown
  readonly identityUrl?: unknown
}

/** Undefined unless the gateway sends the mock's headers. */
async function mockSettings(): Promise<MockSettings | undefined> {
  try {
    const settings = (await (await fetch('/settings.json', { cache: 'no-store' })).json()) as MockSettings | null
    return settings?.mockHeaders === true ? settings : undefined
  } catch {
    return undefined
  }
}

/** The mock's page starts a session with the scenario and returns signed in, or suggests the closest scenario name. */
function scenarioUrl(scenario: string, { identityUrl }: MockSettings): string | undefined {
  if (typeof identityUrl !== 'string' || !URL.canParse(identityUrl)) return undefined
  const url = new URL('/', identityUrl)
  url.searchParams.set('scenario', scenario)
  return url.href
}

/** Enters the mock session of `?session=` (empty: the shared data) or `?scenario=`. Returns whether another page is about to load. */
export async function enterMockSession(reload: (url: string) => void = (url) => window.location.replace(url)): Promise<boolean> {
  const url = new URL(window.location.href)
  const [id, scenario] = [url.searchParams.get('session'), url.searchParams.get('scenario')]
  const isSession = id !== null && (id === '' || SESSION_ID.test(id))
  if (!isSession && !scenario) return false
  const settings = await mockSettings()
  if (!settings) return false
  if (!isSession) {
    const started = scenarioUrl(scenario ?? '', settings)
    if (started !== undefined) reload(started)
    return started !== undefined
  }
  url.searchParams.delete('session')
  if (id === '') sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, id)
  reload(url.href)
  return true
}
