import type { RecordRef } from './values.ts'

/** Collections of the mock API by GraphQL type. */
const collections: Readonly<Record<string, string>> = {
  ActiveStaff: 'users',
  Attachment: 'attachments',
  Branch: 'branches',
  BranchHead: 'users',
  Category: 'categories',
  ClientMessage: 'clientNotifications',
  Company: 'companies',
  Customer: 'customers',
  DispatchStaff: 'users',
  DispatchVisit: 'visits',
  Earning: 'payments',
  EarningStaff: 'users',
  Form: 'forms',
  HistoryEntry: 'history',
  Invoice: 'invoices',
  InvoiceCustomer: 'customers',
  InvoiceProperty: 'properties',
  Job: 'jobs',
  JobForm: 'jobForms',
  JobInvoice: 'invoices',
  MessageTemplate: 'messageTemplates',
  Notification: 'notifications',
  Payment: 'payments',
  Person: 'users',
  Property: 'properties',
  RankedStaff: 'users',
  Service: 'services',
  Staff: 'users',
  StaffMember: 'users',
  StaffVisit: 'visits',
  Tax: 'taxes',
  TeamMember: 'users',
  Transaction: 'transactions',
  User: 'users',
  Visit: 'visits',
}

export interface MockRecord {
  readonly collection: string
  readonly id: string
}

/** The record of the mock API that an object shows; undefined if it shows none. */
export function mockRecordOf({ type, id }: RecordRef): MockRecord | undefined {
  const collection = collections[type]
  return collection !== undefined && /^\d+$/.test(id) ? { collection, id } : undefined
}

/** Address of a record in the mock's data browser. */
export const recordAddress = (mockUrl: string, { collection, id }: MockRecord): string => `${mockUrl}/#data/${collection}/${id}`

/** The same for all objects that show a record. */
export function recordKey(record: RecordRef): string {
  const { collection, id } = mockRecordOf(record) ?? { collection: record.type, id: record.id }
  return `${collection}/${id}`
}
