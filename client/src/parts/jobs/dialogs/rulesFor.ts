import { lazyModule } from '../../../shared/lazyModule.ts'
import type { FieldValues } from 'react-hook-form'
import type { LateRules } from '../../../kit/actions/dialogs/useActionForm.ts'
import type { RulesName } from './actionRules.ts'

const lateRules = lazyModule(() => import('./actionRules.ts'))

/** The rules of an action's dialog, which come with its first answer. */
export const rulesFor = <Values extends FieldValues>(name: RulesName): LateRules<Values> => ({
  load: async () => (await lateRules.load()).rulesOf<Values>(name),
  preload: lateRules.preload,
})
