import { run } from '../control/call.ts'
import { createStore } from '../control/createStore.ts'

export interface Caller {
  readonly email: string
  /** Undefined until it arrives. */
  readonly token: string | undefined
}

/** The user whose token calls send; undefined: no user was chosen yet. */
export const callerStore = createStore<Caller | undefined>(undefined)

let latest: Promise<Caller | undefined> = Promise.resolve(undefined)

/** The user that was chosen last, with a token. */
export const currentCaller = (): Promise<Caller | undefined> => latest

/** Gets a token of a user. */
export async function chooseCaller(email: string): Promise<void> {
  callerStore.write({ email, token: undefined })
  const reply = run<{ readonly token: string }>({ method: 'POST', path: '/control/tokens', body: { user: email } })
  const chosen = reply.then((received) => received && { email, token: received.token })
  latest = chosen
  const caller = await chosen
  if (latest === chosen) callerStore.write(caller)
}
