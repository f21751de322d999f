import { actionRules } from '../../../components/actions/defineActions.ts'
import type { FormStateFragment } from './formActions.generated.ts'

export type FormAction = 'ACTIVATE' | 'DEACTIVATE'

export type ActionableForm = Pick<FormStateFragment, 'id' | 'formName' | 'status' | 'isTemplate'>

/** Actions on a form. None if the status is missing. */
export const formActionSet = actionRules({
  name: 'formAction',
  getKey: ({ id }: ActionableForm) => id,
  getName: ({ formName }) => formName,
  offered: ({ status }, { can }): readonly FormAction[] => {
    if (status === null || !can('manage_forms')) return []
    return status === 'INACTIVE' ? ['ACTIVATE'] : ['DEACTIVATE']
  },
  load: () => import('./formActions.ts').then((module) => module.formActions),
})
