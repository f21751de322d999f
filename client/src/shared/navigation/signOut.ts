import { leaveToLogin } from './sessionMoves.ts'

/** Says whether somebody is asked first; then that one goes on. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null

/** Whatever a sign-out would leave behind unsent asks before it. Returns how to stop. */
export function askBeforeSignOut(asking: Ask): () => void {
  ask = asking
  return () => {
    if (ask === asking) ask = null
  }
}

/** The person wants to leave. */
export async function signOut(): Promise<void> {
  if (ask && (await ask().catch(() => false))) return
  leaveToLogin()
}
