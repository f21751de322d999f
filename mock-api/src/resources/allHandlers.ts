import type { Handlers } from '../handlers.ts'
import { authHandlers } from './auth.ts'
import { customerHandlers } from './customers.ts'
import { jobHandlers } from './jobs.ts'
import { lookupHandlers } from './lookups.ts'
import { profileHandlers } from './profile.ts'

/** What answers the endpoint table. */
export const handlers: Handlers = {
  auth: authHandlers,
  profile: profileHandlers,
  lookups: lookupHandlers,
  jobs: jobHandlers,
  customers: customerHandlers,
}
