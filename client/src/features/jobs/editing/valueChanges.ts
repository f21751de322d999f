import { changedFields as changedOf } from '../../../components/form/fieldChanges.ts'
import { jobFieldRules } from '../form/jobForm.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

/** What a person can change in a job; the others are choices of the moment. */
export type JobField = Exclude<keyof JobFormValues, 'notifyCustomer' | 'allowClash' | 'takenTax'>

/** With the words of the form. */
export const fieldLabels: Readonly<Record<JobField, string>> = jobFieldRules.labels

const scheduleFields: readonly JobField[] = ['scheduleLater', 'dates', 'startTime', 'endTime', 'isRecurring', 'recurrence', 'staffIds']
/** Fields whose changes show in the visits themselves. */
export const isOfVisits = (field: JobField): boolean => scheduleFields.includes(field)

const eachVisitFields: readonly JobField[] = ['startTime', 'endTime', 'staffIds']
/** Fields that mean the same whichever visits are reached, unlike days and rules. */
export const isOfEachVisit = (field: JobField): boolean => eachVisitFields.includes(field)

/** The fields in which two states of a job differ, in the order of the form. */
export const changedFields = (before: JobFormValues, after: JobFormValues): JobField[] =>
  changedOf<JobFormValues>(jobFieldRules, before, after) as JobField[]
