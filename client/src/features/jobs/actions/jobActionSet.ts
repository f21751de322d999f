import { actionRules } from '../../../components/actions/defineActions.ts'
import type { JobSubject } from '../../visits/actionTarget.ts'
import { jobName } from '../labels/jobName.ts'
import { actionsOf } from './jobActionRules.ts'

export const jobActionSet = actionRules({
  name: 'jobAction',
  getKey: ({ job, visit }: JobSubject) => (visit ? `visit ${visit.id}` : `job ${job.id}`),
  getName: ({ job, visit }) => [visit?.visitNumber && `visit ${visit.visitNumber}`, jobName(job)].filter(Boolean).join(' of '),
  offered: ({ job, visit }, { user }) => actionsOf(visit ?? job, user),
  load: () => import('./jobActionParts.ts').then((module) => module.jobActions),
})
