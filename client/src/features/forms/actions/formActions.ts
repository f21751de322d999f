import type { ApolloClient } from '@apollo/client'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { defineActions, type Effect, type Undone } from '../../../components/actions/defineActions.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { formNoun } from '../formWords.ts'
import { ChangeFormDocument, FormNowDocument, type FormStandingFragment } from './formActions.generated.ts'
import type { ActionableForm, FormAction } from './formActionSet.ts'

type Status = NonNullable<FormStandingFragment['status']>

/** Activating a sample makes it a sample again. */
const statusAfter = (name: FormAction, { isTemplate }: ActionableForm): Status =>
  name === 'DEACTIVATE' ? 'INACTIVE' : isTemplate ? 'SAMPLE' : 'ACTIVE'

const standing = ({ formName, status }: ActionableForm): string => `${formName} is ${status === 'INACTIVE' ? 'inactive' : 'active'}`

/** Writes to the newest version. Rejects with the gateway's error. */
async function write(client: ApolloClient, id: string, status: Status) {
  const now = await client.query({ query: FormNowDocument, variables: { id }, fetchPolicy: 'network-only' })
  const lockVersion = now.data?.form.lockVersion ?? null
  const input = { id, status, ...(lockVersion !== null && { lockVersion }) }
  const { data } = await client.mutate({ mutation: ChangeFormDocument, variables: { input } })
  const returned = data?.updateForm ?? null
  const effect: Effect = returned === null || returned.status === null ? 'unknown' : returned.status === status ? 'done' : 'ignored'
  return { effect, returned }
}

async function undoChange(client: ApolloClient, { id }: ActionableForm, status: Status): Promise<Undone> {
  try {
    const { effect, returned } = await write(client, id, status)
    return { effect, stands: returned && standing(returned) }
  } catch (error) {
    return { effect: 'ignored', stands: null, apiError: toApiError(error).message }
  }
}

/** Implements the actions of `formActionSet`. */
export const formActions = defineActions<FormAction, ActionableForm, ActionableForm, object, FormStandingFragment>({
  actions: {
    ACTIVATE: { label: 'Set active', link: ': ', Icon: IconEye, said: ({ formName }) => `${formName} set active` },
    DEACTIVATE: { label: 'Set inactive', link: ': ', Icon: IconEyeOff, said: ({ formName }) => `${formName} set inactive` },
  },
  noun: formNoun,
  nameOf: ({ formName }) => formName,
  keyOf: ({ id, status }) => [id, status].join('/'),
  find: async (client, _name, form, isOld) => {
    if (!isOld) return form
    const { data } = await client.query({ query: FormNowDocument, variables: { id: form.id }, fetchPolicy: 'network-only' })
    return data?.form ?? form
  },
  send: async ({ client }, name, form) => {
    const { effect, returned } = await write(client, form.id, statusAfter(name, form))
    if (!returned || effect === 'unknown') return { effect: 'unknown' }
    return effect === 'done' ? { effect, outcome: returned } : { effect: 'ignored', stands: standing(returned) }
  },
  undo:
    ({ client }, _name, target) =>
    () =>
      undoChange(client, target, target.status ?? 'ACTIVE'),
  refreshes: ['Forms'],
})
