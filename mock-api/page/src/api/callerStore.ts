import { run } from '../control/call.ts'
import { createStore } from '../control/createStore.ts'

export interface Caller {
  readonly email: string
  readonly token: string
}

/** The user whose token calls send; undefined: no user was chosen yet. */
export const callerStore = createStore<Caller | undefined>(undefined)

/** Gets a token of a user. */
export async function chooseCaller(email: string): Promise<void> {
  const reply = await run<{ readonly token: string }>({ method: 'POST', path: '/control/tokens', body: { user: email } })
  callerStore.write(reply && { email, token: reply.token })
}
