import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { actionsOf, jobActionSet } from '../shared/actions/jobActionSet.ts'
import { jobActions } from '../shared/actions/jobActions.ts'
import { nextStepOf } from '../shared/actions/nextStep.ts'
import { headVisitOf, visitWords } from '../shared/headVisit.ts'
import { visitFor } from '../shared/actionTarget.ts'
import type { JobAction } from '../shared/jobs.generated.ts'
import { useJobAfterWaiting } from '../shared/waiting/useJobAfterWaiting.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import type { Job } from '../job.ts'

const isDestructive = (name: JobAction): boolean => jobActions.actions[name].isDestructive ?? false

/** What the head of the page offers: actions of the job, or of the one visit that it stands for where there are several. */
export function useHeadActions(returned: Job) {
  const job = useJobAfterWaiting(returned)
  const { run, busyKey } = useActions(jobActionSet)
  const user = useActingUser()
  const visits = job.visits ?? []
  const visit = visits.length > 1 ? headVisitOf(visits) : null
  const names = actionsOf(visit ?? job, user)
  const next = nextStepOf(names, (visit ?? job).status, job.invoice !== null)
  const others = names.filter((name) => name !== next)
  const second = others.find((name) => name === 'RESCHEDULE') ?? others.find((name) => !isDestructive(name) && name !== 'STEP_BACK') ?? null
  return {
    next,
    second,
    rest: others.filter((name) => name !== second),
    /** Which visit is meant; null: the job has one only, which need not be named. */
    what: visitWords(visit),
    isBusy: busyKey !== null,
    start: (name: JobAction): void => run(name, { job, visit: visit ?? visitFor(name, visits) }),
  }
}
