import { customerSort } from '@callout/contracts/customers/codes'
import { IconFileText, IconPhone, IconPlus, IconTool } from '@tabler/icons-react'
import { defineList } from '../../../components/list/defineList.ts'
import { booleanFilter, flag, getText } from '../../../components/list/filters.ts'
import { branchScope } from '../../branches/choice/branchScope.ts'
import { customerActionSet } from '../actions/customerActionSet.ts'
import { CustomerMarks, MarkedName, getPerson, Tags } from '../picker/CustomerMarks.tsx'
import { customerPayment } from '../picker/customerPayment.ts'
import { customerName, customerNoun } from '../picker/customerText.ts'
import { formatPhone, phoneHref } from '../../../lib/phones/formatPhone.ts'
import { paths } from '../../../lib/paths.ts'
import { customerDeletes } from './customerDeletes.ts'
import { type CustomerRowFragment, CustomersDocument, type CustomersQuery } from './customerList.generated.ts'
import { branchNames } from '../../branches/choice/BranchName.tsx'
import { SetupChecklist } from '../../dashboard/setup/lazySetupChecklist.ts'

/** Spec §7 "Customers": the list of all customers the signed-in user may see. */
export const customerList = defineList({
  noun: customerNoun,
  path: paths.customers(),
  query: CustomersDocument,
  selectPage: ({ customers }: CustomersQuery) => customers,
  rowLink: (customer: CustomerRowFragment) => ({ name: customerName(customer), to: paths.customer(customer.id) }),
  menuLinks: ({ id, isActive, phone, phoneCountryCode, outstandingBalance }) => [
    ...(isActive === false
      ? []
      : [
          { label: 'New job', Icon: IconPlus, to: paths.newJobFor(id), needs: ['manage_jobs'] as const },
          { label: 'New quote', Icon: IconFileText, to: paths.newQuoteFor(id), needs: ['manage_jobs'] as const },
        ]),
    ...(phone ? [{ label: 'Call', Icon: IconPhone, to: phoneHref(phone, phoneCountryCode), needs: [] }] : []),
    ...(outstandingBalance === 0 ? [] : [customerPayment(id)]),
  ],
  search: 'Name, phone, email, street or city',
  filters: {
    activity: booleanFilter('active', { label: 'Status', inputField: 'isActive', yes: 'Active', no: 'Inactive' }),
    owing: flag('owing', {
      label: 'With a balance',
      sentenceName: 'balance',
      description: 'With an unpaid balance',
      inputField: 'hasBalance',
      needs: 'view_prices',
    }),
    tag: getText('tag', { label: 'Tag', inputField: 'tag' }),
    city: getText('city', { label: 'City', inputField: 'city' }),
    branchId: branchScope,
  },
  filterRows: [['activity'], ['tag', 'city'], ['owing']],
  sorts: customerSort,
  sort: { by: 'NAME', direction: 'ASCENDING' },
  columns: {
    name: {
      label: 'Customer',
      width: 210,
      isFlexible: true,
      sort: 'NAME',
      cell: (customer) => <MarkedName customer={customer} />,
      // Separate name columns, so that an export can be imported again.
      csv: {
        'First name': ({ firstName }) => firstName,
        'Last name': ({ lastName }) => lastName,
        Company: ({ companyName }) => companyName,
        Active: ({ isActive }) => (isActive === null ? null : isActive ? 'Yes' : 'No'),
      },
    },
    phone: { label: 'Phone', width: 136, text: ({ phone, phoneCountryCode }) => phone && formatPhone(phone, phoneCountryCode) },
    email: { label: 'Email', width: 180, isFlexible: true, leaves: 920, text: ({ email }) => email },
    city: { label: 'City', width: 96, leaves: 680, text: ({ city }) => city },
    tags: {
      label: 'Tags',
      width: 136,
      leaves: 1060,
      cell: ({ tags }) => <Tags tags={tags} />,
      csv: ({ tags }) => tags?.join(', '),
    },
    jobs: { label: 'Jobs', width: 52, leaves: 920, count: ({ jobsCount }) => jobsCount },
    next: { label: 'Next visit', width: 110, at: ({ nextVisitAt }) => nextVisitAt },
    balance: {
      label: 'Balance',
      width: 96,
      sort: 'OUTSTANDING_BALANCE',
      needs: 'view_prices',
      amount: ({ outstandingBalance }) => outstandingBalance,
    },
    last: { label: 'Last visit', width: 104, at: ({ lastVisitAt }) => lastVisitAt },
    since: { label: 'Customer since', width: 120, sort: 'CREATED_AT', at: ({ createdAt }) => createdAt },
    branch: { label: 'Branch', width: 132, id: ({ branchId }) => branchId, names: branchNames },
  },
  defaultColumns: ['name', 'phone', 'email', 'city', 'tags', 'jobs', 'next', 'balance'],
  card: {
    primary: [getPerson, 'phone'],
    muted: ['city', 'email'],
    footer: [(customer) => <CustomerMarks customer={customer} />, 'tags', 'next'],
    total: ({ outstandingBalance: owed }, { format }) => owed !== null && owed > 0 && `${format.money(owed)} due`,
  },
  views: [
    { id: 'owing', name: 'With a balance', query: 'owing=1&sort=-outstanding_balance' },
    { id: 'newest', name: 'Newest', query: 'sort=-created_at' },
    { id: 'active', name: 'Active', query: 'active=yes' },
    { id: 'inactive', name: 'Inactive', query: 'active=no' },
  ],
  create: {
    to: paths.newCustomer(),
    needs: 'manage_customers',
    Banner: SetupChecklist,
    text: 'Your customers will show up here, with their properties, jobs and balance.',
  },
  actions: customerActionSet,
  bulk: { needs: ['manage_customers'], load: () => import('./customerListParts.ts').then((module) => module.customerBulk) },
  pages: [{ label: 'Equipment', to: paths.equipment(), Icon: IconTool }],
  imports: { to: paths.importCustomers(), needs: 'manage_customers' },
  exports: { needs: 'export_data', whole: () => import('./customerListParts.ts').then((module) => module.customerFile) },
  deletes: customerDeletes,
})
