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

/** Session of the mock API in which this tab works; null: the shared data. */
export const mockSession: string | null = readStored()

/** Name of a browser store, channel or lock: each mock session has its own. */
export const inMockSession = (name: string): string => (mockSession === null ? name : `${PREFIX}${mockSession}:${name}`)

/** The name inside of this tab's mock session; undefined for names of other sessions. */
export function nameInMockSession(stored: string): string | undefined {
  const prefix = inMockSession('')
  if (!stored.startsWith(prefix)) return undefined
  const name = stored.slice(prefix.length)
  return mockSession === null && name.startsWith(PREFIX) ? undefined : name
}

async function hasMockHeaders(): Promise<boolean> {
  try {
    const settings: unknown = await (await fetch('/settings.json', { cache: 'no-store' })).json()
    return typeof settings === 'object' && settings !== null && 'mockHeaders' in settings && settings.mockHeaders === true
  } catch {
    return false
  }
}

/**
 * Moves this tab into the mock session of `?session=` (an empty one: back to the shared data), if the gateway sends the mock's headers.
 * Returns whether the page is about to load again.
 */
export async function enterMockSession(reload: (url: string) => void = (url) => window.location.replace(url)): Promise<boolean> {
  const url = new URL(window.location.href)
  const id = url.searchParams.get('session')
  if (id === null || (id !== '' && !SESSION_ID.test(id)) || !(await hasMockHeaders())) return false
  url.searchParams.delete('session')
  if (id === '') sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, id)
  reload(url.href)
  return true
}
