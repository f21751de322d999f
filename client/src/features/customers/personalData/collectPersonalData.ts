import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { paths } from '../../../lib/paths.ts'
import { invoiceName } from '../../invoices/shared/invoiceWords.ts'
import { jobHeading } from '../../jobs/shared/jobName.ts'
import { customerName, propertyName } from '../shared/customerWords.ts'
import type { HeldRecord, NotRead } from './heldRecords.ts'
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

export type PersonalCustomer = PersonalCustomerQuery['customer']
export type PersonalJob = PersonalJobQuery['job']
export type PersonalInvoice = PersonalInvoiceQuery['invoice']

export interface PersonalData {
  readonly customer: PersonalCustomer
  readonly jobs: readonly PersonalJob[]
  readonly invoices: readonly PersonalInvoice[]
  readonly records: readonly HeldRecord[]
  readonly notRead: readonly NotRead[]
}

interface Collecting {
  readonly client: ApolloClient
  readonly customerId: string
  readonly signal: AbortSignal
  /** Records read so far. */
  readonly onProgress: (records: number) => void
}

interface Page<Row> {
  readonly items: readonly Row[]
  readonly totalCount: number | null
  /** Missing: the list has no filter that could be ignored. */
  readonly ignored?: readonly string[]
  /** Ids of rows that the gateway couldn't read. */
  readonly unreadable?: readonly (string | null)[]
}
type RowOf<Found> = Found extends { readonly items: readonly (infer Row)[] } ? Row : never

/**
 * Everything that the service returns about one customer, with documented calls only (spec §7): the customer, properties, jobs with
 * their timelines and forms, invoices with payments, the whole message log, and the user's own notifications. What can't be read is listed, and the rest goes on.
 * Rejects if the customer can't be read. null: stopped.
 */
export async function collectPersonalData({ client, customerId, signal, onProgress }: Collecting): Promise<PersonalData | null> {
  const records: HeldRecord[] = []
  const notRead: NotRead[] = []
  const add = (record: HeldRecord): void => {
    records.push(record)
    onProgress(records.length)
  }
  const read = async <Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'no-cache' })
    if (!data) throw new Error('The gateway answered without data')
    return data as Data
  }
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!signal.aborted) notRead.push({ what, message: toApiError(error).message })
    }
  }
  const rowsOf = async <Row extends { readonly id: string }>(
    what: string,
    query: DocumentNode,
    input: Readonly<Record<string, unknown>>,
    pageOf: (data: unknown) => Page<Row>,
    variablesOf = (asked: object): Readonly<Record<string, unknown>> => ({ input: asked }),
  ): Promise<readonly Row[]> => {
    let total: number | null = null
    let unreadable = 0
    const walked = await walkPages<Row>({
      client,
      list: {
        query,
        pageOf: (data) => {
          const page = pageOf(data)
          // Rows of others came too, and none is used.
          if (page.ignored?.includes('customerId')) throw new Error('The service doesn’t list them by customer.')
          total = page.totalCount ?? total
          unreadable += page.unreadable?.length ?? 0
          return { ...page, page: null, perPage: null, unreadable: [], ignored: [] }
        },
      },
      input,
      variablesOf,
      signal,
    })
    const rows = walked ?? []
    const missing = Math.max(unreadable, (total ?? 0) - rows.length)
    if (missing > 0 && !signal.aborted) notRead.push({ what, message: `${missing.toLocaleString('en')} of them couldn’t be read.` })
    return rows
  }

  const { customer } = await read(PersonalCustomerDocument, { id: customerId })
  const { properties, ...person } = customer
  add({ id: `customer ${customerId}`, kind: 'customer', name: customerName(customer), to: paths.customer(customerId), data: person })
  if (properties === null) notRead.push({ what: 'Properties', message: 'The service doesn’t return them.' })
  for (const property of properties ?? [])
    add({
      id: `property ${property.id}`,
      kind: 'property',
      name: propertyName(property),
      to: paths.editProperty(customerId, property.id),
      data: property,
    })

  const jobs: PersonalJob[] = []
  const readHistory = async (jobId: string, name: string): Promise<void> => {
    const entries = await rowsOf<RowOf<PersonalHistoryQuery['jobHistory']>>(
      `Timeline of ${name}`,
      PersonalHistoryDocument,
      { jobId },
      (data) => (data as PersonalHistoryQuery).jobHistory,
      (asked) => asked as Readonly<Record<string, unknown>>,
    )
    if (entries.length > 0) add({ id: `history ${jobId}`, kind: 'history', name, to: paths.job(jobId), data: { entries } })
  }
  const readJob = async (id: string): Promise<void> => {
    const { job } = await read(PersonalJobDocument, { id })
    const { customer: _customer, property: _property, category: _category, forms, ...texts } = job
    const name = jobHeading(job)
    jobs.push(job)
    add({ id: `job ${id}`, kind: 'job', name, to: paths.job(id), data: texts })
    await attempt(`Timeline of ${name}`, () => readHistory(id, name))
    for (const { jobFormId, formName } of forms ?? []) {
      if (jobFormId === null) continue
      const label = `${formName ?? 'Form'} of ${name}`
      await attempt(label, async () => {
        const { jobForm } = await read(PersonalFormDocument, { id: jobFormId })
        add({ id: `form ${jobFormId}`, kind: 'form', name: label, to: paths.job(id), data: jobForm })
      })
    }
  }
  await attempt('Jobs', async () => {
    const rows = await rowsOf<RowOf<PersonalJobsQuery['jobs']>>(
      'Jobs',
      PersonalJobsDocument,
      { customerId },
      (data) => (data as PersonalJobsQuery).jobs,
    )
    await inParallel(rows, MOST_AT_ONCE, (row) => attempt(jobHeading(row), () => readJob(row.id)), signal)
  })

  const invoices: PersonalInvoice[] = []
  await attempt('Invoices and payments', async () => {
    const rows = await rowsOf<RowOf<PersonalInvoicesQuery['invoices']>>(
      'Invoices and payments',
      PersonalInvoicesDocument,
      { customerId },
      (data) => (data as PersonalInvoicesQuery).invoices,
    )
    const readInvoice = async (id: string): Promise<void> => {
      const { invoice } = await read(PersonalInvoiceDocument, { id })
      invoices.push(invoice)
      add({ id: `invoice ${id}`, kind: 'invoice', name: invoiceName(invoice), to: paths.invoice(id), data: invoice })
    }
    await inParallel(rows, MOST_AT_ONCE, (row) => attempt(invoiceName(row), () => readInvoice(row.id)), signal)
  })

  await attempt('Messages', async () => {
    const rows = await rowsOf<RowOf<PersonalMessagesQuery['clientMessages']>>(
      'Messages',
      PersonalMessagesDocument,
      { customerId },
      (data) => (data as PersonalMessagesQuery).clientMessages,
    )
    for (const message of rows)
      add({
        id: `message ${message.id}`,
        kind: 'message',
        name: [message.sentDate, message.subject ?? message.notificationMedium].filter(Boolean).join(' · ') || 'Message',
        to: paths.messagesOfCustomer(customerId),
        data: message,
      })
  })

  await attempt('Your notifications', async () => {
    const rows = await rowsOf<RowOf<PersonalNotificationsQuery['notifications']>>(
      'Your notifications',
      PersonalNotificationsDocument,
      {},
      (data) => (data as PersonalNotificationsQuery).notifications,
    )
    const own = new Set([...jobs.map(({ id }) => `job ${id}`), ...invoices.map(({ id }) => `invoice ${id}`)])
    for (const notification of rows) {
      const { id, title, jobId, invoiceId } = notification
      if (!own.has(`job ${jobId}`) && !own.has(`invoice ${invoiceId}`)) continue
      add({ id: `notification ${id}`, kind: 'notification', name: title ?? 'Notification', to: paths.notifications(), data: notification })
    }
  })

  const contacts = [customer.email, customer.phone].filter((contact): contact is string => Boolean(contact))
  await attempt('Other customers with the same email or phone', async () => {
    const found = new Map<string, HeldRecord>()
    for (const search of contacts) {
      const { customers } = await read(SameContactDocument, { input: { search, perPage: 100 } })
      for (const other of customers.items)
        if (other.id !== customerId && contacts.some((contact) => contact === other.email || contact === other.phone))
          found.set(other.id, {
            id: `sameContact ${other.id}`,
            kind: 'sameContact',
            name: customerName(other),
            to: paths.customer(other.id),
            data: other,
          })
    }
    found.forEach(add)
  })
  return signal.aborted ? null : { customer, jobs, invoices, records, notRead }
}
