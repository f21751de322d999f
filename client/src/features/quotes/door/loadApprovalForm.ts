import type { ApolloClient } from '@apollo/client'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { FormToFillDocument, type FormToFillQuery } from '../../forms/questions/forms.generated.ts'
import { findApprovalForm } from '../approve/approvalForm.ts'

export type ApprovalForm = FormToFillQuery['form']

/** The form that the customer signs, also without a network if it is on the device; null: none is active. Rejects if it can't be loaded. */
export async function loadApprovalForm(client: ApolloClient): Promise<ApprovalForm | null> {
  const id = await findApprovalForm(client)
  if (id === null) return null
  return requiredData(await client.query({ query: FormToFillDocument, variables: { id }, fetchPolicy: 'network-only' })).form
}
