import type { StepKinds } from '../../../lib/offline/queue/stepKind.ts'
import { approvalKind } from './approvalKind.ts'
import { quoteKind } from './quoteKind.ts'

/** Writes on quotes that work without network. */
export const quoteStepKinds = { quote: quoteKind, approval: approvalKind } satisfies StepKinds
