import type { StepKinds } from '../../../lib/offline/queue/stepKind.ts'
import { formKind } from './formKind.ts'
import { noteKind } from './noteKind.ts'
import { statusKind } from './statusKind.tsx'

/** Writes on jobs that the offline queue sends. */
export const jobStepKinds = { status: statusKind, note: noteKind, form: formKind } satisfies StepKinds
