import type { JobFormValues } from '../form/jobFormValues.ts'

/** What a person can change in a job; the others are choices of the moment. */
export type JobField = Exclude<keyof JobFormValues, 'notifyCustomer' | 'allowClash'>

/** In the order of the form, with the words of the form. */
export const fieldLabels: Readonly<Record<JobField, string>> = {
  customerId: 'Customer',
  propertyId: 'Property',
  categoryId: 'Category',
  branchId: 'Branch',
  title: 'Title',
  description: 'Description',
  priority: 'Priority',
  notes: 'Internal notes',
  scheduleLater: 'Scheduled',
  dates: 'Dates',
  startTime: 'Start time',
  endTime: 'End time',
  isRecurring: 'Recurring',
  recurrence: 'Rule',
  staffIds: 'Staff',
  lineItems: 'Line items',
  discountType: 'Discount type',
  discountValue: 'Discount',
  discountBasis: 'Discount applies to',
  taxBasis: 'Tax',
  taxIds: 'Taxes',
  formIds: 'Forms',
  attachments: 'Files',
}
export const jobFields = Object.keys(fieldLabels) as JobField[]

const scheduleFields: readonly JobField[] = ['scheduleLater', 'dates', 'startTime', 'endTime', 'isRecurring', 'recurrence', 'staffIds']
/** Fields whose changes show in the visits themselves. */
export const isOfVisits = (field: JobField): boolean => scheduleFields.includes(field)

const eachVisitFields: readonly JobField[] = ['startTime', 'endTime', 'staffIds']
/** Fields that mean the same whichever visits are reached, unlike days and rules. */
export const isOfEachVisit = (field: JobField): boolean => eachVisitFields.includes(field)

const sets: readonly JobField[] = ['dates', 'staffIds', 'taxIds', 'formIds']

/** Lists whose order says nothing are compared without it. */
const plain = (field: JobField, value: unknown): string =>
  JSON.stringify(sets.includes(field) && Array.isArray(value) ? value.map(String).toSorted() : value)

/** The fields in which two states of a job differ. */
export const changedFields = (before: JobFormValues, after: JobFormValues): JobField[] =>
  jobFields.filter((field) => plain(field, before[field]) !== plain(field, after[field]))

/** What becomes of what a person typed when somebody else has saved in the meantime. */
export interface Merge {
  /** What was typed, on top of what the other has saved. Where both changed a field it is what was typed. */
  readonly values: JobFormValues
  /** Changed by the other alone: they count. */
  readonly theirs: readonly JobField[]
  /** Changed by both, to different values: the person chooses. */
  readonly conflicts: readonly JobField[]
}

/** `base` is what both began with. */
export function mergeChanges(base: JobFormValues, mine: JobFormValues, theirs: JobFormValues): Merge {
  const byThem = changedFields(base, theirs)
  const byMe = new Set(changedFields(base, mine))
  const differ = new Set(changedFields(mine, theirs))
  const adopted = byThem.filter((field) => !byMe.has(field))
  return {
    values: { ...mine, ...Object.fromEntries(adopted.map((field) => [field, theirs[field]])) },
    theirs: adopted,
    conflicts: byThem.filter((field) => byMe.has(field) && differ.has(field)),
  }
}
