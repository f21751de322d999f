import { jobFieldRules } from '../../jobs/form/jobForm.ts'

export const quoteFieldRules = { ...jobFieldRules, labels: { ...jobFieldRules.labels, quote: 'Quote' } } as const

/** Ends the message for technicians who may not use the form. */
export const quoteSwitchNote = 'Other staff need “Staff can create quotes” in Settings, Team.'
