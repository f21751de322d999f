import type { StepKinds } from '../../../lib/offline/queue/stepKind.ts'
import { attachKind } from './attachKind.ts'
import { formKind } from './formKind.ts'
import { lineKind } from './lineKind.ts'
import { noteKind } from './noteKind.ts'
import { statusKind } from './statusKind.tsx'

export const jobStepKinds = {
  status: statusKind,
  note: noteKind,
  form: formKind,
  line: lineKind,
  attach: attachKind,
} satisfies StepKinds
