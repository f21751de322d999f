import { send } from '../control/call.ts'
import { createStore } from '../control/createStore.ts'
import type { SignIn, StartedSession } from '../control/views.ts'

/** Why the scenario of the address could not start. */
export const scenarioProblemStore = createStore<string | undefined>(undefined)

/** `?scenario=` opens the client in a session of its own. Shows the scenarios if there is none of that name. */
export async function openScenario(): Promise<void> {
  const scenario = new URLSearchParams(window.location.search).get('scenario')
  if (scenario === null) return
  window.history.replaceState(null, '', '/#scenarios')
  try {
    const { id, email } = await send<StartedSession>({ method: 'POST', path: '/control/sessions', body: { scenario } })
    const { url } = await send<SignIn>({ method: 'POST', path: '/control/sign-ins', body: { email } }, id)
    window.location.assign(url)
  } catch (error) {
    scenarioProblemStore.write(error instanceof Error ? error.message : String(error))
  }
}
