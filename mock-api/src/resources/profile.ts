import type { DomainHandlers } from '../handlers.ts'
import { userView } from './userView.ts'

export const profileHandlers: DomainHandlers<'profile'> = {
  getProfile: ({ user, company, clock }) => ({ user: userView({ user, company }, clock.now(), null) }),
}
