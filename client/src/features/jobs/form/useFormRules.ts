import { useApolloClient } from '@apollo/client/react'
import { doNotService } from '../../../parts/customers/customerWords.ts'
import { closedDaysOf } from '../../../parts/schedule/closedDays.ts'
import { JobFormCustomerDocument } from '../../../parts/customers/customers.generated.ts'
import type { FormLookups } from '../../../parts/company/useFormLookups.ts'
import type { JobFormRules } from './jobRules.ts'

/** The account's rules for a job, and what is known against its customer. */
export function useFormRules({ settings }: FormLookups): JobFormRules {
  const { cache } = useApolloClient()
  return {
    isLineItemRequired: settings.customer?.isLineItemRequired,
    closedDays: closedDaysOf(settings),
    customerProblem: (id) => {
      const known = id === '' ? null : cache.readQuery({ query: JobFormCustomerDocument, variables: { id } })
      return known?.customer.isDoNotService ? doNotService : null
    },
  }
}
