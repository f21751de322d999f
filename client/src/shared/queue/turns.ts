import { markOf } from '../session/kept.ts'
import { readSession } from '../session/session.ts'

/** Under which what waits of the signed-in person is kept; null: nobody is signed in. */
export function queueOwner(): string | null {
  const email = readSession('authToken') === null ? null : readSession('authEmail')
  return email && markOf(email)
}

/** One window at a time sends or takes back; where browsers have no locks, each window keeps its own turns. */
export const inTurn = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act()
