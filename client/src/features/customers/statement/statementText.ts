import type { StatementLine } from '@callout/contracts/invoices/statement'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { CustomerStatement } from './loadStatement.ts'

export const lineName = ({ kind, name }: StatementLine): string => (kind === 'invoice' ? `Invoice ${name}` : `Payment ${name}`)

export const formatPeriod = ({ from, to }: Pick<CustomerStatement, 'from' | 'to'>, { day }: Pick<Format, 'day'>): string =>
  `${day(from)} – ${day(to)}`

export function statementMail(statement: CustomerStatement, { day, money }: Format): { readonly subject: string; readonly body: string } {
  const { customer, company, closing, currencyCode, to } = statement
  const period = formatPeriod(statement, { day })
  const from = company.name ? ` from ${company.name}` : ''
  return {
    subject: `Statement${from}, ${period}`,
    body: [
      `Hello ${customer.name},`,
      `Attached is your statement for ${period}. Your balance on ${day(to)}: ${money(closing, currencyCode)}.`,
      ...(company.name ? [`Thank you,\n${company.name}`] : []),
    ].join('\n\n'),
  }
}
