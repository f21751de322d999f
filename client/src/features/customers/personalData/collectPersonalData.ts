import type { ApolloClient } from '@apollo/client'
import { paths } from '../../../lib/paths.ts'
import { invoiceName } from '../../invoices/labels/invoiceText.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import { customerName, propertyName } from '../picker/customerText.ts'
import type { StoredRecord, NotRead } from './storedRecords.ts'
import {
  PersonalCustomerDocument,
  type PersonalCustomerQuery,
  PersonalFormDocument,
  PersonalHistoryDocument,
  type PersonalHistoryQuery,
  PersonalInvoiceDocument,
  type PersonalInvoiceQuery,
  PersonalInvoicesDocument,
  type PersonalInvoicesQuery,
  PersonalJobDocument,
  type PersonalJobQuery,
  PersonalJobsDocument,
  type PersonalJobsQuery,
  PersonalMessagesDocument,
  type PersonalMessagesQuery,
  PersonalNotificationsDocument,
  type PersonalNotificationsQuery,
  SameContactDocument,
} from './personalData.generated.ts'
import { createReads } from './personalReads.ts'

export type PersonalCustomer = PersonalCustomerQuery['customer']
export type PersonalJob = PersonalJobQuery['job']
export type PersonalInvoice = PersonalInvoiceQuery['invoice']

export interface PersonalData {
  readonly customer: PersonalCustomer
  readonly jobs: readonly PersonalJob[]
  readonly invoices: readonly PersonalInvoice[]
  readonly records: readonly StoredRecord[]
  readonly notRead: readonly NotRead[]
}

interface Collecting {
  readonly client: ApolloClient
  readonly customerId: string
  readonly signal: AbortSignal
  readonly onProgress: (records: number) => void
}

/**
 * Everything that the service returns about one customer, with documented calls only (spec §7): the customer, properties, jobs with
 * their timelines and forms, invoices with payments, the whole message log, and the user's own notifications. What can't be read is
 * listed, and the rest goes on. Rejects if the customer can't be read. null: stopped.
 */
export async function collectPersonalData({ client, customerId, signal, onProgress }: Collecting): Promise<PersonalData | null> {
  const records: StoredRecord[] = []
  const notRead: NotRead[] = []
  const { read, attempt, each } = createReads({ client, signal, notRead })
  const add = (record: StoredRecord): void => {
    records.push(record)
    onProgress(records.length)
  }
  const ofCustomer = (page: object) => ({ input: { customerId, ...page } })

  const { customer } = await read(PersonalCustomerDocument, { id: customerId })
  const { properties, ...person } = customer
  add({ id: `customer ${customerId}`, kind: 'customer', name: customerName(customer), to: paths.customer(customerId), data: person })
  if (properties === null) notRead.push({ what: 'Properties', message: 'The service doesn’t return them.' })
  for (const property of properties ?? []) {
    const { id } = property
    add({ id: `property ${id}`, kind: 'property', name: propertyName(property), to: paths.editProperty(customerId, id), data: property })
  }

  const readHistory = async (jobId: string, name: string): Promise<void> => {
    const entries: object[] = []
    const history = {
      query: PersonalHistoryDocument,
      getPage: ({ jobHistory }: PersonalHistoryQuery) => jobHistory,
      variablesOf: (page: object) => ({ jobId, ...page }),
    }
    await each(`Timeline of ${name}`, history, (entry) => void entries.push(entry))
    if (entries.length > 0) add({ id: `history ${jobId}`, kind: 'history', name, to: paths.job(jobId), data: { entries } })
  }
  const jobs: PersonalJob[] = []
  const readJob = async (id: string): Promise<void> => {
    const { job } = await read(PersonalJobDocument, { id })
    const { customer: _customer, property: _property, category: _category, forms, ...texts } = job
    const name = jobHeading(job)
    jobs.push(job)
    add({ id: `job ${id}`, kind: 'job', name, to: paths.job(id), data: texts })
    await readHistory(id, name)
    for (const { jobFormId, formName } of forms ?? []) {
      if (jobFormId === null) continue
      const label = `${formName ?? 'Form'} of ${name}`
      await attempt(label, async () => {
        const { jobForm } = await read(PersonalFormDocument, { id: jobFormId })
        add({ id: `form ${jobFormId}`, kind: 'form', name: label, to: paths.job(id), data: jobForm })
      })
    }
  }
  const jobList = { query: PersonalJobsDocument, getPage: ({ jobs: page }: PersonalJobsQuery) => page, variablesOf: ofCustomer }
  await each('Jobs', jobList, (row) => attempt(jobHeading(row), () => readJob(row.id)))

  const invoices: PersonalInvoice[] = []
  const readInvoice = async (id: string): Promise<void> => {
    const { invoice } = await read(PersonalInvoiceDocument, { id })
    invoices.push(invoice)
    add({ id: `invoice ${id}`, kind: 'invoice', name: invoiceName(invoice), to: paths.invoice(id), data: invoice })
  }
  const invoiceList = {
    query: PersonalInvoicesDocument,
    getPage: ({ invoices: page }: PersonalInvoicesQuery) => page,
    variablesOf: ofCustomer,
  }
  await each('Invoices and payments', invoiceList, (row) => attempt(invoiceName(row), () => readInvoice(row.id)))

  const messageLog = {
    query: PersonalMessagesDocument,
    getPage: ({ clientMessages }: PersonalMessagesQuery) => clientMessages,
    variablesOf: ofCustomer,
  }
  await each('Messages', messageLog, (message) => {
    const name = [message.sentDate, message.subject ?? message.notificationMedium].filter(Boolean).join(' · ') || 'Message'
    add({ id: `message ${message.id}`, kind: 'message', name, to: paths.messagesOfCustomer(customerId), data: message })
  })

  const ownIds = new Set([...jobs.map(({ id }) => `job ${id}`), ...invoices.map(({ id }) => `invoice ${id}`)])
  const notificationList = {
    query: PersonalNotificationsDocument,
    getPage: ({ notifications }: PersonalNotificationsQuery) => notifications,
    variablesOf: (page: object) => ({ input: page }),
  }
  await each('Your notifications', notificationList, (notification) => {
    const { id, title, jobId, invoiceId } = notification
    if (!ownIds.has(`job ${jobId}`) && !ownIds.has(`invoice ${invoiceId}`)) return
    add({ id: `notification ${id}`, kind: 'notification', name: title ?? 'Notification', to: paths.notifications(), data: notification })
  })

  const contacts = [customer.email, customer.phone].filter((contact): contact is string => Boolean(contact))
  await attempt('Other customers with the same email or phone', async () => {
    const found = new Map<string, StoredRecord>()
    for (const search of contacts) {
      const { customers } = await read(SameContactDocument, { input: { search, perPage: 100 } })
      for (const item of customers.items) {
        const { id, email, phone } = item
        if (id === customerId || !contacts.some((contact) => contact === email || contact === phone)) continue
        found.set(id, { id: `sameContact ${id}`, kind: 'sameContact', name: customerName(item), to: paths.customer(id), data: item })
      }
    }
    found.forEach((record) => add(record))
  })
  return signal.aborted ? null : { customer, jobs, invoices, records, notRead }
}
