import { deleteFormsOfOthers, deleteSavedForms } from '../forms/savedForms.ts'
import { paths } from '../paths.ts'
import { restorePreferences, deleteStashedPreferences, stashPreferences } from '../preferences/preferenceKeys.ts'
import { deleteExportFolders } from '../session/exportFolder.ts'
import { deleteRecents } from '../session/knownRecents.ts'
import { clearSession, readSession, type Session, writeSession } from '../session/session.ts'
import { goTo } from './address.ts'

function forgetAll(): void {
  deleteSavedForms()
  deleteStashedPreferences()
  deleteRecents()
  void deleteExportFolders(null)
}

/**
 * Ends the session and navigates to /login. `from`: where to return after the next sign-in, for which this window saves the user's
 * input and preferences (docs/decisions/021); without it all of that is deleted. `reason` is shown on /login.
 */
export function leaveToLogin(from?: string, reason?: string): void {
  if (!from) forgetAll()
  clearSession(from ? stashPreferences() : [])
  goTo(paths.login(), { replace: true, state: from ? { from, reason } : null, flushSync: true })
}

/** Ends the session for another user, who signs in on this page. */
export function makeRoom(): void {
  forgetAll()
  clearSession()
}

export function takeWindow(email: string): void {
  restorePreferences(email)
  deleteFormsOfOthers(email)
  deleteRecents(email)
  void deleteExportFolders(email)
}

export function enter(session: Session, to: string, state?: unknown): void {
  const email = session.authEmail ?? readSession('authEmail')
  if (email) takeWindow(email)
  writeSession(session)
  goTo(to, { replace: true, state, flushSync: true })
}

/** Resolves to whether the user was asked; the guard then continues the sign-out. */
type Ask = () => Promise<boolean>

const asks = new Set<Ask>()
const inputAsks = new Set<Ask>()

const registerIn = (guards: Set<Ask>, ask: Ask): (() => void) => {
  guards.add(ask)
  return () => guards.delete(ask)
}

/** Registers a guard that can block sign-out while writes are pending. Returns the unregister function. */
export const askBeforeSignOut = (ask: Ask): (() => void) => registerIn(asks, ask)

export const askBeforeLosingInput = (ask: Ask): (() => void) => registerIn(inputAsks, ask)

export async function signOut(): Promise<void> {
  for (const ask of [...inputAsks, ...asks]) if (await ask().catch(() => false)) return
  leaveToLogin()
}
