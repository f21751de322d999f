import { Alert, Anchor } from '@mantine/core'
import {
  IconAlertOctagon,
  IconArrowsJoin2,
  IconBellRinging,
  IconFileDescription,
  IconFileText,
  IconPencil,
  IconPlus,
  IconShieldLock,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from '../../../components/record/Record.module.css'
import { defineRecord, type RecordEntry } from '../../../components/record/defineRecord.ts'
import { Facts } from '../../../components/record/Facts.tsx'
import { Mark, Section, TextSection } from '../../../components/record/Parts.tsx'
import { customerActionSet } from '../actions/customerActionSet.ts'
import { ContactLinks } from '../picker/ContactLinks.tsx'
import { customerPayment } from '../picker/customerPayment.ts'
import { customerName } from '../picker/customerText.ts'
import { JobsOf } from '../../jobs/queries/JobsOf.tsx'
import { RecurringOf } from '../../jobs/queries/RecurringOf.tsx'
import { paths } from '../../../lib/paths.ts'
import { customerDeletes } from '../list/customerDeletes.ts'
import { CustomerDealings } from './CustomerDealings.tsx'
import { CustomerRecordDocument, type CustomerRecordQuery } from '../queries/customerRecord.generated.ts'
import { PropertyList } from './PropertyList.tsx'

/** Billing data. null: missing. */
interface Billed {
  readonly sameAsPropertyAddress: boolean | null
  readonly billingSuiteNo: string | null
  readonly billingStreet1: string | null
  readonly billingStreet2: string | null
  readonly billingCity: string | null
  readonly billingProvince: string | null
  readonly billingPostalCode: string | null
}

/** A separate billing address on one line; null if a property is billed, or if it is missing. */
export function billingAddress(customer: Billed): string | null {
  if (customer.sameAsPropertyAddress !== false) return null
  const { billingSuiteNo, billingStreet1, billingStreet2, billingCity, billingProvince, billingPostalCode } = customer
  const region = [billingProvince, billingPostalCode].filter(Boolean).join(' ')
  return [billingStreet1, billingStreet2, billingSuiteNo, billingCity, region].filter(Boolean).join(', ') || null
}

/** The only property; undefined with several or unknown ones. */
function onlyProperty({ properties }: Pick<CustomerRecordQuery['customer'], 'properties'>): string | undefined {
  const [only, ...others] = properties?.filter(({ isActive }) => isActive !== false) ?? []
  return others.length === 0 ? only?.id : undefined
}

const reminder = (id: string): RecordEntry => ({
  label: 'Send reminder',
  Icon: IconBellRinging,
  shortcut: 'r',
  to: paths.remindCustomer(id),
  needs: ['manage_invoices', 'view_prices'],
})

/** Leads to the photos of the customer's jobs: they take many calls, so they load on demand. */
const Photos = ({ customerId }: { readonly customerId: string }) => (
  <Section
    title="Photos"
    aside={
      <Anchor component={Link} to={paths.photos(customerId)}>
        View photos
      </Anchor>
    }
  >
    <p className={classes.soft}>Before and after photos from this customer’s jobs.</p>
  </Section>
)

/** Spec §7 "Customers": contact data, properties, balance and work. */
export const customerRecord = defineRecord({
  noun: 'customer',
  list: { to: paths.customers(), label: 'Customers' },
  query: CustomerRecordDocument,
  getRecord: ({ customer }: CustomerRecordQuery) => customer,
  getTitle: customerName,
  badge: ({ isActive }) => isActive === false && <Mark>Inactive</Mark>,
  actions: customerActionSet,
  links: (customer) => [
    { label: 'Edit', Icon: IconPencil, shortcut: 'e', to: paths.editCustomer(customer.id), needs: 'manage_customers' },
    { label: 'New job', Icon: IconPlus, shortcut: 'n', to: paths.newJobFor(customer.id, onlyProperty(customer)), needs: 'manage_jobs' },
  ],
  entries: ({ id, outstandingBalance, properties }) => [
    {
      label: 'New quote',
      Icon: IconFileText,
      shortcut: 'q',
      to: paths.newQuoteFor(id, onlyProperty({ properties })),
      needs: ['manage_jobs'],
    },
    ...(outstandingBalance === 0 ? [] : [customerPayment(id), reminder(id)]),
    { label: 'Statement', Icon: IconFileDescription, shortcut: 's', to: paths.statement(id), needs: ['manage_invoices', 'view_prices'] },
    { label: 'Personal data', Icon: IconShieldLock, shortcut: 'd', to: paths.personalData(id), needs: ['manage_customers'] },
    { label: 'Merge', Icon: IconArrowsJoin2, shortcut: 'm', to: paths.mergeCustomers(id), needs: ['manage_customers', 'manage_jobs'] },
  ],
  notice: ({ isDoNotService }) =>
    isDoNotService && (
      <Alert variant="light" color="red" mb={16} icon={<IconAlertOctagon size={18} aria-hidden />} title="Do not service">
        Don’t book work for this customer.
      </Alert>
    ),
  main: {
    first: ({ notes }) => <TextSection title="Notes">{notes}</TextSection>,
    rest: (customer) => (
      <>
        <PropertyList customer={customer} />
        <Photos customerId={customer.id} />
        <JobsOf by={{ customerId: customer.id }} noun="customer" all={paths.jobsOfCustomer(customer.id)} />
        <CustomerDealings customer={customer} />
        <RecurringOf customerId={customer.id} />
      </>
    ),
  },
  side: {
    first: (customer) => (
      <Facts
        title="Contact"
        facts={[
          { label: 'Bills go to', text: billingAddress(customer) },
          { label: 'Tags', text: customer.tags?.join(', ') ?? null },
        ]}
      >
        <ContactLinks of={customer} none="No phone or email" />
      </Facts>
    ),
    rest: ({ outstandingBalance, billedTotal, nextVisitAt, lastVisitAt, createdAt }) => (
      <>
        <Facts
          title="Balance"
          needs="view_prices"
          facts={[
            { label: 'Outstanding', amount: outstandingBalance, isOwed: true },
            { label: 'Billed', amount: billedTotal },
          ]}
        />
        <Facts
          title="Visits"
          facts={[
            { label: 'Next visit', at: nextVisitAt },
            { label: 'Last visit', at: lastVisitAt },
            { label: 'Customer since', at: createdAt },
          ]}
        />
      </>
    ),
  },
  refreshes: ['CustomerRecord', 'JobsOf', 'CustomerInvoices', 'CustomerMessages'],
  deletes: customerDeletes,
})
