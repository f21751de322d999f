import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import {
  UpdateCompanyMessagesDocument,
  type UpdateCompanyMessagesMutationVariables,
  UpdateCustomerMessagesDocument,
  type UpdateCustomerMessagesMutationVariables,
} from './messageSettings.generated.ts'

type One<List> = Exclude<List, readonly unknown[]>
type CompanyChange = One<UpdateCompanyMessagesMutationVariables['settings']>
type CustomerChange = One<UpdateCustomerMessagesMutationVariables['settings']>

export function useSettingChanges() {
  const client = useApolloClient()
  const [saving, setSaving] = useState<string | null>(null)
  const run = async (key: string, send: () => Promise<unknown>): Promise<void> => {
    setSaving(key)
    try {
      await send()
      await reloadQueries(client, ['MessageSettings'])
    } catch (error) {
      showError(toApiError(error).message)
    }
    setSaving(null)
  }
  return {
    saving,
    company: (change: CompanyChange) =>
      run(change.event, () => client.mutate({ mutation: UpdateCompanyMessagesDocument, variables: { settings: [change] } })),
    customer: (change: CustomerChange) =>
      run(change.event, () => client.mutate({ mutation: UpdateCustomerMessagesDocument, variables: { settings: [change] } })),
  }
}

export type SettingChanges = ReturnType<typeof useSettingChanges>
