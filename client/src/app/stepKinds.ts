import { jobStepKinds } from '../features/jobs/offline/jobStepKinds.ts'
import { paymentStepKinds } from '../features/invoices/payments/paymentKinds.ts'
import { quoteStepKinds } from '../features/quotes/door/quoteStepKinds.ts'
import type { StepKinds } from '../lib/offline/queue/stepKind.ts'

export const stepKinds: StepKinds = { ...jobStepKinds, ...paymentStepKinds, ...quoteStepKinds }
