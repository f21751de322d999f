import { Alert } from '@mantine/core'
import { IconAlertOctagon } from '@tabler/icons-react'
import { defineRecord } from '../../../kit/record/defineRecord.ts'
import { Words } from '../../../kit/record/Parts.tsx'
import { JobsOf } from '../../../parts/jobs/JobsOf.tsx'
import { paths } from '../../../shared/paths.ts'
import { ContactPanel } from './ContactPanel.tsx'
import { CustomerActions } from './CustomerActions.tsx'
import { CustomerRecordDocument, type CustomerRecordQuery } from './customerRecord.generated.ts'
import { BalancePanel } from './BalancePanel.tsx'
import { PropertyList } from './PropertyList.tsx'
import { refreshCustomer } from './refreshCustomer.ts'

/** Spec §7 "Customers": who a customer is, how to reach them, where they are, what they owe, and what is done for them. */
export const customerRecord = defineRecord({
  noun: 'customer',
  list: { to: paths.customers(), label: 'Customers' },
  query: CustomerRecordDocument,
  recordOf: ({ customer }: CustomerRecordQuery) => customer,
  titleOf: ({ id, name, companyName }) => name || companyName || `Customer #${id}`,
  actions: (customer) => <CustomerActions customer={customer} />,
  notice: ({ isDoNotService }) =>
    isDoNotService && (
      <Alert variant="light" color="red" mb={16} icon={<IconAlertOctagon size={18} aria-hidden />} title="Do not service">
        Don’t book work for this customer.
      </Alert>
    ),
  main: {
    first: ({ notes }) => <Words title="Notes">{notes}</Words>,
    rest: (customer) => (
      <>
        <PropertyList customer={customer} />
        <JobsOf by={{ customerId: customer.id }} noun="customer" all={paths.jobsOfCustomer(customer.id)} />
      </>
    ),
  },
  side: {
    first: (customer) => <ContactPanel customer={customer} />,
    rest: (customer) => <BalancePanel customer={customer} />,
  },
  refresh: refreshCustomer,
})
