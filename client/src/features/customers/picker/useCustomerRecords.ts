import { skipToken } from '@apollo/client/react'
import { useDebouncedValue } from '@mantine/hooks'
import type { UseRecords } from '../../../components/list/defineList.ts'
import { useFindCustomersQuery, useJobFormCustomerQuery } from './customers.generated.ts'
import { record } from '../../../components/list/filters.ts'

/** Short, since each pause in typing may be the last before a choice. */
const SUGGEST_WAIT_MS = 250

/** Choices of a customer filter: search results, else the selected customer. */
export const useCustomerRecords: UseRecords = (isRequested, id, typed = '') => {
  const text = typed.trim()
  const [search] = useDebouncedValue(text, SUGGEST_WAIT_MS)
  const { data: chosen } = useJobFormCustomerQuery(isRequested && id ? { variables: { id } } : skipToken)
  const { data: found, error } = useFindCustomersQuery(isRequested && search ? { variables: { search } } : skipToken)
  if (text === '') return chosen ? [chosen.customer] : []
  if (search === text && error) return 'failed'
  if (search !== text || !found) return 'waiting'
  return found.customers.items.map(({ id: customerId, name, companyName }) => ({ id: customerId, name: name || companyName }))
}

export const customerFilter = record('customer', { label: 'Customer', inputField: 'customerId', search: 'Name, phone, email or street' })
