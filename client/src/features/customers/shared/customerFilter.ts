import { record } from '../../../components/list/filters.ts'

/** One customer; `useCustomerRecords` finds them. */
export const customerFilter = record('customer', { label: 'Customer', as: 'customerId', search: 'Name, phone, email or street' })
