import type { JobFormValues } from '../form/jobFormValues.ts'
import { jobInputOf } from '../form/jobInputOf.ts'
import type { Reach } from '../form/jobForm.ts'
import type { EditedJob } from './editedJob.ts'
import { changedFields, isOfVisits, type JobField } from './valueChanges.ts'
import type { JobChangeInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Fields that every change of a job requires (spec §5 "Jobs"). */
const required: readonly JobField[] = ['customerId', 'propertyId', 'categoryId']

/** Fields that are sent together if one of them changes. */
const together: readonly (readonly JobField[])[] = [
  ['scheduleLater', 'dates', 'startTime', 'endTime', 'isRecurring', 'recurrence', 'staffIds', 'billing'],
  ['discountType', 'discountValue', 'discountBasis', 'taxBasis', 'taxIds'],
]

/** Whether the backend returned the field's value. */
function isReturned(field: JobField, job: EditedJob, { visitId }: Reach): boolean {
  const visit = job.visits?.find(({ id }) => id === visitId)
  if (field === 'staffIds') return (visit ?? job).staff !== null
  if (field === 'recurrence') return job.recurrence !== null || job.isRecurring === false
  if (visit && (field === 'startTime' || field === 'endTime')) return visit.startAt !== null
  return field in job && job[field as keyof EditedJob] !== null
}

/** Job property for form fields that show empty when it is missing. */
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

/** Form fields that show empty because the backend did not return them. */
export const missingFields = (job: EditedJob): JobField[] =>
  Object.entries(shown).flatMap(([field, returned]) => (job[returned] === null ? [field as JobField] : []))

/** A change of some visits has to include their schedule, or it would mean the whole job's. */
const isOfReach = (field: JobField, { scope }: Reach): boolean => scope !== 'ALL' && isOfVisits(field)

export function sentFields(job: EditedJob, reach: Reach, base: JobFormValues, values: JobFormValues): JobField[] {
  const changed = changedFields(base, values)
  const beside = together.filter((group) => group.some((field) => changed.includes(field) || isOfReach(field, reach))).flat()
  return [...new Set([...required, ...changed, ...beside.filter((field) => isReturned(field, job, reach))])]
}

type Lines = NonNullable<JobChangeInput['job']['lineItems']>

/** Prices that were not returned and not typed are not sent: the lines keep them. */
const withoutUnknownPrices = (lines: Lines, job: EditedJob, base: JobFormValues): Lines =>
  lines.map((line) => {
    const hasPrice = job.lineItems?.find(({ id }) => id === line.id)?.amount !== null
    const isUntouched = base.lineItems.some(({ id, amount }) => id === line.id && Number(amount) === line.amount)
    return hasPrice || !isUntouched ? line : { ...line, amount: null }
  })

/** Input of a change; missing, untouched values are not sent. */
export function changedJobInput(job: EditedJob, reach: Reach, base: JobFormValues, values: JobFormValues): JobChangeInput['job'] {
  const { notifyCustomer, allowClash, ...whole } = jobInputOf(values)
  const { customerId, propertyId, categoryId } = whole
  const fields = sentFields(job, reach, base, values)
  const lineItems = whole.lineItems && withoutUnknownPrices(whole.lineItems, job, base)
  const sent = Object.fromEntries(Object.entries({ ...whole, lineItems }).filter(([field]) => fields.some((name) => name === field)))
  return { ...sent, customerId, propertyId, categoryId, notifyCustomer, allowClash }
}
