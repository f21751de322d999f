import type { FormRecord } from '../../forms/records.ts'
import type { AttachedFormRecord, JobRecord } from '../records.ts'
import { isNeeded } from '../../forms/formChanges.ts'

const attached = (form: FormRecord): AttachedFormRecord => ({
  form_id: form.id,
  job_form_id: null,
  form_name: form.form_name,
  is_required: isNeeded(form),
  is_submitted: false,
})

/** The forms that a job shall have: those that it has and that are named still, or are filled in already, then the new ones. */
export function attachedForms(
  forms: readonly FormRecord[],
  requested: readonly number[],
  job: JobRecord | undefined,
): AttachedFormRecord[] {
  const stay = (job?.forms ?? []).filter(({ form_id, is_submitted }) => is_submitted || requested.includes(form_id))
  const added = forms.filter(({ id }) => !stay.some(({ form_id }) => form_id === id))
  return [...stay, ...added.map(attached)]
}

export const formsOfNewJob = (chosen: readonly FormRecord[], carried: readonly FormRecord[]): AttachedFormRecord[] => {
  const all = [...chosen, ...carried.filter(({ id }) => !chosen.some((form) => form.id === id))]
  return attachedForms(
    all,
    all.map(({ id }) => id),
    undefined,
  )
}
