import type { ApolloClient } from '@apollo/client'
import { isApprovalForm } from '@callout/contracts/jobs/quote'
import { Problem } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { JobFormFormsDocument, type JobFormFormsQuery } from '../../jobs/form/formChoices.generated.ts'
import { ApprovalFormChoiceDocument, ChooseApprovalFormDocument, CreateApprovalFormDocument } from './approvalForm.generated.ts'
import { chosenFormId, keepChosenForm } from './chosenForm.ts'
import { newApprovalForm } from './newApprovalForm.ts'

export type ApprovalForm = Pick<JobFormFormsQuery['forms']['items'][number], 'id' | 'formName' | 'status'>

/** The form that approves quotes: the chosen one, else the one with the default name. null: it is not active. */
export function pickApprovalForm(forms: readonly ApprovalForm[], chosenId: string | null): ApprovalForm | null {
  const find = (chosen: string | null): ApprovalForm | undefined =>
    forms.find(({ id, formName, status }) => status !== 'INACTIVE' && isApprovalForm({ form_id: id, form_name: formName }, chosen))
  return (chosenId === null ? null : find(chosenId)) ?? find(null) ?? null
}

export interface ApprovalForms {
  readonly active: readonly ApprovalForm[]
  readonly chosen: ApprovalForm | null
}

/** Also without a network, once it was read: the choice that was returned last stays on the device. */
export async function loadApprovalForms(client: ApolloClient): Promise<ApprovalForms> {
  const [forms, settings] = await Promise.all([
    client.query({ query: JobFormFormsDocument, fetchPolicy: 'network-only' }),
    client.query({ query: ApprovalFormChoiceDocument, fetchPolicy: 'network-only' }).catch(() => undefined),
  ])
  const active = requiredData(forms).forms.items.filter(({ status }) => status !== 'INACTIVE')
  const chosenId = chosenFormId(settings?.data?.companySettings)
  if (chosenId !== null) keepChosenForm(chosenId)
  return { active, chosen: pickApprovalForm(active, chosenId) }
}

/** Id of the form that approves quotes; null if the account has none that is active. */
export const findApprovalForm = async (client: ApolloClient): Promise<string | null> => (await loadApprovalForms(client)).chosen?.id ?? null

export type ChoicePlace = 'settings' | 'device'

/** Saves the choice in the settings; on this device if the user may not change them, or if the backend ignores it. */
export async function chooseApprovalForm(client: ApolloClient, id: string, mayChangeSettings: boolean): Promise<ChoicePlace> {
  if (mayChangeSettings) {
    const reply = await client.mutate({ mutation: ChooseApprovalFormDocument, variables: { id } })
    if (reply.data?.updateJobSetting?.approvalFormId === id) {
      keepChosenForm(id)
      return 'settings'
    }
  }
  keepChosenForm(id)
  return 'device'
}

/** Creates a form with a signature and the questions that a quote fills in, and chooses it. */
export async function createApprovalForm(client: ApolloClient, mayChangeSettings: boolean): Promise<string> {
  const { data } = await client.mutate({ mutation: CreateApprovalFormDocument, variables: { input: newApprovalForm } })
  if (!data?.createForm) throw new Problem('We couldn’t confirm that the form was created. Check the list of forms.')
  await chooseApprovalForm(client, data.createForm.id, mayChangeSettings)
  return data.createForm.id
}
