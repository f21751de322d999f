import type { ApolloClient } from '@apollo/client'
import { FormToFillDocument } from '../../forms/questions/forms.generated.ts'
import type { ApprovalForm, ApprovalForms } from './approvalForm.ts'

/** Forms of which the questions are read. */
const MOST_FORMS = 40

export interface FormChoice extends Pick<ApprovalForm, 'id' | 'formName'> {
  /** Why the form can't be chosen; null: it can. */
  readonly problem: string | null
}

async function getProblem(client: ApolloClient, id: string): Promise<string | null> {
  try {
    const { data } = await client.query({ query: FormToFillDocument, variables: { id }, fetchPolicy: 'network-only' })
    const sections = data?.form.sections
    if (!sections) return 'Couldn’t load its questions.'
    return sections.some(({ fields }) => fields.some(({ dataType }) => dataType === 'SIGNATURE')) ? null : 'It has no signature question.'
  } catch {
    return 'Couldn’t load its questions.'
  }
}

/** The forms to choose from, at most `MOST_FORMS` with the chosen one first, and why some of them can't approve a quote. */
export function loadFormChoices(client: ApolloClient, { active, chosen }: ApprovalForms): Promise<FormChoice[]> {
  const forms = active.toSorted((a, b) => Number(b.id === chosen?.id) - Number(a.id === chosen?.id)).slice(0, MOST_FORMS)
  return Promise.all(forms.map(async ({ id, formName }) => ({ id, formName, problem: await getProblem(client, id) })))
}
