import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { activation, activityState, defineFieldActions } from '../../../components/actions/fieldActions.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { formNoun } from '../formText.ts'
import { ChangeFormDocument, FormNowDocument, type FormStateFragment } from './formActions.generated.ts'
import type { ActionableForm, FormAction } from './formActionSet.ts'

type Fields = Pick<FormStateFragment, 'status'>

export const formActions = defineFieldActions<FormAction, ActionableForm, ActionableForm, object, Fields, FormStateFragment>({
  actions: {
    ACTIVATE: {
      ...activation(true),
      Icon: IconEye,
      // Activating a sample makes it a sample again.
      change: ({ isTemplate }) => ({ status: isTemplate ? 'SAMPLE' : 'ACTIVE' }),
      restore: ({ status }) => ({ status: status ?? 'ACTIVE' }),
    },
    DEACTIVATE: {
      ...activation(false),
      Icon: IconEyeOff,
      change: () => ({ status: 'INACTIVE' }),
      restore: ({ status }) => ({ status: status ?? 'ACTIVE' }),
    },
  },
  noun: formNoun,
  getName: ({ formName }) => formName,
  getKey: ({ id, status }) => [id, status].join('/'),
  toTarget: (form) => form,
  read: async (client, id) =>
    requiredData(await client.query({ query: FormNowDocument, variables: { id }, fetchPolicy: 'network-only' })).form,
  write: async (client, { id }, { status }) => {
    const { data: now } = await client.query({ query: FormNowDocument, variables: { id }, fetchPolicy: 'network-only' })
    const lockVersion = now?.form.lockVersion ?? null
    const input = { id, ...(status && { status }), ...(lockVersion !== null && { lockVersion }) }
    const { data } = await client.mutate({ mutation: ChangeFormDocument, variables: { input } })
    return data?.updateForm ?? null
  },
  state: ({ status }) => activityState(status !== 'INACTIVE'),
  refetchQueries: ['Forms'],
})
