import { ChangeProblem } from '@callout/contracts/jobs/visits/changePlan'
import type { ApiError } from '../../../lib/api/apiError.ts'
import type { SaveCall, Sender } from '../../../components/form/defineForm.ts'
import { isMarkedDoNotService } from '../../customers/shared/isMarkedDoNotService.ts'
import { jobName } from '../shared/jobName.ts'
import { closedDaysOf } from '../../schedule/shared/closedDays.ts'
import { conflictIn, foundConflict } from '../../schedule/shared/conflict.ts'
import { paths } from '../../../lib/paths.ts'
import { rememberSent } from '../form/sentJobs.ts'
import { type ChangeLook, clashesOfChange, lookAtChange, wantedVisits } from './changeLook.ts'
import { type EditedJob, readJob } from './editedJob.ts'
import type { EditJob } from './editJob.ts'
import { UpdateJobDocument } from './editing.generated.ts'
import { changedJobInput } from './sentChange.ts'
import { changedFields } from './valueChanges.ts'

/** What cannot be planned stands at its field. */
function lookOrWrong(now: EditedJob, { values, scope, own }: SaveCall<EditJob>): ChangeLook | { readonly wrong: ApiError['fields'] } {
  try {
    const closedDays = closedDaysOf(own.lookups.settings)
    return lookAtChange(now, values, scope, { timezone: own.timeZone, closedDays, today: own.today })
  } catch (error) {
    if (error instanceof ChangeProblem) return { wrong: [{ field: error.field, message: error.message }] }
    throw error
  }
}

/** Saves a change: looked at and agreed to first. */
export const editJobSender: Sender<EditJob> = {
  ask: async (call) => {
    const { client, record, base, values, own } = call
    const now = await readJob(client, record.id)
    if (now.lockVersion !== record.lockVersion) return { newer: now }
    const look = lookOrWrong(now, call)
    if ('wrong' in look) return look
    const { categoryId, branchId } = values
    const isWarned = own.lookups.settings.team?.warnOnClash !== false
    const search = { categoryId, branchId, timeZone: own.timeZone }
    const conflict = isWarned ? foundConflict(await clashesOfChange(client, search, look)) : null
    const isDoNotService = values.customerId !== base.customerId && isMarkedDoNotService(client, values.customerId)
    return { question: { look, fields: changedFields(base, values), conflict, isDoNotService, wantedCount: wantedVisits(look).length } }
  },
  save: async ({ client, record, scope, base, values, own }, answered) => {
    const typed = { ...values, allowClash: (answered?.conflict ?? null) !== null }
    const job = changedJobInput(record, scope, base, typed)
    const input = { id: record.id, job, ...scope, lockVersion: record.lockVersion, agreementAccepted: true }
    await client.mutate({ mutation: UpdateJobDocument, variables: { input } })
    rememberSent(record.id, { input: job, isNew: false, zone: own.timeZone })
    return { to: paths.job(record.id), words: `${jobName(record)} updated` }
  },
  askedBy: (apiError, open) => (apiError.code === 'CLASH' && open ? { ...open, conflict: conflictIn(apiError) } : null),
}
