import type { ApolloClient } from '@apollo/client'
import type { Format } from '../../../lib/format/useFormat.ts'
import { sendMessage, type SentMessage } from '../../messaging/sendMessage.ts'
import type { CustomerStatement } from './loadStatement.ts'
import { statementPdf } from './statementPdf.ts'

interface StatementMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly body: string
}

export const statementFileName = ({ from, to }: Pick<CustomerStatement, 'from' | 'to'>): string => `statement-${from}-${to}.pdf`

/** Emails a statement as a contract with a file. null: the backend did not report a result. */
export const sendStatement = async (
  client: ApolloClient,
  statement: CustomerStatement,
  { to, subject, body }: StatementMail,
  format: Format,
): Promise<SentMessage | null> =>
  sendMessage(
    client,
    {
      attachmentType: 'CONTRACT',
      customerId: statement.customer.id,
      to: [...to],
      subject,
      body,
      file: { fileName: statementFileName(statement), contentType: 'application/pdf', fileBase64: await statementPdf(statement, format) },
    },
    [statement.from, statement.to, statement.closing],
  )
