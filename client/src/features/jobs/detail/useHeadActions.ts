import { visitFor } from '../../../parts/jobs/actionTarget.ts'
import { headVisitOf } from '../../../parts/jobs/headVisit.ts'
import { useJobActions } from '../../../parts/jobs/actions/JobActionsProvider.tsx'
import { actionsOf, isDestructive, nextStepOf } from '../../../parts/jobs/actions/jobActions.ts'
import { useActingUser } from '../../../shared/session/useActingUser.ts'
import type { JobAction } from '../../../parts/jobs/jobs.generated.ts'
import type { Job } from '../job.ts'

/** What the head of the page offers: actions of the job, or of the one visit that it stands for where there are several. */
export function useHeadActions(job: Job) {
  const { run, busyKey } = useJobActions()
  const user = useActingUser()
  const visits = job.visits ?? []
  const visit = visits.length > 1 ? headVisitOf(visits) : null
  const actions = actionsOf(visit ?? job, user)
  const next = nextStepOf(actions, (visit ?? job).status, job.invoice !== null)
  const others = actions.filter((action) => action !== next)
  const second = others.find((action) => action === 'RESCHEDULE') ?? others.find((action) => !isDestructive(action)) ?? null
  return {
    next,
    second,
    rest: others.filter((action) => action !== second),
    /** null: the job has one visit only, which need not be named. */
    visitNumber: visit?.visitNumber ?? null,
    isBusy: busyKey !== null,
    start: (action: JobAction): void => run(action, job, visit ?? visitFor(action, visits)),
  }
}
