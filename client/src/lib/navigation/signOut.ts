import { leaveToLogin } from './sessionMoves.ts'

/** Says whether somebody is asked first; then that one goes on. */
type Ask = () => Promise<boolean>

const asks = new Set<Ask>()

/** Whatever a sign-out would leave behind unsent asks before it. Returns how to stop. */
export function askBeforeSignOut(asking: Ask): () => void {
  asks.add(asking)
  return () => asks.delete(asking)
}

/** The person wants to leave. */
export async function signOut(): Promise<void> {
  for (const ask of asks) if (await ask().catch(() => false)) return
  leaveToLogin()
}
