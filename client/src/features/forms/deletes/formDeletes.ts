import { DeleteFormDocument } from './formDeletes.generated.ts'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'
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
  said: ({ formName }) => `${formName} deleted. Submitted forms stay with their jobs.`,
  call: ({ id }) => deleteCall(DeleteFormDocument, { id }),
  refreshes: ['Forms'],
})
