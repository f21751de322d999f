import { prepareToasts } from '../../components/toasts/toasts.ts'

export const loadAuthCalls = () => import('./authCalls.ts')

export function prepareAuth(): void {
  void loadAuthCalls().catch(() => undefined)
  prepareToasts()
}
