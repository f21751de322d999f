import type { JobFormValues } from './jobFormValues.ts'

/** Several visits are shown before they are saved. */
export const hasSeveralVisits = ({ scheduleLater, isRecurring, dates }: JobFormValues): boolean =>
  !scheduleLater && (isRecurring || dates.length > 1)

/** Whether there is something to look at first: several visits, or staff who may be busy. */
export const asksFirst = (values: JobFormValues): boolean =>
  hasSeveralVisits(values) || (!values.scheduleLater && values.staffIds.length > 0)
