import { useApolloClient } from '@apollo/client/react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { EmailFileDialog } from '../../messaging/EmailFileDialog.tsx'
import type { CustomerStatement } from './loadStatement.ts'
import { sendStatement } from './sendStatement.ts'
import { statementMail } from './statementText.ts'

interface EmailStatementDialogProps {
  readonly statement: CustomerStatement
  readonly onClose: () => void
}

export function EmailStatementDialog({ statement, onClose }: EmailStatementDialogProps) {
  const client = useApolloClient()
  const format = useFormat()
  return (
    <EmailFileDialog
      title={`Email statement to ${statement.customer.name}`}
      mail={{ to: statement.customer.email ?? '', ...statementMail(statement, format) }}
      attached="statement as a PDF"
      sent="Statement sent"
      onSend={(mail) => sendStatement(client, statement, mail, format)}
      onClose={onClose}
    />
  )
}
