import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { invoiceNow } from '../actions/invoiceActions.ts'
import { formatPaper } from '../actions/paperText.ts'
import { getBlockedReason } from '../actions/blockedReason.ts'
import { invoiceName } from '../labels/invoiceText.ts'
import { RecipientDocument } from '../../messaging/recipient.generated.ts'
import { InvoicesDocument } from '../list/invoiceList.generated.ts'
import type { CashOutInvoice } from './cashOutValues.ts'

export const MAX_INVOICES = 100

export interface Requested {
  readonly ids: readonly string[]
  readonly customerId: string | null
}

type Returned = Pick<CashOutInvoice, 'id' | 'customer' | 'dueDate' | 'currencyCode' | 'jobId' | 'lockVersion'> & {
  readonly invoiceNumber: string | null
  readonly status: 'PAID' | 'UNPAID' | null
  readonly voidedAt: number | null
  readonly balanceDue: number | null
  readonly billTo?: { readonly name: string | null } | null
}

const missing = 'Balance not available'

function chosenOf(invoice: Returned): CashOutInvoice {
  const { id, customer, dueDate, currencyCode, jobId, balanceDue, lockVersion } = invoice
  const billedTo = invoice.billTo?.name ?? customer?.name ?? null
  const problem = getBlockedReason({ ...invoice, name: invoiceName(invoice) }) ?? (balanceDue === null ? missing : null)
  return {
    id,
    name: invoiceName(invoice),
    customer,
    billedTo,
    jobId,
    dueDate,
    currencyCode,
    balanceDue: balanceDue ?? 0,
    lockVersion,
    problem,
  }
}

/** An invoice that can't be loaded carries its error. */
async function readOne(client: ApolloClient, id: string): Promise<CashOutInvoice> {
  try {
    return chosenOf(await invoiceNow(client, id))
  } catch (error) {
    const { code, message } = toApiError(error)
    if (code !== 'NOT_FOUND' && code !== 'FORBIDDEN') throw error
    const missingOf = { customer: null, billedTo: null, jobId: null, dueDate: null, balanceDue: 0, currencyCode: null, lockVersion: null }
    return { id, name: `Invoice #${id}`, ...missingOf, problem: message }
  }
}

async function ofCustomer(client: ApolloClient, customerId: string): Promise<CashOutInvoice[]> {
  const input = { customerId, tab: 'UNPAID', sortBy: 'DUE_DATE', sortDirection: 'ASCENDING', page: 1, perPage: MAX_INVOICES } as const
  const { data } = await client.query({ query: InvoicesDocument, variables: { input }, fetchPolicy: 'network-only' })
  // A backend that ignores the customer filter returns others, too.
  return (data?.invoices.items ?? []).filter(({ customer }) => customer?.id === customerId).map(chosenOf)
}

const byDueDay = (a: CashOutInvoice, b: CashOutInvoice): number =>
  (a.dueDate ?? '') < (b.dueDate ?? '') ? -1 : (a.dueDate ?? '') > (b.dueDate ?? '') ? 1 : Number(a.id) - Number(b.id)

/** A payment for several invoices has one email, with the template of the first. */
async function withText(client: ApolloClient, [first, ...others]: readonly CashOutInvoice[]): Promise<CashOutInvoice[]> {
  return first ? [{ ...first, labels: (await formatPaper(client, first.jobId)).receipt }, ...others] : []
}

async function readAll(client: ApolloClient, { ids, customerId }: Requested): Promise<CashOutInvoice[]> {
  if (customerId !== null) return ofCustomer(client, customerId)
  const read: CashOutInvoice[] = []
  await inParallel(ids.slice(0, MAX_INVOICES), MOST_AT_ONCE, async (id) => void read.push(await readOne(client, id)))
  return read.toSorted(byDueDay)
}

/** The customer's own email, for invoices without one; '' if it can't be loaded. */
async function recipientEmail(client: ApolloClient, id: string): Promise<string> {
  const found = await client.query({ query: RecipientDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => null)
  return found?.data?.customer.email ?? ''
}

/** The email address of the invoices' only customer; '' if there are several or it is unknown. */
async function emailOf(client: ApolloClient, invoices: readonly CashOutInvoice[]): Promise<string> {
  const [first, ...others] = invoices
  if (!first?.customer || others.some(({ customer }) => customer?.id !== first.customer?.id)) return ''
  const { customer } = first.customer.email === undefined ? await invoiceNow(client, first.id).catch(() => ({ customer: null })) : first
  return customer?.email ?? recipientEmail(client, first.customer.id)
}

interface Chosen {
  readonly invoices: readonly CashOutInvoice[] | null
  readonly email: string
  readonly error: unknown
  readonly again: () => void
}

/** The invoices of a payment in their current state, oldest first. */
export function useChosenInvoices({ ids, customerId }: Requested): Chosen {
  const client = useApolloClient()
  const [round, setRound] = useState(0)
  const [returned, setReturned] = useState<Omit<Chosen, 'again'>>({ invoices: null, email: '', error: undefined })
  const requested = ids.join()
  useEffect(() => {
    let isCurrent = true
    const tell = (next: typeof returned): void => {
      if (isCurrent) setReturned(next)
    }
    readAll(client, { ids: requested === '' ? [] : requested.split(','), customerId })
      .then(async (invoices) => ({ invoices: await withText(client, invoices), email: await emailOf(client, invoices) }))
      .then(
        (chosen) => tell({ ...chosen, error: undefined }),
        (error: unknown) => tell({ invoices: null, email: '', error }),
      )
    return () => {
      isCurrent = false
    }
  }, [client, requested, customerId, round])
  return { ...returned, again: () => setRound(round + 1) }
}
