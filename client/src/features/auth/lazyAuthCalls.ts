import { prepareToasts } from '../../components/toasts/toasts.ts'

export const loadAuthCalls = () => import('./authCalls.ts')

/** Preloads calls and toasts on first focus. */
export function prepareAuth(): void {
  void loadAuthCalls().catch(() => undefined)
  prepareToasts()
}
