import type { ApolloClient, DocumentNode } from '@apollo/client'
import { incompleteInvoices, type Statement, type StatementInvoice, statementOf } from '@callout/contracts/invoices/statement'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { invoiceName } from '../../invoices/labels/invoiceText.ts'
import { customerName } from '../picker/customerText.ts'
import {
  StatementInvoicesDocument,
  type StatementInvoicesQuery,
  StatementPartiesDocument,
  StatementPaymentsDocument,
} from './statement.generated.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

export interface StatementPeriod {
  /** YYYY-MM-DD */
  readonly from: string
  readonly to: string
}

export interface CustomerStatement extends Statement {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string | null }
  readonly company: { readonly name: string; readonly email: string | null; readonly address: string | null }
  readonly currencyCode: string | null
  /** Why it is incomplete, as a sentence; null: complete. */
  readonly problem: string | null
}

type Row = StatementInvoicesQuery['invoices']['items'][number]

async function loadInvoices(client: ApolloClient, customerId: string, signal: AbortSignal) {
  let isIgnored = false
  const rows = await walkPages<Row>({
    client,
    list: {
      query: StatementInvoicesDocument as DocumentNode,
      selectPage: (data) => {
        const { invoices } = data as StatementInvoicesQuery
        isIgnored ||= invoices.ignored.includes('customerId')
        return { ...invoices, page: null, perPage: null, unreadable: [] }
      },
    },
    input: { customerId, sortBy: 'ISSUE_DATE', sortDirection: 'ASCENDING' },
    signal,
  })
  return { rows: rows ?? [], isIgnored }
}

export async function loadStatement(
  client: ApolloClient,
  customerId: string,
  period: StatementPeriod,
  format: Format,
  signal: AbortSignal = new AbortController().signal,
): Promise<CustomerStatement> {
  const [parties, { rows, isIgnored }] = await Promise.all([
    client.query({ query: StatementPartiesDocument, variables: { id: customerId }, fetchPolicy: 'network-only' }).then(requiredData),
    loadInvoices(client, customerId, signal),
  ])
  const invoices: StatementInvoice[] = []
  const counted = rows.filter(({ voidedAt, issueDate }) => voidedAt === null && (issueDate === null || issueDate <= period.to))
  await inParallel(
    isIgnored ? [] : counted,
    MOST_AT_ONCE,
    async (row) => {
      const { id, issueDate, total, amountPaid } = row
      const isPaid = amountPaid === null || amountPaid > 0
      const { data } = isPaid
        ? await client.query({ query: StatementPaymentsDocument, variables: { id }, fetchPolicy: 'no-cache' })
        : { data: { invoice: { payments: [] } } }
      const payments =
        data?.invoice.payments?.map(({ id: paymentId, amount, paidAt, receiptNumber }) => ({
          id: paymentId,
          amount,
          paidOn: paidAt === null ? null : format.wall(paidAt).date,
          receipt: receiptNumber,
        })) ?? null
      invoices.push({ id, name: invoiceName(row), issueDate, total, amountPaid, isVoid: false, payments })
    },
    signal,
  )
  const currencies = [...new Set(counted.map(({ currencyCode }) => currencyCode))]
  const incomplete = incompleteInvoices(invoices)
  const { customer, generalData } = parties
  return {
    ...statementOf(invoices, period),
    customer: { id: customer.id, name: customerName(customer), email: customer.email },
    company: { name: generalData.organizationName ?? '', email: generalData.organizationEmail, address: generalData.address },
    currencyCode: currencies[0] ?? null,
    problem: isIgnored
      ? 'Couldn’t load this customer’s invoices.'
      : currencies.length > 1
        ? 'This customer’s invoices have different currencies.'
        : incomplete.length > 0
          ? `Couldn’t load all amounts and payments of ${incomplete.join(', ')}.`
          : null,
  }
}

export const isEmptyStatement = ({ opening, lines }: Statement): boolean => opening === 0 && lines.length === 0
