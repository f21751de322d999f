import type { ApolloClient } from '@apollo/client'
import { toCents } from '@callout/contracts/cents'
import { period as periods } from '@callout/contracts/dashboard/codes'
import { type Days, daysOf } from '@callout/contracts/earnings/range'
import type { List } from '../../components/list/defineList.ts'
import { walkPages } from '../../components/list/walkPages.ts'
import type { Step } from '../../components/steps/step.ts'
import { loadPhoneGroups } from '../../lib/phones/formatPhone.ts'
import { requiredData } from '../../lib/api/requiredData.ts'
import type { Format } from '../../lib/format/useFormat.ts'
import {
  type BookCustomerFragment,
  BookCustomersDocument,
  type BookCustomersQuery,
  BookEarningsDocument,
  BookInvoiceDocument,
  type BookInvoiceFragment,
  BookInvoicesDocument,
  type BookInvoicesQuery,
  BookPaymentsDocument,
  type BookPaymentsQuery,
} from './accounting.generated.ts'
import { type Books, getSums } from './books.ts'

export type BookPeriod = Exclude<keyof typeof periods, 'DAY' | 'WEEK'>

/** Parts of a period's export, before its invoices are read. */
export interface BookLists {
  readonly days: Days
  readonly customers: readonly BookCustomerFragment[]
  /** Invoices issued, voided or paid in the period. */
  readonly invoices: readonly { readonly id: string; readonly name: string }[]
  /** Received in the period by the earnings page; null: not returned. */
  readonly earned: number | null
  /** Records that can't be listed, with the reason. */
  readonly problems: readonly string[]
}

interface Asked {
  readonly period: BookPeriod
  /** Last day of the period, YYYY-MM-DD. */
  readonly date: string
}

/** The first day that an account can have records of. */
export const FIRST_DAY = '2000-01-01'

const listedProblem = (noun: string, unreadable: number): readonly string[] =>
  unreadable === 0 ? [] : [`${unreadable} ${noun} couldn’t be read.`]

/** All rows of a list, and how many can't be read. */
async function listAll<Row extends { readonly id: string }>(
  client: ApolloClient,
  signal: AbortSignal,
  { query, selectPage }: Pick<List<Row>, 'query' | 'selectPage'>,
  input: Readonly<Record<string, unknown>>,
) {
  let unreadable = 0
  const counting = (data: unknown) => {
    const page = selectPage(data)
    unreadable += page.unreadable?.length ?? 0
    return page
  }
  const rows = await walkPages<Row>({ client, signal, input, list: { query, selectPage: counting } })
  return { rows: rows ?? [], unreadable }
}

const firstOf = (dates: readonly (string | null)[]): string => dates.filter((day) => day !== null).toSorted()[0] ?? FIRST_DAY

/** Lists the invoices to read, by pages. */
export async function loadBookLists(
  client: ApolloClient,
  { period, date }: Asked,
  format: Format,
  signal: AbortSignal,
): Promise<BookLists> {
  const input = { period, date } as const
  const earnings = client
    .query({ query: BookEarningsDocument, variables: { input }, fetchPolicy: 'network-only' })
    .then((reply) => requiredData(reply).earnings)
  const [received, customers, invoices, payments] = await Promise.all([
    earnings,
    listAll<BookCustomerFragment>(
      client,
      signal,
      { query: BookCustomersDocument, selectPage: ({ customers: page }: BookCustomersQuery) => page },
      {},
    ),
    listAll<BookInvoicesQuery['invoices']['items'][number]>(
      client,
      signal,
      { query: BookInvoicesDocument, selectPage: ({ invoices: page }: BookInvoicesQuery) => page },
      {},
    ),
    listAll<BookPaymentsQuery['earningRows']['items'][number]>(
      client,
      signal,
      { query: BookPaymentsDocument, selectPage: ({ earningRows }: BookPaymentsQuery) => earningRows },
      input,
    ),
    // The files have formatted phones.
    loadPhoneGroups(),
  ])
  const days = {
    ...daysOf(periods[period].code, date, { firstDay: FIRST_DAY, firstWeekday: 1 }),
    ...(received.dateFrom !== null && received.dateTo !== null && { from: received.dateFrom, to: received.dateTo }),
  }
  if (period === 'ALL') days.from = firstOf([days.from, ...invoices.rows.map(({ issueDate }) => issueDate)])
  const isIn = (day: string | null): boolean => day === null || (day >= days.from && day <= days.to)
  const paidIds = new Set(payments.rows.map(({ invoiceId }) => invoiceId))
  const isPaid = ({ id }: { readonly id: string }): boolean => paidIds.has(null) || paidIds.has(id)
  const needed = invoices.rows.filter(
    (row) => isIn(row.issueDate) || (row.voidedAt !== null && isIn(format.wall(row.voidedAt).date)) || isPaid(row),
  )
  const listed = new Set(needed.map(({ id }) => id))
  const unlisted = [...paidIds].filter((id): id is string => id !== null && !listed.has(id))
  return {
    days,
    customers: customers.rows,
    invoices: [
      ...needed.map(({ id, invoiceNumber }) => ({ id, name: invoiceNumber ?? `Invoice #${id}` })),
      ...unlisted.map((id) => ({ id, name: `Invoice #${id}` })),
    ],
    earned: received.total,
    problems: [
      ...listedProblem('customers', customers.unreadable),
      ...listedProblem('invoices', invoices.unreadable),
      ...listedProblem('payments', payments.unreadable),
    ],
  }
}

/** Reads each invoice with its lines and payments into `found`. */
export const readSteps = (
  client: ApolloClient,
  invoices: BookLists['invoices'],
  found: Map<string, BookInvoiceFragment>,
): readonly Step[] =>
  invoices.map(({ id, name }): Step => ({
    key: id,
    name: { name, title: null },
    run: async () => {
      const reply = await client.query({ query: BookInvoiceDocument, variables: { id }, fetchPolicy: 'no-cache' })
      found.set(id, requiredData(reply).invoice)
      return null
    },
    wasDone: async () => false,
  }))

/** Difference between the payments and the earnings of the period; null: unknown. */
export const earningsDifference = (books: Books, earned: number | null): number | null =>
  earned === null ? null : (toCents(getSums(books).paid) - toCents(earned)) / 100
