import { jobFieldRules } from '../../jobs/form/jobForm.ts'

export const quoteFieldRules = { ...jobFieldRules, labels: { ...jobFieldRules.labels, quote: 'Quote' } } as const
