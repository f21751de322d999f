import { customerSort } from '@callout/contracts/customers/codes'
import { lazy } from 'react'
import { ActionMenu } from '../../../kit/actions/ActionMenu.tsx'
import { LostRunNote } from '../../../kit/bulk/BulkNotes.tsx'
import { defineList } from '../../../kit/list/defineList.ts'
import { either, flag, record, textOf } from '../../../kit/list/filters.ts'
import { listWithout } from '../../../kit/list/listWithout.ts'
import { customerActionSet } from '../../../parts/customers/actions/customerActionSet.ts'
import { useBranches } from '../../../parts/company/useBranches.ts'
import { customerName, customerNoun } from '../../../parts/customers/customerWords.ts'
import { paths } from '../../../shared/paths.ts'
import { CustomerCardBody } from './CustomerCardBody.tsx'
import { customerColumns } from './customerColumns.tsx'
import { customerCsv } from './customerCsv.ts'
import { CustomersDocument, type CustomerRowFragment, type CustomersInput, type CustomersQuery } from './customerList.generated.ts'
import classes from './customerList.module.css'

const CustomerBulkBar = lazy(() => import('../bulk/CustomerBulkBar.tsx').then((module) => ({ default: module.CustomerBulkBar })))

/** Spec §7 "Customers": the list of all customers the signed-in user may see. */
export const customerList = defineList({
  name: 'customer',
  title: 'Customers',
  noun: customerNoun,
  path: paths.customers(),
  query: CustomersDocument,
  pageOf: ({ customers }: CustomersQuery) => customers,
  rowOf: (customer: CustomerRowFragment) => ({ name: customerName(customer), to: paths.customer(customer.id) }),
  search: { label: 'Search customers', placeholder: 'Name, phone, email, street or city' },
  filters: {
    activity: either('active', { label: 'Status', as: 'isActive', yes: 'Active', no: 'Inactive' }),
    owing: flag('owing', { label: 'With a balance', description: 'Something is still to be paid', as: 'hasBalance' }),
    tag: textOf('tag', { label: 'Tag', as: 'tag' }),
    city: textOf('city', { label: 'City', as: 'city' }),
    branchId: record('branch', { label: 'Branch', as: 'branchId' }),
  },
  panel: [['activity'], ['tag', 'city'], ['branchId'], ['owing']],
  late: () => Promise.resolve({ records: { branchId: useBranches } }),
  sorts: customerSort,
  sort: { by: 'NAME', direction: 'ASCENDING' },
  columns: customerColumns,
  shown: ['name', 'phone', 'email', 'city', 'tags', 'jobs', 'next', 'balance'],
  tableClass: classes['customers'],
  card: { body: (customer, format) => <CustomerCardBody customer={customer} format={format} /> },
  views: [
    { id: 'all', name: 'All customers', query: '', days: null },
    { id: 'owing', name: 'With a balance', query: 'owing=1&sort=-outstanding_balance', days: null },
    { id: 'newest', name: 'Newest', query: 'sort=-created_at', days: null },
    { id: 'active', name: 'Active', query: 'active=yes', days: null },
    { id: 'inactive', name: 'Inactive', query: 'active=no', days: null },
  ],
  called: {
    tag: 'tag',
    city: 'city',
    branchId: 'branch',
    hasBalance: 'balance',
    isActive: 'status',
    search: 'search',
  } satisfies { readonly [K in keyof CustomersInput]?: string },
  create: {
    label: 'New customer',
    to: paths.newCustomer(),
    needs: 'manage_customers',
    first: {
      label: 'Add your first customer',
      words: 'Your customers will show up here, with their properties, jobs and what they owe.',
      others: 'Customers will show up here.',
    },
  },
  menu: (customer, isLarge) => <ActionMenu set={customerActionSet} of={customer} isLarge={isLarge} />,
  bulk: { needs: ['manage_customers'], bar: (props) => <CustomerBulkBar {...props} /> },
  Above: () => <LostRunNote noun={customerNoun} />,
  exports: { needs: 'export_data', load: () => Promise.resolve(customerCsv) },
})

/** The same for those who are shown no amounts. */
export const customerListWithoutSums = listWithout(customerList, { columns: ['balance'], filters: ['owing'] })
