import { Problem } from '../../../lib/api/apiError.ts'
import type { StepKind } from '../../../lib/offline/queue/stepKind.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import type { ExtendedPartsFragment } from './additions.generated.ts'
import { extendJob, readJobToExtend } from './extendJob.ts'
import type { AttachStep } from './jobStep.ts'

/** The forms of a step that the job doesn't have; all of them if its forms are not returned. */
const missingForms = (job: Pick<ExtendedPartsFragment, 'forms'>, { forms }: AttachStep): AttachStep['forms'] =>
  forms.filter(({ id }) => !job.forms?.some(({ formId }) => formId === id))

const getNames = (forms: AttachStep['forms']): string => forms.map(({ name }) => name).join(', ')

/** Forms attached to a job beside its current ones. */
export const attachKind: StepKind<AttachStep> = {
  send: async ({ client }, { content }) => {
    const after = await extendJob(client, content.jobId, (job) => {
      if (!job.forms) throw new Problem('The job’s forms couldn’t be loaded.')
      return { formIds: [...job.forms.map(({ formId }) => formId), ...missingForms(job, content).map(({ id }) => id)] }
    })
    const missing = after?.forms ? missingForms(after, content) : []
    if (missing.length > 0) throw new Problem(`${getNames(missing)} couldn’t be attached.`)
    return { version: null, entry: null }
  },
  findSent: async ({ client }, { content }) => {
    const job = await readJobToExtend(client, content.jobId)
    return missingForms(job, content).length === 0 ? { kind: 'done', version: null, entry: null } : { kind: 'missing' }
  },
  label: ({ forms }) => `Attach: ${getNames(forms)}`,
  refetchQueries: jobQueries,
}
