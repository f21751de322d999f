import { deleteCall, type DeleteDefinition } from '../../../components/actions/deletes/defineDeletes.ts'
import type { FormsQuery } from '../list/formList.generated.ts'
import { DeleteFormDocument } from './formDeletes.generated.ts'
import type { DeletableForm } from './formDeletes.ts'

export const formDeleteDefinition: DeleteDefinition<DeletableForm, FormsQuery['forms']> = {
  said: ({ formName }) => `${formName} deleted. Submitted forms stay with their jobs.`,
  call: ({ id }) => deleteCall(DeleteFormDocument, { id }),
  refreshes: ['Forms'],
}
