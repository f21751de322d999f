import { paths } from '../paths.ts'
import { clearSession, type Session, writeSession } from '../session/session.ts'
import { replaceAddress } from './address.ts'

/** Ends the session: the public root takes over at /login. `from` leads back after the next sign-in. */
export function leaveToLogin(from?: string): void {
  replaceAddress(paths.login(), from ? { from } : null)
  clearSession()
}

/** Begins a session at that address, without loading the page anew: the app takes over unless the address is public. */
export function enter(session: Session, to: string, state?: unknown): void {
  replaceAddress(to, state)
  writeSession(session)
}
