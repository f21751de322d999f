import { branchList } from '../branches/list/branchList.tsx'
import { serviceList } from '../catalogue/list/serviceList.tsx'
import { customerList } from '../customers/list/customerList.tsx'
import { earningList } from '../earnings/earningList.tsx'
import { formList } from '../forms/list/formList.tsx'
import { invoiceList } from '../invoices/list/invoiceList.tsx'
import { jobList } from '../jobs/list/jobList.tsx'
import { messageList } from '../notifications/log/messageList.tsx'
import { transactionList } from '../plans/transactionList.tsx'
import { staffList } from '../staff/list/staffList.tsx'
import { taxList } from '../taxes/taxList.tsx'
import type { List } from '../../components/list/defineList.ts'

export interface ExportedList {
  readonly file: string
  readonly label: string
  readonly list: List
  /** Where all rows are not what the list shows first. */
  readonly input?: Readonly<Record<string, unknown>>
  /** Reads the rows that the list never shows. */
  readonly furtherInput?: Readonly<Record<string, unknown>>
}

export const exportedLists: readonly ExportedList[] = [
  { file: 'customers', label: 'Customers', list: customerList },
  { file: 'jobs', label: 'Jobs', list: jobList, furtherInput: { quote: 'ANY' } },
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
