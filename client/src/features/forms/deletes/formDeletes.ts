import { defineDeletes } from '../../../components/actions/deletes/defineDeletes.ts'
import { paths } from '../../../lib/paths.ts'
import { formNoun } from '../formWords.ts'
import type { FormsQuery } from '../list/formList.generated.ts'

export interface DeletableForm {
  readonly id: string
  readonly formName: string
}

/** What was submitted stays with its jobs. */
export const formDeletes = defineDeletes<DeletableForm, FormsQuery['forms']>({
  noun: formNoun,
  path: paths.forms(),
  needs: 'manage_forms',
  nameOf: ({ formName }) => formName,
  rowNameOf: ({ formName }) => ({ name: formName, title: null }),
  problemOf: () => null,
  load: () => import('./formDeleteDefinition.ts').then((module) => module.formDeleteDefinition),
})
