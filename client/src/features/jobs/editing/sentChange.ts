import type { JobFormValues } from '../form/jobFormValues.ts'
import { jobInputOf } from '../form/jobInputOf.ts'
import type { Reach } from '../form/jobForm.ts'
import type { EditedJob } from './editedJob.ts'
import type { JobChangeInput } from './editing.generated.ts'
import { changedFields, isOfVisits, type JobField } from './valueChanges.ts'

/** What every change of a job names (spec §5 "Jobs"). */
const required: readonly JobField[] = ['customerId', 'propertyId', 'categoryId']

/** Fields that say one thing together: where one of them changes, the others go along as they are. */
const together: readonly (readonly JobField[])[] = [
  ['scheduleLater', 'dates', 'startTime', 'endTime', 'isRecurring', 'recurrence', 'staffIds', 'billing'],
  ['discountType', 'discountValue', 'discountBasis', 'taxBasis', 'taxIds'],
]

/** Whether the backend has told what stands in the field. */
function isReturned(field: JobField, job: EditedJob, { visitId }: Reach): boolean {
  const visit = job.visits?.find(({ id }) => id === visitId)
  if (field === 'staffIds') return (visit ?? job).staff !== null
  if (field === 'recurrence') return job.recurrence !== null || job.isRecurring === false
  if (visit && (field === 'startTime' || field === 'endTime')) return visit.startAt !== null
  return field in job && job[field as keyof EditedJob] !== null
}

/** What a form shows as empty where nobody has told it, by the field in which the job tells it. */
const shown: Readonly<Partial<Record<JobField, keyof EditedJob>>> = {
  title: 'title',
  description: 'description',
  priority: 'priority',
  notes: 'notes',
  staffIds: 'staff',
  lineItems: 'lineItems',
  discountValue: 'discountValue',
  taxIds: 'taxIds',
  formIds: 'forms',
  attachments: 'attachments',
}

/** Fields of the form that the backend has not told, and that stand there as if they were empty. */
export const missingFields = (job: EditedJob): JobField[] =>
  Object.entries(shown).flatMap(([field, returned]) => (job[returned] === null ? [field as JobField] : []))

/** A change of some visits says when these take place, or it would mean those of the whole job. */
const isOfReach = (field: JobField, { scope }: Reach): boolean => scope !== 'ALL' && isOfVisits(field)

/** What a change names: what was changed, what goes along with it, and what every change has to name. */
export function sentFields(job: EditedJob, reach: Reach, base: JobFormValues, values: JobFormValues): JobField[] {
  const changed = changedFields(base, values)
  const beside = together.filter((group) => group.some((field) => changed.includes(field) || isOfReach(field, reach))).flat()
  return [...new Set([...required, ...changed, ...beside.filter((field) => isReturned(field, job, reach))])]
}

/** The job of a change: what nobody told and nobody touched is not sent. */
export function changedJobInput(job: EditedJob, reach: Reach, base: JobFormValues, values: JobFormValues): JobChangeInput['job'] {
  const { notifyCustomer, allowClash, ...whole } = jobInputOf(values)
  const { customerId, propertyId, categoryId } = whole
  const fields = sentFields(job, reach, base, values)
  const sent = Object.fromEntries(Object.entries(whole).filter(([field]) => fields.some((name) => name === field)))
  return { ...sent, customerId, propertyId, categoryId, notifyCustomer, allowClash }
}
