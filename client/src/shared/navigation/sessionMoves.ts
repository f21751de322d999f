import { forgetKeptForms } from '../forms/keptForms.ts'
import { paths } from '../paths.ts'
import { clearSession, type Session, writeSession } from '../session/session.ts'
import { replaceAddress, tellAddressChanged } from './address.ts'

/**
 * Ends the session: the public root takes over at /login. `from` leads back after the next sign-in; without it the person
 * wanted to leave, and what stood in the forms is forgotten.
 */
export function leaveToLogin(from?: string): void {
  if (!from) forgetKeptForms()
  replaceAddress(paths.login(), from ? { from } : null)
  clearSession()
  tellAddressChanged()
}

/** Begins a session at that address, without loading the page anew: the app takes over unless the address is public. */
export function enter(session: Session, to: string, state?: unknown): void {
  replaceAddress(to, state)
  writeSession(session)
}
