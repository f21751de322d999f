import { branchList } from '../../features/branches/list/branchList.tsx'
import { serviceList } from '../../features/catalogue/list/serviceList.tsx'
import { customerList } from '../../features/customers/list/customerList.tsx'
import { earningList } from '../../features/earnings/earningList.tsx'
import { formList } from '../../features/forms/list/formList.tsx'
import { invoiceList } from '../../features/invoices/list/invoiceList.tsx'
import { jobList } from '../../features/jobs/list/jobList.tsx'
import { messageList } from '../../features/notifications/log/messageList.tsx'
import { transactionList } from '../../features/plans/transactionList.tsx'
import { staffList } from '../../features/staff/list/staffList.tsx'
import { taxList } from '../../features/taxes/taxList.tsx'
import type { List } from '../../components/list/defineList.ts'

/** A list of the account and the name of its file. */
export interface ExportedList {
  readonly file: string
  readonly label: string
  readonly list: List
  /** Where all rows are not what the list shows first. */
  readonly input?: Readonly<Record<string, unknown>>
}

/** Every list of the account. */
export const exportedLists: readonly ExportedList[] = [
  { file: 'customers', label: 'Customers', list: customerList },
  { file: 'jobs', label: 'Jobs', list: jobList },
  { file: 'invoices', label: 'Invoices', list: invoiceList },
  { file: 'payments', label: 'Payments', list: earningList, input: { period: 'ALL' } },
  { file: 'staff', label: 'Staff', list: staffList },
  { file: 'branches', label: 'Branches', list: branchList },
  { file: 'price-list', label: 'Price list', list: serviceList },
  { file: 'taxes', label: 'Taxes', list: taxList },
  { file: 'forms', label: 'Forms', list: formList },
  { file: 'messages', label: 'Messages', list: messageList },
  { file: 'subscription-payments', label: 'Subscription payments', list: transactionList },
]
