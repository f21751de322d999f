import { actionSet } from '../../../components/actions/defineActions.ts'
import type { FormStandingFragment } from './formActions.generated.ts'

/** What can be done to a form at once. */
export type FormAction = 'ACTIVATE' | 'DEACTIVATE'

/** What decides it. */
export type ActionableForm = Pick<FormStandingFragment, 'id' | 'formName' | 'status' | 'isTemplate'>

/** What can be done to a form at once. Nothing where nobody tells how it stands. */
export const formActionSet = actionSet({
  name: 'formAction',
  keyOf: ({ id }: ActionableForm) => id,
  nameOf: ({ formName }) => formName,
  offered: ({ status }, { holds }): readonly FormAction[] => {
    if (status === null || !holds('manage_forms')) return []
    return status === 'INACTIVE' ? ['ACTIVATE'] : ['DEACTIVATE']
  },
  load: () => import('./formActions.ts').then((module) => module.formActions),
})
