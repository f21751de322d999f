import type { FormRecord } from '../../../store/collections/forms.ts'
import type { AttachedFormRecord, JobRecord } from '../../../store/collections/jobs.ts'

/**
 * The forms that a job shall have: those that it has and that are named still, or are filled in already, then the new
 * ones. None has to be filled in before the job is finished.
 */
export function attachedForms(forms: readonly FormRecord[], wanted: readonly number[], job: JobRecord | undefined): AttachedFormRecord[] {
  const stay = (job?.forms ?? []).filter(({ form_id, is_submitted }) => is_submitted || wanted.includes(form_id))
  const added = forms.filter(({ id }) => !stay.some(({ form_id }) => form_id === id))
  return [
    ...stay,
    ...added.map(({ id, form_name }) => ({ form_id: id, job_form_id: null, form_name, is_required: false, is_submitted: false })),
  ]
}
