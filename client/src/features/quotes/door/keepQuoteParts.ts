import type { ApolloClient } from '@apollo/client'
import { isAway } from '../../../lib/api/apiError.ts'
import { hasStaffRight } from '../../../lib/session/staffRights.ts'
import { actingUser } from '../../../lib/session/useActingUser.ts'
import { JobTaxesDocument } from '../../lineItems/money.generated.ts'
import { JobFormSettingsDocument } from '../../settings/lookups/formSettings.generated.ts'
import { loadApprovalForm } from './loadApprovalForm.ts'

/** Whether the user may make quotes on site. */
export const mayQuote = (): boolean => actingUser().user_type !== 'staff' || hasStaffRight('quote')

/** The backend may refuse a part, which is then loaded with the form. */
const unlessAway = (error: unknown): void => {
  if (isAway(error)) throw error
}

/** Loads what a quote needs besides the price list; `offlineLink` stores it. Rejects if the server can't be reached. */
export async function keepQuoteParts(client: ApolloClient): Promise<void> {
  await client.query({ query: JobFormSettingsDocument, fetchPolicy: 'network-only' }).catch(unlessAway)
  await client.query({ query: JobTaxesDocument, fetchPolicy: 'network-only' }).catch(unlessAway)
  await loadApprovalForm(client).catch(unlessAway)
}
