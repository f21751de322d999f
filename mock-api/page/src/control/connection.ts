import { createStore } from './createStore.ts'

const TOKEN_KEY = 'controlToken'

/** Session of the mock that the page drives; empty: the shared data. */
export const sessionStore = createStore('')

/** Null if none was entered, or if site data are blocked. */
function storedToken(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

/** The control token of this tab. */
export const tokenStore = createStore(storedToken())

/** Whether the mock refused a call for want of a control token. */
export const tokenRequestedStore = createStore(false)

/** Counts changes, so that sections read their data again. */
export const versionStore = createStore(0)

export const refreshSections = (): void => versionStore.write(versionStore.read() + 1)

export function saveToken(token: string): void {
  try {
    sessionStorage.setItem(TOKEN_KEY, token)
  } catch {
    // Site data are blocked: the token lasts until the page is left.
  }
  tokenStore.write(token)
  tokenRequestedStore.write(false)
  refreshSections()
}

/** Address of the client, which the mock writes into the page. */
export const clientUrl = (): string => document.body.dataset['client'] ?? ''

export function controlHeaders(session = sessionStore.read()): Record<string, string> {
  const token = tokenStore.read()
  return {
    ...(session !== '' && { 'x-mock-session': session }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
}
