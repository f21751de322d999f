import type { Handlers } from '../handlers.ts'
import { authHandlers } from './auth.ts'
import { catalogueHandlers } from './catalogue.ts'
import { customerHandlers } from './customers.ts'
import { jobHandlers } from './jobs.ts'
import { lookupHandlers } from './lookups.ts'
import { planHandlers } from './plans.ts'
import { profileHandlers } from './profile.ts'
import { staticContentHandlers } from './staticContent.ts'
import { supportHandlers } from './support.ts'

/** What answers the endpoint table. */
export const handlers: Handlers = {
  auth: authHandlers,
  profile: profileHandlers,
  lookups: lookupHandlers,
  catalogue: catalogueHandlers,
  jobs: jobHandlers,
  customers: customerHandlers,
  staticContent: staticContentHandlers,
  support: supportHandlers,
  plans: planHandlers,
}
