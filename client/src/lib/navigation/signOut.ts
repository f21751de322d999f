import { leaveToLogin } from './sessionMoves.ts'

/** Resolves to whether the user was asked; the guard then continues the sign-out. */
type Ask = () => Promise<boolean>

const asks = new Set<Ask>()

/** Registers a guard that can block sign-out while writes are pending. Returns the unregister function. */
export function askBeforeSignOut(asking: Ask): () => void {
  asks.add(asking)
  return () => asks.delete(asking)
}

export async function signOut(): Promise<void> {
  for (const ask of asks) if (await ask().catch(() => false)) return
  leaveToLogin()
}
