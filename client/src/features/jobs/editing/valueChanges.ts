import { changedFields as changedOf } from '../../../components/form/fieldChanges.ts'
import { jobFieldRules } from '../form/jobForm.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

/** Editable job fields, without options of a single submit. */
export type JobField = Exclude<keyof JobFormValues, 'notifyCustomer' | 'allowClash' | 'appliedPropertyTax'>

export const fieldLabels: Readonly<Record<JobField, string>> = jobFieldRules.labels

const scheduleFields: readonly JobField[] = ['scheduleLater', 'dates', 'startTime', 'endTime', 'isRecurring', 'recurrence', 'staffIds']
/** Fields whose changes are shown in the visits. */
export const isOfVisits = (field: JobField): boolean => scheduleFields.includes(field)

const eachVisitFields: readonly JobField[] = ['startTime', 'endTime', 'staffIds']
/** Fields that have the same meaning for any scope, unlike dates and rules. */
export const isOfEachVisit = (field: JobField): boolean => eachVisitFields.includes(field)

export const changedFields = (before: JobFormValues, after: JobFormValues): JobField[] =>
  changedOf<JobFormValues>(jobFieldRules, before, after) as JobField[]
