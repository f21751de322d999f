import type { Interaction } from './interaction.ts'
import { authInteractions } from './interactions/auth.ts'
import { customerInteractions } from './interactions/customers.ts'
import { jobInteractions } from './interactions/job.ts'
import { jobListInteractions } from './interactions/jobList.ts'
import { lookupInteractions } from './interactions/lookups.ts'
import { manageJobInteractions } from './interactions/manageJob.ts'
import { profileInteractions } from './interactions/profile.ts'
import { refusedActionInteractions } from './interactions/refusedActions.ts'
import { staffInteractions } from './interactions/staff.ts'
import { timelineInteractions } from './interactions/timeline.ts'

/** Everything that the gateway asks of the backend. */
export const interactions: readonly Interaction[] = [
  ...authInteractions,
  ...profileInteractions,
  ...lookupInteractions,
  ...jobListInteractions,
  ...jobInteractions,
  ...manageJobInteractions,
  ...refusedActionInteractions,
  ...timelineInteractions,
  ...staffInteractions,
  ...customerInteractions,
]
